/** About the size of the grammar check once unpacked; the server only tells how large it is on the way. */
const unpackedBytes = 16_000_000

/** Brings a large file into the browser's cache and tells how far it has come; whoever asks for it next has it at once. */
export async function fetchWithProgress(url: string | URL, onProgress: (progress: number) => void) {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`The grammar check answered ${response.status}.`)
  const reader = response.body.getReader()
  let received = 0
  let told = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.length
    const progress = Math.min(1, received / unpackedBytes)
    if (progress - told < 0.02) continue
    told = progress
    onProgress(progress)
  }
}
