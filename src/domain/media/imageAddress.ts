import { withoutHints } from './pictureHints'

interface ImageWish {
  widthPx: number
  /** Percent; 60 or 75 with our own optimizer. */
  quality?: 60 | 75
  /** Width to height of the crop; null for the whole picture. */
  ratio?: number | null
}

/** Widths our optimizer makes (next.config.mjs) that a picture is offered in. */
const WIDTHS = [320, 480, 768, 1080, 1920] as const
/** Smaller ones, for pictures of one size. */
const SMALL_WIDTHS = [96, 160, 240] as const

/** A picture on our own site that the optimizer can make again; a drawing stays as it is. */
const isOwn = (url: string): boolean => /^\/(?!\/)/.test(url) && !/\.svg$/i.test(url)

/** The smallest width made that is not less than `px`. */
export const madeWidth = (px: number): number => [...SMALL_WIDTHS, ...WIDTHS].find((width) => width >= px) ?? 1920

/**
 * Address of a picture in a width, quality and crop (GAL-19). `cdn` is the pattern of an image CDN with {url} or
 * {path}, {width}, {height}, {quality}; null for our own optimizer, which does not crop, because the frame does. A
 * picture on another server is linked unchanged, unless a CDN fetches it.
 */
export const imageAddress = (
  url: string,
  { widthPx, quality = 75, ratio = null }: ImageWish,
  cdn: string | null = null,
): string => {
  const file = withoutHints(url)
  if (cdn) {
    const values: Record<string, string> = {
      url: encodeURIComponent(file),
      path: file.replace(/^\//, ''),
      width: String(widthPx),
      height: ratio === null ? '' : String(Math.round(widthPx / ratio)),
      quality: String(quality),
    }
    return cdn.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  }
  return isOwn(file) ? `/_next/image?url=${encodeURIComponent(file)}&w=${widthPx}&q=${quality}` : file
}

/** A picture in every width for the browser to choose from; undefined: there is one only. */
export const imageSet = (url: string, wish: Omit<ImageWish, 'widthPx'> = {}, cdn: string | null = null) =>
  cdn || isOwn(withoutHints(url))
    ? WIDTHS.map((widthPx) => `${imageAddress(url, { ...wish, widthPx }, cdn)} ${widthPx}w`).join(', ')
    : undefined

/** Formats that are small already: made again they would only lose. */
const COMPACT = /\.(webp|avif)$/i
const FRAME_WIDTH_PX = 1080

/**
 * Address of one frame of the spin (GAL-19, GAL-20). All frames are loaded before the spin moves, so all have one size,
 * and a WebP or AVIF is used unchanged, because two dozen conversions would take too long.
 */
export const frameAddress = (url: string, cdn: string | null = null): string =>
  cdn === null && COMPACT.test(withoutHints(url))
    ? withoutHints(url)
    : imageAddress(url, { widthPx: FRAME_WIDTH_PX, quality: 60 }, cdn)
