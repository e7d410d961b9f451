import { byNumber } from '@/src/domain/byNumber'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { withParams } from '@/src/domain/site/withParams'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import { priceInWords, type PriceSettings, priceLine } from '@/src/domain/stock/pricing/priceInWords'
import { between } from './between'
import { type PriceSpan, priceSpan } from './stockOverview'

/** The vehicles of one year, or of one grade, of a model. */
export interface StockLine {
  name: string
  /** Of the search it leads to. */
  count: number
  /** null: none that can be bought has a price. */
  price: PriceSpan | null
  /** What is said where there is no price. */
  unpriced: string
  /** Its lowest and its highest price as shares of the highest of all lines: the lengths of its bar. */
  shares: { from: number; to: number }
  /** '16,489–88,000', '' where none is known. */
  km: string
  /** '2019–2024', '' where none is known. */
  years: string
  href: string
}

interface LinesOf {
  cars: readonly StockCard[]
  /** The search of all of them. */
  href: string
  /** The parameter by which the search is narrowed to one line. */
  param: 'year' | 'badge'
  settings: PriceSettings
}

const inWords = (value: number): string => value.toLocaleString('en-AU')

const unpricedOf = (cars: readonly StockCard[], settings: PriceSettings): string => {
  const bought = cars.find(canBeBought)
  if (bought) return priceLine(priceInWords(bought, settings))
  return cars.some(({ reserved }) => reserved) ? 'Reserved' : 'For test drives only'
}

const linesOf = ({ cars, href, param, settings }: LinesOf): StockLine[] => {
  const groups = Map.groupBy(cars, (car) => `${car[param] ?? ''}`.trim())
  groups.delete('')
  const lines = [...groups].map(([name, own]) => ({
    name,
    count: own.length,
    price: priceSpan(own, settings),
    unpriced: unpricedOf(own, settings),
    km: between(
      own.flatMap(({ km }) => km ?? []),
      inWords,
    ),
    years: between(own.flatMap(({ year }) => year ?? [])),
    href: withParams(href, { [param]: name }),
  }))
  const dollars = (price: PriceSpan | null) => ({
    from: price?.from.dollars ?? 0,
    to: (price?.to ?? price?.from)?.dollars ?? 0,
  })
  const most = Math.max(1, ...lines.map(({ price }) => dollars(price).to))
  return lines.map((line) => {
    const { from, to } = dollars(line.price)
    return { ...line, shares: { from: from / most, to: to / most } }
  })
}

/** A single line would say again what the page begins with. */
const several = (lines: StockLine[]): StockLine[] => (lines.length > 1 ? lines : [])

/** What each year of a model costs, the newest first; none where all are of one year (RTE-29). */
export const yearLines = (asked: Omit<LinesOf, 'param'>): StockLine[] =>
  several(linesOf({ ...asked, param: 'year' })).toSorted((one, other) => Number(other.name) - Number(one.name))

/** What each grade of a model costs, the cheapest first; none where all are of one grade (RTE-29). */
export const gradeLines = (asked: Omit<LinesOf, 'param'>): StockLine[] =>
  several(linesOf({ ...asked, param: 'badge' }))
    .toSorted((one, other) => other.count - one.count)
    .toSorted(byNumber(({ price }) => price?.from.dollars ?? null))

/** What all prices of some lines include, which is then said once; null where they differ, or none has a price. */
export const sharedBasis = (lines: readonly StockLine[]): string | null => {
  const [basis = null, ...others] = [
    ...new Set(lines.flatMap(({ price }) => (price ? [price.from.basis, (price.to ?? price.from).basis] : []))),
  ]
  return others.length === 0 ? basis : null
}
