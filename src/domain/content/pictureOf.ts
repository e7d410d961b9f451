import { withHints } from '@/src/domain/media/pictureHints'
import { withShippedBlur } from '@/src/domain/media/shippedBlur'

export interface PictureInput {
  /** An upload, populated or as its id. */
  media?: unknown
  url?: string | null
}

export interface SitePicture {
  url: string
  alt: string
}

const textOf = (record: object, key: string): string | null => {
  const value: unknown = Object.entries(record).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value !== '' ? value : null
}

/** A picture for pages: the upload, else the address field, with its hints. Null when there is neither. */
export const pictureOf = (picture: PictureInput | null | undefined, alt = ''): SitePicture | null => {
  const upload = typeof picture?.media === 'object' && picture.media !== null ? picture.media : null
  const uploaded = upload && textOf(upload, 'url')
  if (upload && uploaded) {
    return { url: withHints(uploaded, upload), alt: textOf(upload, 'alt') ?? alt }
  }
  return picture?.url ? { url: withShippedBlur(picture.url), alt } : null
}
