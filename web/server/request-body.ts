/** No input of section 5 comes near this, escaped as it may be. */
export const longestBodyBytes = 256 * 1024

export class BodyTooLargeError extends Error {}

/** Reads a body, and stops reading as soon as it is too long. */
export async function readBody(request: Request, longest = longestBodyBytes): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > longest) throw new BodyTooLargeError()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > longest) throw new BodyTooLargeError()
    chunks.push(chunk)
  }
  const body = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    body.set(chunk, offset)
    offset += chunk.length
  }
  return body
}

export function isJson(contentType: string | null | undefined) {
  return /^\s*application\/json\s*(;|$)/i.test(contentType ?? '')
}
