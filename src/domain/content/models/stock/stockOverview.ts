import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { countOf, type ModelCount } from '@/src/domain/site/StockCounts'
import { withParams } from '@/src/domain/site/withParams'
import { availabilityOf, isHere } from '@/src/domain/stock/availability/availability'
import { canBeBought, isTestDriveOnly } from '@/src/domain/stock/availability/mainAction'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { type BuyPrice, buyPrice } from '@/src/domain/stock/pricing/buyPrice'
import type { PriceSettings } from '@/src/domain/stock/pricing/priceInWords'
import { between } from './between'
import { conditionNames } from '@/src/domain/stock/normalise/conditionNames'

export interface PriceSpan {
  from: BuyPrice
  /** null: all cost the same. */
  to: BuyPrice | null
}

/** What the vehicles that can be bought cost, from the lowest to the highest; null: none has a price. */
export const priceSpan = (cars: readonly StockCard[], settings: PriceSettings): PriceSpan | null => {
  const prices = cars
    .filter(canBeBought)
    .flatMap((car) => buyPrice(car, settings) ?? [])
    .toSorted((one, other) => one.dollars - other.dollars)
  const [from, to] = [prices[0], prices.at(-1)]
  if (!from || !to) return null
  const isOne = from.dollars === to.dollars && from.basis === to.basis
  return { from, to: isOne ? null : to }
}

/** 'From $16,690 to $30,690 Drive Away'; what a price includes is said of each where they differ. */
export const spanWords = ({ from, to }: PriceSpan): string => {
  if (!to) return `${from.text} ${from.basis}`
  return from.basis === to.basis
    ? `From ${from.text} to ${to.text} ${to.basis}`
    : `From ${from.text} ${from.basis} to ${to.text} ${to.basis}`
}

const isReserved = (car: StockCard): boolean => isHere(car) && car.reserved
const isToDrive = (car: StockCard): boolean => isHere(car) && isTestDriveOnly(car)

/** '3 in stock, 1 reserved, 1 coming soon': all of them, each once. */
const standingOf = (cars: readonly StockCard[]): string => {
  const coming = cars.filter((car) => availabilityOf(car) === 'coming_soon').length
  const reserved = cars.filter(isReserved).length
  const toDrive = cars.filter((car) => isToDrive(car) && !isReserved(car)).length
  const parts: [count: number, words: string][] = [
    [cars.length - coming - reserved - toDrive, 'in stock'],
    [reserved, 'reserved'],
    [toDrive, 'for test drives only'],
    [coming, 'coming soon'],
  ]
  return parts.flatMap(([count, words]) => (count > 0 ? `${count.toLocaleString('en-AU')} ${words}` : [])).join(', ')
}

export interface StockOverview {
  /** 'Used Toyota Corolla', without the condition where there are several. */
  name: string
  /** The part of it before the model: 'Used Toyota'. */
  lead: string
  standing: string
  /** '2019–2024', '' where none is known. */
  years: string
  price: PriceSpan | null
  /** The search of exactly these: without those just sold, which a search lists, too. */
  href: string
}

interface Named {
  make: { label: string }
  model: Pick<ModelCount, 'label' | 'href' | 'listed'>
}

/** What a model's page begins with, of the vehicles of it that are here or on their way (RTE-29). */
export const stockOverview = (
  { make, model }: Named,
  cars: readonly StockCard[],
  settings: PriceSettings,
): StockOverview => {
  const types = [...new Set(cars.map(({ car_type }) => car_type))]
  const [type] = types
  const full = carTitle({ make: make.label, model: model.label })
  const condition = type && types.length === 1 ? `${conditionNames[type]} ` : ''
  const name = `${condition}${full}`
  const statuses = ['in_stock', 'coming_soon'].map((status): [string, string] => ['status', status])
  return {
    name,
    lead: name.endsWith(model.label) ? name.slice(0, -model.label.length).trim() : condition.trim(),
    standing: standingOf(cars),
    years: between(cars.flatMap(({ year }) => year ?? [])),
    price: priceSpan(cars, settings),
    href: countOf(model.listed) > cars.length ? withParams(model.href, statuses) : model.href,
  }
}
