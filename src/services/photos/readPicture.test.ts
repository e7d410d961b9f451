import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PhotoError } from './PhotoError'
import { readPicture } from './readPicture'

const red = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#a33' } })
const refused = (bytes: Buffer) =>
  readPicture(bytes).then(
    () => null,
    (error: unknown) => (error instanceof PhotoError ? error.message : error),
  )

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Buffer): number => {
  let c = 0xffffffff
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc(body), body.length + 4)
  return out
}
/** A PNG of a few kilobytes that unpacks to `width * height` pixels. */
const pngBomb = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2000)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what was fetched', () => {
  test.each([
    ['JPEG', () => red().jpeg().toBuffer(), 'image/jpeg'],
    ['PNG', () => red().png().toBuffer(), 'image/png'],
    ['WebP', () => red().webp().toBuffer(), 'image/webp'],
    ['AVIF', () => red().avif({ effort: 0 }).toBuffer(), 'image/avif'],
  ])('FEED-08 %s is a picture, whatever its header said', async (_name, make, mimetype) => {
    const picture = await readPicture(await make())
    expect(picture.mimetype).toBe(mimetype)
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')],
    ['a TIFF', Buffer.from('II*\x00\x08\x00\x00\x00', 'latin1')],
    ['a HEIC', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1')],
  ])('FEED-08 %s is none', async (_name, bytes) => {
    expect(await refused(bytes)).toMatch(/not a JPEG, PNG, WebP or AVIF/)
  })

  test('FEED-08 a few kilobytes that unpack to a billion pixels are refused before they are unpacked', async () => {
    const bomb = pngBomb(40_000, 30_000)
    expect(bomb.length).toBeLessThan(100_000)
    const before = process.memoryUsage().rss
    expect(await refused(bomb)).toMatch(/40000 × 30000 pixels/)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  test('FEED-08 a moving picture is refused', async () => {
    const frames = [red(20, 20), sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a3' } })]
    const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
    const moving = await sharp(pages, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await refused(moving)).toMatch(/Moving pictures/)
  })

  test('FEED-08 a picture cut short, or noise behind a right beginning, is damaged', async () => {
    const whole = await red(400, 300).jpeg().toBuffer()
    expect(await refused(whole.subarray(0, whole.length - 200))).toMatch(/damaged/)
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
        expect(typeof (await refused(Buffer.concat([whole.subarray(0, 20), noise])))).toBe('string')
      }),
      { numRuns: 30 },
    )
  })
})
