/**
 * The body of a request, read no further than `limit` bytes: a chunked body that never ends cannot fill the memory.
 * Undefined: there is none.
 */
export const readBody = async (request: Request, limit: number): Promise<ArrayBuffer | undefined | 'too_large'> => {
  if (request.body === null) return undefined
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too_large'
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader.cancel()
      return 'too_large'
    }
    chunks.push(part.value)
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body.buffer
}
