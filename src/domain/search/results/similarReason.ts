import type { Car } from '@/src/domain/stock/car/Car'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import type { StockCard } from '../index/StockDocument'

type Compared = Pick<
  Car,
  'make' | 'model' | 'year' | 'km' | 'price' | 'offer_price' | 'price_type' | 'simple_body' | 'status'
>
type Other = Pick<StockCard, 'make' | 'model' | 'year' | 'km' | 'price' | 'price_type'>

/** Less than this is no reason to choose another car. */
const LEAST_DOLLARS = 500
const LEAST_KM = 10_000
/** Prices this near to each other, as a share, are similar. */
const SIMILAR_SHARE = 0.05

const years = (count: number): string => (count === 1 ? 'One year' : `${count} years`)

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Dollars the other car is cheaper by; null where the two prices do not include the same, or one is not known. */
const cheaperBy = (car: Compared, other: Other): number | null => {
  const [own, price] = [shownPrice(car), shownPrice(other)]
  const isComparable = car.status === 'in_stock' && car.price_type === other.price_type
  return isComparable && own !== null && price !== null ? own - price : null
}

/** What speaks for the other car besides its price. */
const advantage = (car: Compared, other: Other): string | null => {
  if (car.year !== null && other.year !== null && other.year > car.year) return `${years(other.year - car.year)} newer`
  const less = car.km !== null && other.km !== null ? car.km - other.km : 0
  return less >= LEAST_KM ? `${(Math.floor(less / 1000) * 1000).toLocaleString('en-AU')} km less` : null
}

/**
 * Why a car is shown beside another, in a few words: 'Same model, $2,000 less', 'Similar price, 2 years newer'. Only what is
 * true of the two; empty where nothing sets it apart, because the same words on each card say nothing.
 */
export const similarReason = (car: Compared, other: Other): string => {
  const less = cheaperBy(car, other)
  const isSameModel = car.make === other.make && car.model === other.model
  const own = shownPrice(car)
  const isSimilar = less !== null && own !== null && Math.abs(less) <= own * SIMILAR_SHARE
  const saving = less !== null && less >= LEAST_DOLLARS && (isSameModel || !isSimilar) && `${formatDollars(less)} less`
  const better = saving || advantage(car, other)
  if (isSameModel) return better ? `Same model, ${lowerFirst(better)}` : 'Same model'
  if (isSimilar) return better ? `Similar price, ${lowerFirst(better)}` : 'Similar price'
  return better ?? ''
}
