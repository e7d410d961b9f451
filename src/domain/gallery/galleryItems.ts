import type { Picture } from '../stock/photos/carImages'
import type { VideoSource } from './videoSource'

export type GalleryItem = ({ kind: 'photo' } & Picture) | { kind: 'video'; video: VideoSource }

export type VideoPosition = 'start' | 'second' | 'middle' | 'end'

/** How many photos stand before the stock video (GAL-18). */
const photosBefore = (photos: number, position: VideoPosition): number => {
  if (position === 'start') return 0
  if (position === 'second') return Math.min(1, photos)
  if (position === 'middle') return Math.ceil(photos / 2)
  return photos
}

/** Photos in the dealer's order with the stock videos, together, at their configured place (GAL-05, GAL-18). */
export const galleryItems = (
  pictures: readonly Picture[],
  videos: readonly VideoSource[],
  position: VideoPosition,
): GalleryItem[] => {
  const photos = pictures.map((picture): GalleryItem => ({ kind: 'photo', ...picture }))
  const films = videos.map((video): GalleryItem => ({ kind: 'video', video }))
  return photos.toSpliced(photosBefore(photos.length, position), 0, ...films)
}
