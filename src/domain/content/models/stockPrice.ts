import type { ModelFact } from './modelFacts'
import { capital } from '../../capital'
import { PRICE_BASIS_LABELS } from '@/src/domain/constants/vehicle'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { slugify } from '@/src/domain/site/slugify'
import type { ModelCount, StockCounts } from '@/src/domain/site/StockCounts'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import { priceInWords, type PriceSettings } from '@/src/domain/stock/pricing/priceInWords'

/** Dollars, drive away, by 'make-slug/model-slug'. */
type Prices = Readonly<Record<string, number>>

interface Priced {
  name: string
  brand: { slug: string } | null
  priceFromDollars: number | null
  /** Of which grade that price is (modelTile). */
  priceOf?: string | null
  facts?: readonly ModelFact[]
}

const keyOf = (make: string, model: string): string => `${make}/${slugify(model)}`

/** The lowest price under each key. */
const lowest = (prices: readonly (readonly [key: string, dollars: number])[]): Prices => {
  const from: Record<string, number> = {}
  for (const [key, dollars] of prices) from[key] = Math.min(from[key] ?? Infinity, dollars)
  return from
}

/** What the cheapest of each model costs, of cars that can be bought at a price that is drive away. */
export const driveAwayFrom = (cars: readonly StockCard[], settings: PriceSettings): Prices =>
  lowest(
    cars.flatMap((car) => {
      const price = priceInWords(car, settings)
      return canBeBought(car) && price.kind === 'price' && price.basis === PRICE_BASIS_LABELS.drive_away
        ? [[keyOf(slugify(car.make), car.model), price.dollars] as const]
        : []
    }),
  )

/**
 * Stock counts with the one price a new one is said to begin at on any page: the lower of its list price at the site's
 * dealerships and of the cheapest new one in stock, both drive away.
 */
export const withNewPrices = (counts: StockCounts, inStock: Prices, range: readonly Priced[]): StockCounts => ({
  ...counts,
  models: Object.fromEntries(
    Object.entries(counts.models).map(([make, models]) => [
      make,
      models.map((model) => ({ ...model, newFromDollars: inStock[`${make}/${model.slug}`] ?? null })),
    ]),
  ),
  newFrom: lowest([
    ...Object.entries(inStock),
    ...range.flatMap(({ brand, name, priceFromDollars }) =>
      brand && priceFromDollars !== null ? [[keyOf(brand.slug, name), priceFromDollars] as const] : [],
    ),
  ]),
})

/** What each model runs on, of new ones in stock. */
export const fuelsOf = (cars: readonly StockCard[]): Readonly<Record<string, string[]>> =>
  Object.fromEntries(
    [...Map.groupBy(cars, ({ make, model }) => keyOf(slugify(make), model))].map(([key, own]) => [
      key,
      [...new Set(own.flatMap(({ simple_fuel: fuel }) => fuel ?? []))],
    ]),
  )

const EITHER = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** 'Petrol or hybrid' of a range that says 'Petrol', where a new hybrid is in stock. */
const withFuels = (facts: readonly ModelFact[], inStock: readonly string[]): ModelFact[] =>
  facts.map((fact) => {
    const said = fact.value.toLowerCase().split(/, | or /)
    const more = inStock.map((fuel) => fuel.toLowerCase()).filter((fuel) => !said.some((one) => one.includes(fuel)))
    return fact.label !== 'Fuel' || more.length === 0
      ? fact
      : { ...fact, value: capital(EITHER.format([...said, ...more])) }
  })

/** A model with the price it begins at here, and what it runs on with what is in stock. One without a list price stays without. */
export const withStockPrice = <M extends Priced>(
  model: M,
  { newFrom = {}, newFuels = {} }: Pick<StockCounts, 'newFrom' | 'newFuels'>,
): M => {
  const key = model.brand && keyOf(model.brand.slug, model.name)
  const [from, fuels] = key ? [newFrom[key], newFuels[key]] : []
  const known = fuels && model.facts ? { ...model, facts: withFuels(model.facts, fuels) } : model
  if (!from || known.priceFromDollars === null || from === known.priceFromDollars) return known
  // Of which grade the one in stock is, is not known here.
  return { ...known, priceFromDollars: from, priceOf: null }
}

/** Whether a model begins at the price of a new one in stock, and not at its list price. */
export const isStockPrice = (
  { priceFromDollars: listDollars }: Pick<Priced, 'priceFromDollars'>,
  fromDollars: number | null,
  stock: Pick<ModelCount, 'newFromDollars'> | null,
): boolean =>
  fromDollars !== null && stock?.newFromDollars === fromDollars && listDollars !== null && fromDollars < listDollars

/** What the cheapest new one of a brand costs, drive away, and the slug of its model; null: not known. */
export const brandFrom = (
  brandSlug: string,
  { newFrom = {} }: Pick<StockCounts, 'newFrom'>,
): { dollars: number; model: string } | null => {
  const [cheapest] = Object.entries(newFrom)
    .filter(([key]) => key.startsWith(`${brandSlug}/`))
    .toSorted(([, one], [, other]) => one - other)
  return cheapest ? { dollars: cheapest[1], model: cheapest[0].slice(brandSlug.length + 1) } : null
}
