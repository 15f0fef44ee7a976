/** Stands in the panel's place when the panel itself fails. */
export function PanelFault() {
  return (
    <aside id="analysis" aria-label="Analysis" className="checker-panel print:hidden">
      <p role="alert" className="rounded-md bg-danger-wash p-3 text-sm text-danger">
        The analysis cannot be shown because of a fault of ours. Your text is safe, and you can go on writing.
      </p>
    </aside>
  )
}
