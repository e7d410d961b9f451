import { isRecord } from '@/src/domain/isRecord'
import { parseText } from './parseText'

export interface ImageInput {
  image: { url: string; thumb: { url: string } }
  isVideo: boolean
}

const ADDRESS_MAX = 2_000
const address = /^(https?:\/\/|\/(?!\/))[^\s<>"\\]+$/i

/** An http(s) address or a path on our own site; null for anything else, such as 'javascript:'. */
export const parseAddress = (raw: unknown): string | null => {
  const text = parseText(raw)
  const url = text?.startsWith('//') ? `https:${text}` : text
  return url != null && url.length <= ADDRESS_MAX && address.test(url) ? url : null
}

const fromUrl = (raw: unknown, rawThumb: unknown, isVideo: boolean): ImageInput[] => {
  const url = parseAddress(raw)
  return url === null ? [] : [{ image: { url, thumb: { url: parseAddress(rawThumb) ?? url } }, isVideo }]
}

const fromEntry = (entry: unknown): unknown[] => {
  if (typeof entry === 'string') return fromUrl(entry, null, false)
  if (!isRecord(entry)) return []
  // An uploaded photo has no address of its own yet; it is kept as it came.
  if (entry.media !== undefined && entry.media !== null) return [entry]
  const image = isRecord(entry.image) ? entry.image : entry
  const thumb = isRecord(image.thumb) ? image.thumb.url : image.thumb
  return fromUrl(image.url, thumb, entry.isVideo === true)
}

const between = /[;|\s]+|,(?=https?:|\/|\s)/i

/** Whether a text may hold more than one address. */
export const isAddressList = (text: string): boolean => between.test(text)

export const splitAddresses = (text: string): string[] => text.split(between)

/** Addresses out of one text, separated by ';', '|', ',' or spaces, or out of a list. */
export const parseAddresses = (raw: unknown): string[] => {
  const parts: readonly unknown[] = Array.isArray(raw) ? raw : typeof raw === 'string' ? splitAddresses(raw) : []
  return parts.map(parseAddress).filter((url) => url !== null)
}

/**
 * Pictures in the feed's order (CAR-17), out of one text (addresses separated by ';', '|', ',' or spaces), a list of
 * addresses, or entries in our own shape. What is no http(s) address or path is left out.
 */
export const parseImages = (raw: unknown): unknown[] => {
  const entries: readonly unknown[] = typeof raw === 'string' ? splitAddresses(raw) : Array.isArray(raw) ? raw : []
  return entries.flatMap(fromEntry)
}
