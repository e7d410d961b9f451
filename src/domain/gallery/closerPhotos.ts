import type { GalleryItem } from './galleryItems'

/** Those that a gallery shows before it is touched: the large one and its row of thumbnails. */
const SEEN_AT_FIRST = 5
const CLOSER_PHOTOS = 3

export interface CloserPhoto {
  url: string
  /** Its place in the gallery, from 1. */
  place: number
}

/** Three photos from further on in a gallery, evenly spread, to be seen large beside what is said of the car; none of a short gallery. */
export const closerPhotos = (items: readonly GalleryItem[]): CloserPhoto[] => {
  const later = items.flatMap((item, index) =>
    index >= SEEN_AT_FIRST && item.kind === 'photo' ? [{ url: item.url, place: index + 1 }] : [],
  )
  if (later.length < CLOSER_PHOTOS) return []
  return [0, 1, 2].flatMap((third) => later[Math.floor((third * later.length) / CLOSER_PHOTOS)] ?? [])
}
