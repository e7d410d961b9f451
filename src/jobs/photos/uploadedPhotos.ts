import type { Payload } from 'payload'
import type { StockCar, StockImage } from '@/src/domain/search/results/StockSource'
import { relationId } from '@/src/domain/relationId'
import { shownPhotos } from '@/src/domain/stock/photos/shownPhotos'

interface Photo {
  url: string
  thumb: string
}

type WithUpload = StockImage & { media?: unknown }
type CarRow = Omit<StockCar, 'images'> & { images?: WithUpload[] | null }

/** Addresses of the stored pictures of some cars, by media id. */
export const uploadedPhotos = async (payload: Payload, cars: CarRow[]): Promise<Map<string, Photo>> => {
  const ids = new Set(cars.flatMap(({ images }) => (images ?? []).flatMap(({ media }) => relationId(media) ?? [])))
  if (ids.size === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    select: { url: true, thumbnailURL: true, filename: true, sizes: { thumb: true } },
    where: { id: { in: [...ids] } },
  })
  return new Map(
    docs.flatMap(({ id, url, thumbnailURL }) => (url ? [[String(id), { url, thumb: thumbnailURL || url }]] : [])),
  )
}

/** A car with the photos shoppers see, each with its address (FEED-08). */
export const withUploads = (car: CarRow, photos: Map<string, Photo>, showRemote: boolean): StockCar => ({
  ...car,
  ...shownPhotos(car, { pictureOf: (media) => photos.get(relationId(media) ?? '') ?? null, showRemote }),
})
