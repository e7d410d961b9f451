import sharp from 'sharp'

const MAX_PIXELS = 50_000_000
/** Small enough for an address: about 65 bytes of WebP. */
const BLUR_PX = 8

/**
 * A tiny picture as a data address, shown while the real one loads; null for a picture one can see through, which must
 * not stand on a copy of itself. Decodes all of it.
 *
 * @param picture bytes of a file, or its path
 * @throws Error of sharp when the file is damaged or larger than 50 million pixels
 */
export const blurOfPicture = async (picture: Buffer | string): Promise<string | null> => {
  const whole = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  const small = await whole
    .resize({ width: BLUR_PX, height: BLUR_PX, fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  const { isOpaque } = await sharp(small).stats()
  return isOpaque ? `data:image/webp;base64,${small.toString('base64')}` : null
}
