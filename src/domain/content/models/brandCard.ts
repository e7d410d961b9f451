import { withoutHints } from '@/src/domain/media/pictureHints'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { buyPrice } from '@/src/domain/stock/pricing/buyPrice'
import type { PriceInWordsInput, PriceSettings } from '@/src/domain/stock/pricing/priceInWords'
import type { ModelCount, StockCounts } from '@/src/domain/site/StockCounts'
import type { SitePicture } from '../pictureOf'
import { itemNoun, type Noun } from '@/src/domain/stock/car/itemNoun'
import { listPicture, vehicleShown } from '@/src/domain/stock/photos/listPicture'
import type { ModelTile } from './modelTile'
import { brandFrom } from './stockPrice'

/** A car of the brand in stock, the cheapest first. */
export type BrandStockCar = PriceInWordsInput & { images: { url: string }[] }

interface Brand {
  slug: string
  title: string
  banner: SitePicture | null
}

/** What is known of a brand beside its own row. */
export interface BrandFacts {
  models: Pick<ModelTile, 'brand' | 'image'>[]
  cars: BrandStockCar[]
  /** What new ones cost here. */
  prices: Pick<StockCounts, 'newFrom'>
  /** Its models that are listed, for their names. */
  listed: readonly Pick<ModelCount, 'slug' | 'label'>[]
  /** How many are listed, and where; null: none. */
  stock: { total: number; href: string } | null
}

/** A brand as its tile shows it: a car of it, what one costs at least, and how many are listed (CON-08, CON-19). */
export interface BrandShown {
  picture: SitePicture | null
  /** The lowest price with what it includes (LAW-04); of a new one, whose model is named where it is listed, or of any. */
  price: { text: string; basis: string; isNew?: boolean; model?: string | null } | null
  stock: BrandFacts['stock']
}

/** The words before a brand's price. */
export const fromWords = (price: { isNew?: boolean }): string => (price.isNew ? 'New from' : 'From')

const ownModels = ({ slug }: Brand, { models }: BrandFacts) => models.filter(({ brand }) => brand?.slug === slug)

/** Its pictures, the best first: of the models sold new, of cars in stock, the brand's own. */
const picturesOf = (brand: Brand, facts: BrandFacts): SitePicture[] => [
  ...ownModels(brand, facts).flatMap(({ image }) => image ?? []),
  ...facts.cars.flatMap(({ images }) => {
    const url = listPicture(images.map((image) => image.url))
    return url === null ? [] : [{ url, alt: brand.title }]
  }),
  ...(brand.banner ? [brand.banner] : []),
]

/**
 * What a new one costs at least, drive away; of a brand that is not sold new here, the lowest price of its cars in stock. A
 * word, or a subscription alone, is no price to begin at.
 */
const priceOf = ({ slug }: Brand, facts: BrandFacts, settings: PriceSettings): BrandShown['price'] => {
  const from = brandFrom(slug, facts.prices)
  if (from !== null) {
    const model = facts.listed.find((one) => one.slug === from.model)?.label ?? null
    return { text: formatDollars(from.dollars), basis: 'drive away', isNew: true, model }
  }
  const [cheapest] = facts.cars
    .flatMap((car) => buyPrice(car, settings) ?? [])
    .toSorted((one, other) => one.dollars - other.dollars)
  return cheapest ? { text: cheapest.text, basis: cheapest.basis } : null
}

/** Brands in their order with what their tiles show. No two have the same vehicle or picture while there is another. */
export const showBrands = <B extends Brand>(
  brands: readonly B[],
  factsOf: (brand: B) => BrandFacts,
  settings: PriceSettings,
): (B & BrandShown)[] => {
  const used = new Set<string>()
  return brands.map((brand) => {
    const facts = factsOf(brand)
    const pictures = picturesOf(brand, facts)
    const picture =
      pictures.find(({ url }) => !used.has(vehicleShown(url))) ??
      pictures.find(({ url }) => !used.has(withoutHints(url))) ??
      pictures[0]
    if (picture) used.add(withoutHints(picture.url)).add(vehicleShown(picture.url))
    return { ...brand, picture: picture ?? null, price: priceOf(brand, facts, settings), stock: facts.stock }
  })
}

interface SoldBrand {
  price: { basis: string } | null
  stock: object | null
}

/** Prices of one grid are of one kind, or none is named: what a number includes is not compared card by card (LAW-04). */
const ofOneBasis = <B extends SoldBrand>(brands: readonly B[]): B[] =>
  new Set(brands.flatMap(({ price }) => price?.basis ?? [])).size > 1
    ? brands.map((brand) => ({ ...brand, price: null }))
    : [...brands]

/** A kind's grid as one of those sold new and one of those in stock used only, where a site has both (CON-19). */
export const newAndUsed = <B extends SoldBrand>(
  { title, brands }: { title: string; brands: readonly B[] },
  isSoldNew: (brand: B) => boolean,
): { title: string; brands: B[] }[] => {
  const used = brands.filter((brand) => brand.stock && !isSoldNew(brand))
  if (used.length === 0 || used.length === brands.length) return [{ title, brands: [...brands] }]
  const kind = title.toLowerCase()
  return [
    { title: `New ${kind}`, brands: brands.filter((brand) => !used.includes(brand)) },
    { title: `Used ${kind}`, brands: ofOneBasis(used) },
  ]
}

const MOTORHOMES: Noun = { one: 'motorhome', many: 'motorhomes' }

/** What a brand makes: of those that make caravans some make motorhomes only. */
export const nounOfBrand = (kind: string, models: readonly Pick<ModelTile, 'bodies'>[]): Noun =>
  models.length > 0 && models.every(({ bodies }) => bodies.includes('Motorhome')) ? MOTORHOMES : itemNoun(kind)
