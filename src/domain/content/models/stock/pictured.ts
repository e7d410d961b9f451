import { withoutHints } from '@/src/domain/media/pictureHints'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { simpleBody } from '@/src/domain/stock/normalise/bodyTypes'
import { listPicture } from '@/src/domain/stock/photos/listPicture'
import { usualBody } from '../page/stockModels'

interface PicturedCar {
  url: string
  title: string
  href: string
}

const pictureOfFirst = (cars: readonly Pick<StockCard, 'images' | 'title' | 'path'>[]): PicturedCar | null => {
  const urls = cars.map(({ images }) => images.map(({ url }) => url))
  const url = listPicture([...urls.flatMap(([first]) => first ?? []), ...urls.flat()])
  const car = cars.find(({ images }) => images.some((image) => image.url === url))
  return url !== null && car ? { url, title: car.title, href: car.path } : null
}

/**
 * The picture a model's page opens with, chosen as for its tile in a list, and which of the vehicles it shows: one of the body
 * that most of them are of. Null without a photo.
 */
export const pictured = (
  cars: readonly Pick<StockCard, 'images' | 'title' | 'path' | 'body'>[],
): PicturedCar | null => {
  const body = usualBody(cars)
  return pictureOfFirst(cars.filter((car) => simpleBody(car.body) === body)) ?? pictureOfFirst(cars)
}

/** Fewer are no gallery. */
const ENOUGH = 3

interface Picture {
  url: string
  alt: string
  caption: null
}

/** More photos of the pictured vehicle, but for those that the page shows already: its own and the first of each vehicle. */
export const morePictures = (
  cars: readonly Pick<StockCard, 'images' | 'title' | 'path'>[],
  picture: ReturnType<typeof pictured>,
): Picture[] => {
  const shown = new Set(
    [picture?.url, ...cars.map(({ images }) => images[0]?.url)].map((url) => url && withoutHints(url)),
  )
  const own = cars.find(({ path }) => path === picture?.href)
  if (!own) return []
  const more = own.images
    .map(({ url }, index) => ({ url, alt: `${own.title}, photo ${index + 1}`, caption: null }))
    .filter(({ url }) => !shown.has(withoutHints(url)))
  return more.length < ENOUGH ? [] : more
}
