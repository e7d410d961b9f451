import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { listPicture } from '@/src/domain/stock/photos/listPicture'

/** The picture a model's page opens with, chosen as for its tile in a list, and which of the vehicles it shows; null without a photo. */
export const pictured = (
  cars: readonly Pick<StockCard, 'images' | 'title' | 'path'>[],
): { url: string; title: string; href: string } | null => {
  const urls = cars.map(({ images }) => images.map(({ url }) => url))
  const url = listPicture([...urls.flatMap(([first]) => first ?? []), ...urls.flat()])
  const car = cars.find(({ images }) => images.some((image) => image.url === url))
  return url !== null && car ? { url, title: car.title, href: car.path } : null
}
