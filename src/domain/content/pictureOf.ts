import { withFocus } from '@/src/domain/media/focalPoint'

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

/** A picture for pages: the upload with its focal point, else the address field. Null when there is neither. */
export const pictureOf = (picture: PictureInput | null | undefined, alt = ''): SitePicture | null => {
  const upload = typeof picture?.media === 'object' && picture.media !== null ? picture.media : null
  const uploaded = upload && textOf(upload, 'url')
  if (upload && uploaded) {
    const { focalX, focalY } = Object(upload)
    return { url: withFocus(uploaded, focalX, focalY), alt: textOf(upload, 'alt') ?? alt }
  }
  return picture?.url ? { url: picture.url, alt } : null
}
