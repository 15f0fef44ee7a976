/** Prints rows in columns as wide as their widest cell; figures are set to the right. */
export function printTable(heads, rows) {
  const cells = [heads, ...rows].map((row) => row.map((cell) => String(cell ?? '')))
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => [...row[column]].length)))
  const isFigure = (cell) => /^[\d.,]+( ×| ms)?$/.test(cell)
  for (const row of cells.filter((row) => row.some((cell) => cell !== ''))) {
    console.log(
      row
        .map((cell, column) => (isFigure(cell) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
        .join('  '),
    )
  }
}
