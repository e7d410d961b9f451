import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedFileError } from '@/src/domain/feeds/FeedFileError'

/** A stock file of a million cars; more is no stock file. */
const EXPANDED_MAX_BYTES = 4_000_000_000
/** Text of a feed becomes 5 to 40 times smaller; a bomb, a thousand times. Judged once there is something to judge. */
const RATIO_MAX = 100
const RATIO_FROM_BYTES = 20_000_000
/** A sender that is silent for this long is disconnected, so that it does not block the next delivery. */
const SILENCE_MAX_MS = 60_000

const withDeadline = async <T>(promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The sender stopped sending.')), SILENCE_MAX_MS)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The chunks of a request's body; ends in an error when the sender falls silent or its connection breaks. */
const chunksOf = async function* (
  body: ReadableStream<Uint8Array> | null,
  count: { bytes: number },
): AsyncGenerator<Uint8Array> {
  if (body === null) return
  const reader = body.getReader()
  try {
    for (let part = await withDeadline(reader.read()); !part.done; part = await withDeadline(reader.read())) {
      count.bytes += part.value.byteLength
      yield part.value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')

/**
 * A delivery's decompressed bytes, at most one chunk in memory (FEED-07).
 *
 * @throws FeedFileError while iterating: declared as gzip but not gzip, or gzip that expands beyond the limit
 */
export const expandBody = async function* (
  body: ReadableStream<Uint8Array> | null,
  encoding: 'identity' | 'gzip',
): AsyncGenerator<Uint8Array> {
  const sent = { bytes: 0 }
  const chunks = chunksOf(body, sent)
  if (encoding === 'identity') return yield* chunks
  const source = Readable.from(chunks)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  let expanded = 0
  try {
    for await (const chunk of source.pipe(gunzip)) {
      if (!(chunk instanceof Uint8Array)) continue
      expanded += chunk.byteLength
      const bomb = expanded > RATIO_FROM_BYTES && expanded > sent.bytes * RATIO_MAX
      if (bomb || expanded > EXPANDED_MAX_BYTES) {
        throw new FeedFileError(
          'too_long',
          'The compressed file expands to far more than a stock file holds; it was refused.',
        )
      }
      yield chunk
    }
  } catch (error) {
    if (isZlibError(error))
      throw new FeedFileError('not_a_feed', 'The file says it is gzip, and is not, or is damaged.')
    throw error
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}
