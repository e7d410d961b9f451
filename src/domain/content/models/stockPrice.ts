import { PRICE_BASIS_LABELS } from '@/src/domain/constants/vehicle'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { slugify } from '@/src/domain/site/slugify'
import { type ModelCount, type StockCounts, stockOfModel } from '@/src/domain/site/StockCounts'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import { priceInWords, type PriceSettings } from '@/src/domain/stock/pricing/priceInWords'

/** What the cheapest of each 'make-slug/model-slug' costs, of cars that can be bought at a price that is drive away. */
export const driveAwayFrom = (cars: readonly StockCard[], settings: PriceSettings): Record<string, number> => {
  const from: Record<string, number> = {}
  for (const car of cars) {
    const price = priceInWords(car, settings)
    if (!canBeBought(car) || price.kind !== 'price' || price.basis !== PRICE_BASIS_LABELS.drive_away) continue
    const key = `${slugify(car.make)}/${slugify(car.model)}`
    from[key] = Math.min(from[key] ?? Infinity, price.dollars)
  }
  return from
}

/** Stock counts in which each model has its price of `driveAwayFrom`. */
export const withNewPrices = (counts: StockCounts, from: Readonly<Record<string, number>>): StockCounts => ({
  ...counts,
  models: Object.fromEntries(
    Object.entries(counts.models).map(([make, models]) => [
      make,
      models.map((model) => ({ ...model, newFromDollars: from[`${make}/${model.slug}`] ?? null })),
    ]),
  ),
})

/**
 * A model with the price it begins at here: its list price, or that of the cheapest new one in stock where that is lower.
 * Both are drive away. One without a list price stays without.
 */
export const withStockPrice = <
  M extends { name: string; brand: { slug: string } | null; priceFromDollars: number | null },
>(
  model: M,
  counts: Pick<StockCounts, 'models'>,
): M => {
  const inStock = stockOfModel(counts, model)?.newFromDollars ?? null
  return inStock !== null && model.priceFromDollars !== null && inStock < model.priceFromDollars
    ? { ...model, priceFromDollars: inStock }
    : model
}

/** What the cheapest new one of a brand costs, drive away: of its models here, and of others of it in stock; null: not known. */
export const brandFrom = (
  models: readonly { priceFromDollars: number | null }[],
  stock: readonly Pick<ModelCount, 'newFromDollars'>[],
): number | null => {
  const prices = [
    ...models.flatMap(({ priceFromDollars }) => priceFromDollars ?? []),
    ...stock.flatMap(({ newFromDollars }) => newFromDollars ?? []),
  ]
  return prices.length > 0 ? Math.min(...prices) : null
}
