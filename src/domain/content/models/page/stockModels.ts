import { slugify } from '@/src/domain/site/slugify'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { type PriceInWordsInput, type PriceSettings } from '@/src/domain/stock/pricing/priceInWords'
import { leadPrice } from '../../coveredStock'

/** A vehicle that can be bought, the cheapest first. */
type StockCar = PriceInWordsInput & { make: string; model: string; images: { url: string }[] }

/** A model that is listed, with its search. */
export interface StockModel {
  slug: string
  label: string
  href: string
  count: number
  picture: string | null
  from: { text: string; basis: string } | null
}

export interface StockMake {
  slug: string
  label: string
  href: string
  count: number
  models: StockModel[]
}

export interface StockByModel {
  /** Makes with several models, most first. */
  makes: StockMake[]
  /** Models of all other makes, by make and name. */
  others: StockModel[]
}

/** Fewer models of a make share a list with those of other such makes. */
const ENOUGH = 3

const keyOf = (make: string, model: string): string => `${slugify(make)}/${slugify(model)}`

/**
 * Makes and models of what a site lists, each with the lowest price and a picture of what can be bought. One of which none can
 * be bought now is left to its search. `cheapest`: of all that can be bought.
 */
export const stockModels = (
  { makes, models }: Pick<StockCounts, 'makes' | 'models'>,
  cheapest: readonly StockCar[],
  settings: PriceSettings,
): StockByModel => {
  const cars = Map.groupBy(cheapest, ({ make, model }) => keyOf(make, model))
  const all = makes.map(({ slug, label, href, total }) => ({
    slug,
    label,
    href,
    count: total,
    models: (models[slug] ?? []).flatMap((model) => {
      const own = cars.get(`${slug}/${model.slug}`) ?? []
      const picture = own.flatMap(({ images: [first] }) => first?.url ?? []).at(0) ?? null
      const from = own.map((car) => leadPrice([car], settings)).find(Boolean) ?? null
      const { label: name, href: search, total: count } = model
      return own.length > 0 ? [{ slug: model.slug, label: name, href: search, count, picture, from }] : []
    }),
  }))
  const [several, few] = [true, false].map((are) => all.filter((make) => make.models.length >= ENOUGH === are))
  return {
    makes: several ?? [],
    others: (few ?? [])
      .flatMap((make) =>
        make.models.map((model) => ({
          ...model,
          slug: `${make.slug}/${model.slug}`,
          label: `${make.label} ${model.label}`,
        })),
      )
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en-AU', { numeric: true })),
  }
}
