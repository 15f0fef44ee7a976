const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "three sentences", "one sentence", "14 sentences". */
export function countOf(count: number, singular: string, plural = `${singular}s`) {
  return `${numbers[count] ?? count} ${count === 1 ? singular : plural}`
}
