import { brotliCompressSync, constants } from 'node:zlib'

export function compress(data: Buffer, quality: number) {
  return brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  })
}
