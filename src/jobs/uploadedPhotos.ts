import type { Payload } from 'payload'
import type { StockCar, StockImage } from '@/src/domain/search/StockSource'
import { relationId } from '@/src/domain/relationId'

interface Photo {
  url: string
  thumb: string
}

type WithUpload = StockImage & { media?: unknown }
type CarRow = Omit<StockCar, 'images'> & { images?: WithUpload[] | null }

/** Addresses of the uploaded photos of some cars, by media id. */
export const uploadedPhotos = async (payload: Payload, cars: CarRow[]): Promise<Map<string, Photo>> => {
  const ids = new Set(cars.flatMap(({ images }) => (images ?? []).flatMap(({ media }) => relationId(media) ?? [])))
  if (ids.size === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    where: { id: { in: [...ids] } },
  })
  return new Map(
    docs.flatMap(({ id, url, thumbnailURL }) => (url ? [[String(id), { url, thumb: thumbnailURL || url }]] : [])),
  )
}

/** A car whose photos all have an address: an uploaded photo's own comes before one typed in beside it. */
export const withUploads = (car: CarRow, photos: Map<string, Photo>): StockCar => ({
  ...car,
  images: (car.images ?? []).map((entry) => {
    const photo = photos.get(relationId(entry.media) ?? '')
    return photo ? { isVideo: entry.isVideo, image: { url: photo.url, thumb: { url: photo.thumb } } } : entry
  }),
})
