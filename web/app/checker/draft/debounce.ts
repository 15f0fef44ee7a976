/** Runs once things have been quiet for a while, at once when told to, never when cancelled. */
export function debounce(work: () => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    later() {
      clearTimeout(timer)
      timer = setTimeout(work, milliseconds)
    },
    now() {
      clearTimeout(timer)
      work()
    },
    cancel: () => clearTimeout(timer),
  }
}
