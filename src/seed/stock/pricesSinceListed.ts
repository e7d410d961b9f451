import { DAY_MS } from '../SeedContext'
import type { DemoCar } from './DemoCar'

/** Days a vehicle must have stood at its old price before the seed says it was reduced; longer than any demo site asks. */
const OLD_PRICE_DAYS = 8

interface SeededPeriod {
  changed_at: string
  price: number | null
  offer_price: number | null
  listed: boolean
}

type PricedCar = Pick<
  DemoCar,
  'listed_at' | 'price' | 'offer_price' | 'before_price' | 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'
>

/** Whether a vehicle has stood long enough to have been reduced since (LAW-05). */
export const mayBeReduced = (listedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(listedAt) > (OLD_PRICE_DAYS + 2) * DAY_MS

/** The prices of a vehicle since it was listed: the old one first, the present one from its reduction on, until sold. */
export const pricesSinceListed = (car: PricedCar, now: Date): SeededPeriod[] => {
  const { before_price, price, offer_price, sold_date_timestamp } = car
  const listed = car.show_on_dealer_website && ['in_stock', 'coming_soon', 'sold'].includes(car.status)
  const start = Date.parse(car.listed_at)
  const end = sold_date_timestamp ? Date.parse(sold_date_timestamp) : now.getTime()
  const reduced = Math.min(end, start + Math.max(OLD_PRICE_DAYS * DAY_MS, (end - start) * 0.6))
  const present = { price, offer_price, listed }
  const old = { price: before_price, offer_price: null, listed }
  const at = (time: number) => ({ changed_at: new Date(time).toISOString() })
  return [
    ...(before_price === null
      ? [{ ...at(start), ...present }]
      : [
          { ...at(start), ...old },
          { ...at(reduced), ...present },
        ]),
    ...(sold_date_timestamp ? [{ ...at(end), ...present, listed: false }] : []),
  ]
}
