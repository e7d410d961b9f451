import sharp, { type Metadata } from 'sharp'
import { PhotoError } from './PhotoError'

const MAX_PIXELS = 50_000_000

export interface Picture {
  mimetype: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'
  extension: 'jpg' | 'png' | 'webp' | 'avif'
}

const ascii = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end)

/** The kind of file by its first bytes, so that decoders of anything else (SVG, PDF, GIF, TIFF …) never see it. */
const kindOf = (bytes: Buffer): Pick<Picture, 'mimetype' | 'extension'> | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { mimetype: 'image/jpeg', extension: 'jpg' }
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return { mimetype: 'image/png', extension: 'png' }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')
    return { mimetype: 'image/webp', extension: 'webp' }
  return ascii(bytes, 4, 8) === 'ftyp' && /avif/.test(ascii(bytes, 8, 32))
    ? { mimetype: 'image/avif', extension: 'avif' }
    : null
}

const measured = async (bytes: Buffer): Promise<Metadata> => {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
  } catch {
    throw new PhotoError('failed', 'The file is damaged.')
  }
}

/** Decodes all of it, so that a file cut short is found here and not while it is stored. */
const decode = async (bytes: Buffer): Promise<void> => {
  try {
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).resize(8).raw().toBuffer()
  } catch {
    throw new PhotoError('failed', 'The file is damaged.')
  }
}

/**
 * Detects the type of fetched bytes, from the bytes alone (FEED-08). Accepts JPEG, PNG, WebP and AVIF with one frame
 * and at most 50 million pixels.
 *
 * @throws PhotoError for everything else.
 */
export const readPicture = async (bytes: Buffer): Promise<Picture> => {
  const kind = kindOf(bytes)
  if (kind === null) throw new PhotoError('failed', 'What is at the address is not a JPEG, PNG, WebP or AVIF picture.')
  const { width, height, pages = 1 } = await measured(bytes)
  if (pages > 1) throw new PhotoError('refused', 'Moving pictures are not taken.')
  if (width * height > MAX_PIXELS)
    throw new PhotoError('refused', `The picture is too large: ${width} × ${height} pixels (at most 50 million).`)
  if (width < 2 || height < 2) throw new PhotoError('failed', 'The picture is a single dot.')
  await decode(bytes)
  return kind
}
