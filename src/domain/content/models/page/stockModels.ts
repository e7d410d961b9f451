import { slugify } from '@/src/domain/site/slugify'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { withParams } from '@/src/domain/site/withParams'
import { buyPrice } from '@/src/domain/stock/pricing/buyPrice'
import {
  priceInWords,
  type PriceInWordsInput,
  type PriceSettings,
  priceLine,
} from '@/src/domain/stock/pricing/priceInWords'
import { simpleBody } from '@/src/domain/stock/normalise/bodyTypes'
import { listPicture } from '@/src/domain/stock/photos/listPicture'
import type { ModelFact } from '../modelFacts'
import { between } from '../stock/between'
import { stockModelPath } from '../stock/stockModelPath'

/** A vehicle that can be bought, the cheapest first. */
type StockCar = PriceInWordsInput & {
  make: string
  model: string
  year: number | null
  km: number | null
  seats: number | null
  simple_fuel: string | null
  body: string | null
  images: { url: string }[]
}

/** A model that is listed, with its page. */
export interface StockModel {
  slug: string
  label: string
  href: string
  /** That can be bought now. */
  count: number
  picture: string | null
  from: { text: string; basis: string } | null
  /** What is said where none has a price. */
  unpriced: string
  /** '2018–2022', 'from 38,000 km'; without what is not known. */
  ages: string[]
  /** By which it is chosen. */
  facts: ModelFact[]
  /** Of most of them, as filters call it; null: not known. */
  body: string | null
  priceFromDollars: number | null
}

export interface StockMake {
  slug: string
  label: string
  href: string
  /** As many as its search lists; null: of one body, which is not counted. */
  total: number | null
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

const known = <K extends 'year' | 'km' | 'seats'>(cars: readonly StockCar[], key: K): number[] =>
  cars.flatMap((car) => car[key] ?? [])

const agesOf = (cars: readonly StockCar[]): string[] => {
  const km = known(cars, 'km')
  const least = km.length > 0 ? `${Math.min(...km).toLocaleString('en-AU')} km` : ''
  return [between(known(cars, 'year')), least && (cars.length > 1 ? `from ${least}` : least)].filter(Boolean)
}

const photosOf = ({ images }: StockCar): string[] => images.map(({ url }) => url)

const factsOf = (cars: readonly StockCar[]): ModelFact[] =>
  [
    { label: 'Fuel', value: [...new Set(cars.flatMap(({ simple_fuel: fuel }) => fuel ?? []))].join(' or ') },
    { label: 'Seats', value: between(known(cars, 'seats')) },
  ].filter(({ value }) => value !== '')

/** The body that most of a model's vehicles are of; null where none says. */
export const usualBody = (cars: readonly Pick<StockCar, 'body'>[]): string | null => {
  const bodies = Map.groupBy(
    cars.flatMap(({ body }) => simpleBody(body) ?? []),
    (body) => body,
  )
  return [...bodies].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null
}

const toModel = (
  named: Pick<StockModel, 'slug' | 'label' | 'href'>,
  own: readonly StockCar[],
  settings: PriceSettings,
): StockModel => {
  const [from = null] = own.flatMap((car) => buyPrice(car, settings) ?? [])
  const [first] = own
  return {
    ...named,
    count: own.length,
    picture: listPicture([...own.flatMap(({ images: [image] }) => image?.url ?? []), ...own.flatMap(photosOf)]),
    from: from && { text: from.text, basis: from.basis },
    unpriced: first ? priceLine(priceInWords(first, settings)) : '',
    ages: agesOf(own),
    facts: factsOf(own),
    body: usualBody(own),
    priceFromDollars: from?.dollars ?? null,
  }
}

/** The address of a search for one body; null: of all. */
const ofBody = (href: string, body: string | null): string =>
  body === null ? href : withParams(href, { simple_body: body })

/**
 * Makes and models of what a site lists, each with the lowest price and a picture of what can be bought. One of which none can
 * be bought now is left to its make's search. `cheapest`: of all that can be bought, or of one body, which searches then name.
 */
export const stockModels = (
  { makes, models }: Pick<StockCounts, 'makes' | 'models'>,
  cheapest: readonly StockCar[],
  settings: PriceSettings,
  body: string | null = null,
): StockByModel => {
  const cars = Map.groupBy(cheapest, ({ make, model }) => keyOf(make, model))
  const all = makes.map(({ slug, label, href, total }) => {
    const own = (models[slug] ?? []).flatMap((model) => {
      const listed = cars.get(`${slug}/${model.slug}`) ?? []
      const named = { slug: model.slug, label: model.label, href: stockModelPath(slug, model.slug) }
      return listed.length > 0 ? toModel(named, listed, settings) : []
    })
    return { slug, label, href: ofBody(href, body), total: body === null ? total : null, models: own }
  })
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
