import type { ServerResponse } from 'node:http'

/** A piece that has waited this long is sent: a page whose end takes longer is on its way meanwhile. */
const LONGEST_MS = 10
/** More than this is sent at once. */
const MOST_BYTES = 64_000

export const isPiece = (piece: unknown): piece is string | Uint8Array =>
  typeof piece === 'string' || piece instanceof Uint8Array

/**
 * Next sends a page in pieces of 4 KB and has each one compressed and flushed by itself: a hundred for a page being made,
 * which is more work than compressing them and leaves more to send. They are put together first. It must be put over the
 * response after whatever compresses.
 */
export const gatherPieces = (response: ServerResponse): void => {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flush = 'flush' in response && typeof response.flush === 'function' ? response.flush.bind(response) : null
  let pieces: Buffer[] = []
  let bytes = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = (): Buffer => {
    clearTimeout(timer)
    timer = undefined
    const all = Buffer.concat(pieces)
    pieces = []
    bytes = 0
    return all
  }
  const send = (): boolean => {
    const more = write(take())
    flush?.()
    return more
  }
  const gather: typeof response.write = (...args: unknown[]) => {
    const [piece, ...others] = args
    if (!isPiece(piece) || others.length > 0) {
      if (bytes > 0) write(take())
      return Reflect.apply(write, response, args)
    }
    pieces.push(Buffer.from(piece))
    bytes += piece.length
    if (bytes >= MOST_BYTES) return write(take())
    timer ??= setTimeout(send, LONGEST_MS)
    return true
  }
  const endAll: typeof response.end = (...args: unknown[]) => {
    const [last, ...others] = args
    if (bytes === 0) return Reflect.apply(end, response, args)
    if (isPiece(last) && others.length === 0) return end(Buffer.concat([take(), Buffer.from(last)]))
    write(take())
    return Reflect.apply(end, response, args)
  }
  response.write = gather
  response.end = endAll
  if (flush) Object.assign(response, { flush: () => undefined })
  response.once('close', () => clearTimeout(timer))
}
