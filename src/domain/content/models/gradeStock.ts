import { withParams } from '@/src/domain/site/withParams'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { PRICE_BASIS_LABELS } from '@/src/domain/constants/vehicle'
import type { ConditionCounts } from '@/src/domain/site/StockCounts'
import { availabilityOf, isHere } from '@/src/domain/stock/availability/availability'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import { priceInWords, type PriceSettings } from '@/src/domain/stock/pricing/priceInWords'
import { type Availability, availabilityWords } from './page/modelAvailability'

/** What can be had of a grade that is not used, with the search of it, and what a new one here costs at least, drive away; null: nothing. */
export type GradeStock = (Availability & { newFromDollars: number | null }) | null

const plain = (name: string | null): string => (name ?? '').trim().toLowerCase()

const newFrom = (cars: readonly StockCard[], settings: PriceSettings): number | null => {
  const prices = cars.flatMap((car) => {
    const price = priceInWords(car, settings)
    const isDriveAway = price.kind === 'price' && price.basis === PRICE_BASIS_LABELS.drive_away
    return car.car_type === 'new' && canBeBought(car) && isDriveAway ? price.dollars : []
  })
  return prices.length > 0 ? Math.min(...prices) : null
}

const countsOf = (cars: readonly StockCard[]): ConditionCounts => {
  const count = (type: keyof ConditionCounts) => cars.filter(({ car_type }) => car_type === type).length
  return { new: count('new'), demo: count('demo'), used: count('used') }
}

/**
 * Of each grade, by its badge, what of the model's cars can be had: '1 new, 2 demo in stock'. Used ones do not count, whose
 * equipment and price the grades of today do not tell. `href` lists all of the model.
 */
export const gradeStock = (
  grades: readonly { name: string }[],
  cars: readonly StockCard[],
  href: string,
  settings: PriceSettings,
): GradeStock[] =>
  grades.map(({ name }) => {
    const badged = cars.filter(({ badge }) => plain(badge) === plain(name))
    const own = badged.filter(({ car_type }) => car_type !== 'used')
    const here = own.filter(isHere)
    const coming = own.filter((car) => availabilityOf(car) === 'coming_soon')
    const different = (key: 'badge' | 'car_type') => [...new Set(own.flatMap((car) => car[key] ?? []))]
    // As the stock writes it, which may be in more than one way.
    const badges = different('badge').map((badge): [string, string] => ['badge', badge])
    if (badges.length === 0 || here.length + coming.length === 0) return null
    const types =
      own.length < badged.length ? different('car_type').map((type): [string, string] => ['car_type', type]) : []
    const standing = availabilityWords(
      { here: countsOf(here), coming: countsOf(coming) },
      withParams(href, [...badges, ...types]),
      own.length,
    )
    return { ...standing, newFromDollars: newFrom(here, settings) }
  })
