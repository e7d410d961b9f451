import { leadPrice } from '@/src/domain/content/coveredStock'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { brandFrom } from '@/src/domain/content/models/stockPrice'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { addCounts, type ConditionCounts, type ModelCount, type StockCounts } from '@/src/domain/site/StockCounts'
import { slugify } from '@/src/domain/site/slugify'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { PriceSettings } from '@/src/domain/stock/pricing/priceInWords'

interface Figure {
  value: string
  label: string
}

interface Asked {
  listed: readonly ModelCount[]
  range: readonly ModelTile[]
  prices: Pick<StockCounts, 'newFrom'>
  brandSlug: string
  /** Those that stand here; null: there are more than were read. */
  cars: readonly StockCard[] | null
  settings: PriceSettings
}

/** How many are listed of a brand, by condition. */
export const listedByCondition = (models: readonly ModelCount[]): ConditionCounts =>
  addCounts(models.map(({ listed }) => listed))

const hereByCondition = (models: readonly ModelCount[]): ConditionCounts =>
  addCounts(models.map(({ available }) => available.here))

const counted = (value: number, one: string, many: string): Figure[] =>
  value > 0 ? [{ value: value.toLocaleString('en-AU'), label: value === 1 ? one : many }] : []

/** The least of some numbers in words; nothing of none. */
const least = (numbers: readonly number[], valueOf: (number: number) => string, label: string): Figure[] =>
  numbers.length > 0 ? [{ value: valueOf(Math.min(...numbers)), label }] : []

/** What a used-car buyer asks first, of cars that are all read: the lowest price, the newest, the fewest kilometres. */
const usedFigures = (cars: readonly StockCard[], settings: PriceSettings): Figure[] => {
  const buyable = cars.filter(canBeBought)
  const priced = buyable.filter(({ price }) => price).toSorted((one, other) => Number(one.price) - Number(other.price))
  const from = priced.map((car) => leadPrice([car], settings)).find(Boolean)
  const years = buyable.flatMap(({ year }) => year ?? [])
  return [
    ...(from ? [{ value: from.text, label: `lowest price, ${from.basis}` }] : []),
    ...(years.length > 1 ? [{ value: String(Math.max(...years)), label: 'newest' }] : []),
    ...least(
      buyable.flatMap(({ km }) => km ?? []),
      (km) => `${km.toLocaleString('en-AU')} km`,
      'fewest kilometres',
    ),
  ]
}

/** What is here of a brand by condition, as its models' own tiles count it, and how many models it has new; nothing of one figure alone. */
export const brandFigures = ({ listed, range, prices, brandSlug, cars, settings }: Asked): Figure[] => {
  const sold = listedByCondition(listed)
  const here = hereByCondition(listed)
  const from = brandFrom(brandSlug, prices)
  const isUsedOnly = range.length === 0 && sold.new === 0 && sold.demo === 0
  const told = new Set(range.map(({ name }) => slugify(name)))
  // New ones of other models are in stock too: a number of models beside them would not add up.
  const isWhole = listed.every(({ slug, available }) => available.here.new === 0 || told.has(slug))
  const all = [
    // One model is no number to be proud of.
    ...counted(isWhole && range.length > 1 ? range.length : 0, 'model', 'models'),
    ...counted(here.new, 'new in stock', 'new in stock'),
    ...counted(here.demo, 'demonstrator', 'demonstrators'),
    ...counted(here.used, 'used', 'used'),
    ...(from === null ? [] : [{ value: formatDollars(from.dollars), label: 'cheapest new, drive away' }]),
    ...(isUsedOnly && cars ? usedFigures(cars, settings) : []),
  ]
  return all.length > 1 ? all : []
}
