import { SIMILAR_CARS_PER_QUERY, SIMILAR_CARS_SHOWN, SIMILAR_PRICE_BAND } from '@/src/domain/constants'
import { tagsFor } from '@/src/domain/cache/tags'
import { quote } from '@/src/domain/search/filters'
import type { StockDocument } from '@/src/domain/search/StockDocument'
import type { Car } from '@/src/domain/stock/Car'
import { shownPrice } from '@/src/domain/stock/shownPrice'
import type { Site } from '@/tenants/Site'
import { cachedRead } from './cachedRead'
import { stockHits } from './stockHits'

/** Engine filter for prices near a car's (SEA-18); none for a car without a price. */
const priceBand = (price: number | null): string[] => {
  if (price === null) return []
  const { threshold, near, far } = SIMILAR_PRICE_BAND
  const reach = price < threshold ? near : far
  return [`price >= ${Math.max(1, price - reach)} AND price <= ${price + reach}`]
}

/** Cars like this one that can be bought: same model first, then same body near its price (SEA-17, SEA-19). */
export const getSimilarCars = (site: Site, car: Car): Promise<StockDocument[]> =>
  cachedRead(['similar', site.id, car.id], [tagsFor.stock(site.id), tagsFor.car(car.id)], async () => {
    const available = ['status = in_stock', `id != ${quote(car.id)}`]
    const sameModel = [`make = ${quote(car.make)}`, `model = ${quote(car.model)}`]
    const sameBody = car.simple_body
      ? [`simple_body = ${quote(car.simple_body)}`]
      : [`item_type = ${quote(car.item_type)}`]
    const band = priceBand(shownPrice(car))
    const [models, bodies] = await Promise.all(
      [sameModel, [...sameBody, ...band]].map((filters) =>
        stockHits(site, { filters: [...available, ...filters], limit: SIMILAR_CARS_PER_QUERY }),
      ),
    )
    const unique = new Map([...(models ?? []), ...(bodies ?? [])].map((hit) => [hit.id, hit]))
    return [...unique.values()].slice(0, SIMILAR_CARS_SHOWN)
  })
