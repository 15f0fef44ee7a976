/** Lets Escape hide the tooltips of a page, and a tap show them in browsers that do not focus a tapped button. */
export function startTooltips() {
  const tooltips = [...document.querySelectorAll<HTMLElement>('[role="tooltip"]')]
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const tooltip of tooltips) tooltip.hidden = true
  })
  for (const tooltip of tooltips) {
    const place = tooltip.parentElement
    const allow = () => {
      tooltip.hidden = false
    }
    place?.addEventListener('pointerleave', allow)
    place?.addEventListener('focusin', allow)
    place?.querySelector('button')?.addEventListener('click', (event) => (event.currentTarget as HTMLElement).focus())
  }
}
