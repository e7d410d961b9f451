import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import type { FeedFacts } from '@/src/domain/feeds/rows/FeedRow'

/** Pieces small enough that one chunk of any size never makes a large text. */
const PIECE_BYTES = 65_536
/** How much of a file is looked at to tell what it is. */
const SNIFFED_BYTES = 4_096

const kinds: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a zip archive or an Excel workbook'],
  [[0x50, 0x4b, 0x05, 0x06], 'an empty zip archive'],
  [[0x1f, 0x8b], 'a gzip archive'],
  [[0x42, 0x5a, 0x68], 'a bzip2 archive'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'a zstd archive'],
  [[0xfd, 0x37, 0x7a, 0x58], 'an xz archive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'a 7-Zip archive'],
  [[0x52, 0x61, 0x72, 0x21], 'a RAR archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture'],
]

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  bytes.length >= start.length && start.every((byte, at) => bytes[at] === byte)

const refuseBinary = (head: Uint8Array): void => {
  const kind = kinds.find(([start]) => startsWith(head, start))
  if (kind === undefined) return
  throw new FeedFileError(
    'not_a_feed',
    `This file is ${kind[1]}, not a stock feed. Send the CSV, JSON or XML itself, not packed.`,
  )
}

/** The share of NUL bytes at even and odd places, where UTF-16 has them in Western text. */
const nulShare = (head: Uint8Array, parity: number): number => {
  let nuls = 0
  for (let at = parity; at < head.length; at += 2) if (head[at] === 0) nuls += 1
  return nuls / Math.max(1, Math.floor(head.length / 2))
}

const MOSTLY = 0.4

const encodingOf = (head: Uint8Array): string => {
  if (startsWith(head, [0xff, 0xfe, 0, 0]) || startsWith(head, [0, 0, 0xfe, 0xff])) {
    throw new FeedFileError('not_a_feed', 'This file is written in UTF-32. Send it as UTF-8.')
  }
  if (startsWith(head, [0xef, 0xbb, 0xbf])) return 'utf-8'
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be'
  const [even, odd] = [nulShare(head, 0), nulShare(head, 1)]
  if (odd > MOSTLY && even < MOSTLY / 4) return 'utf-16le'
  if (even > MOSTLY && odd < MOSTLY / 4) return 'utf-16be'
  return 'utf-8'
}

const refuseControls = (head: Uint8Array): void => {
  let controls = 0
  for (const byte of head) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1
  if (controls > head.length / 10)
    throw new FeedFileError('not_a_feed', 'This file is not text, so it is no stock feed.')
}

type Decode = (bytes: Uint8Array | null) => string

const plainDecoder = (encoding: string): Decode => {
  const decoder = new TextDecoder(encoding)
  return (bytes) => (bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true }))
}

/**
 * UTF-8 until a byte is invalid in it. When that comes before any accented letter, the file is Windows-1252, and
 * everything before was decoded correctly; later, the file is UTF-8 with a few broken letters.
 */
const guessingDecoder = (found: (encoding: string) => void): Decode => {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let other: Decode | null = null
  let plain = true
  // A letter's first bytes may have ended the piece before; a decoder that failed has lost them.
  let held = new Uint8Array()
  const change = (bytes: Uint8Array): string => {
    const encoding = plain ? 'windows-1252' : 'utf-8'
    if (plain) found(encoding)
    other = plainDecoder(encoding)
    return other(Buffer.concat([held, bytes]))
  }
  return (bytes) => {
    if (other !== null) return other(bytes)
    const piece = bytes ?? new Uint8Array()
    try {
      const text = bytes === null ? strict.decode() : strict.decode(bytes, { stream: true })
      if (plain) plain = !/[^\0-\x7f]/.test(text)
      held = bytes === null ? held : unfinished(held, piece)
      return text
    } catch {
      const text = change(piece)
      return bytes === null && other !== null ? text + flush(other) : text
    }
  }
}

const flush = (decode: Decode): string => decode(null)

/** The bytes of a letter that is not complete at the end of a piece: at most three. */
const unfinished = (held: Uint8Array, piece: Uint8Array): Uint8Array<ArrayBuffer> => {
  const tail = Uint8Array.from([...held, ...piece.subarray(-4)])
  for (let back = 1; back <= Math.min(3, tail.length); back += 1) {
    const byte = tail[tail.length - back] ?? 0
    if (byte < 0x80) break
    if (byte < 0xc0) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return back < length ? tail.slice(tail.length - back) : new Uint8Array()
  }
  return new Uint8Array()
}

const withoutNul = (text: string, facts: FeedFacts): string => {
  if (!text.includes('\0')) return text
  const note = 'The file holds NUL characters; they were left out.'
  if (!facts.notes.includes(note)) facts.notes.push(note)
  return text.replaceAll('\0', '')
}

/**
 * The text of a file in small chunks (FEED-01): UTF-8, UTF-16 with or without a byte order mark, or Windows-1252,
 * detected from the bytes. Archives, workbooks and other binary files are refused by their first bytes, never unpacked.
 *
 * @param facts receives encoding, bytes and notes
 * @throws FeedFileError 'not_a_feed'
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, facts: FeedFacts): AsyncGenerator<string> {
  let head: Uint8Array = new Uint8Array()
  let decode: Decode | null = null
  const start = (): Decode => {
    refuseBinary(head)
    facts.encoding = encodingOf(head)
    if (facts.encoding === 'utf-8') refuseControls(head)
    return facts.encoding === 'utf-8'
      ? guessingDecoder((encoding) => (facts.encoding = encoding))
      : plainDecoder(facts.encoding)
  }
  for await (const chunk of bytes) {
    facts.bytes += chunk.length
    let piece: Uint8Array = chunk
    if (decode === null) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      if (head.length < SNIFFED_BYTES) continue
      piece = head
      head = head.subarray(0, SNIFFED_BYTES)
      decode = start()
    }
    for (let at = 0; at < piece.length; at += PIECE_BYTES) {
      yield withoutNul(decode(piece.subarray(at, at + PIECE_BYTES)), facts)
    }
  }
  if (decode === null) {
    decode = start()
    yield withoutNul(decode(head), facts)
  }
  yield withoutNul(decode(null), facts)
}
