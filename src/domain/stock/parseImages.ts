import { parseText } from './parseText'

export interface ImageInput {
  image: { url: string; thumb: { url: string } }
  isVideo: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isAddress = (url: string): boolean => /^(https?:\/\/|\/(?!\/))\S+$/i.test(url)

const fromUrl = (url: string | null, thumb: string | null, isVideo: boolean): ImageInput[] =>
  url !== null && isAddress(url)
    ? [{ image: { url, thumb: { url: thumb !== null && isAddress(thumb) ? thumb : url } }, isVideo }]
    : []

const fromEntry = (entry: unknown): unknown[] => {
  if (typeof entry === 'string') return fromUrl(parseText(entry), null, false)
  if (!isRecord(entry)) return []
  // An uploaded photo has no address of its own yet; it is kept as it came.
  if (entry.media !== undefined && entry.media !== null) return [entry]
  const image = isRecord(entry.image) ? entry.image : entry
  const thumb = isRecord(image.thumb) ? image.thumb.url : image.thumb
  return fromUrl(parseText(image.url), parseText(thumb), entry.isVideo === true)
}

/**
 * Pictures in the feed's order (CAR-17), out of one text (addresses separated by ';', '|', ',' or spaces), a list of
 * addresses, or entries in our own shape. What is no http(s) address or path is left out.
 */
export const parseImages = (raw: unknown): unknown[] => {
  const entries: unknown[] =
    typeof raw === 'string' ? raw.split(/[;|\s]+|,(?=https?:|\/|\s)/i) : Array.isArray(raw) ? raw : []
  return entries.flatMap(fromEntry)
}
