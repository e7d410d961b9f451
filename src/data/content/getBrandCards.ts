import { cache } from 'react'
import { tagsFor } from '@/src/domain/cache/tags'
import { type BrandShown, type BrandStockCar, showBrands } from '@/src/domain/content/models/brandCard'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { stockHere } from '@/src/domain/content/models/page/modelAvailability'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import type { Site } from '@/tenants/Site'
import { getStockRow } from '../cars/getStockRow'
import { memberOfBrand } from '../directories/getDealerships'
import { getLocationExtras } from '../locations/getLocationExtras'
import { getPricedCounts } from '../search/getPricedCounts'
import { getSavedSearch } from '../search/getSavedSearch'
import { type BrandEntry, getBrands } from './getBrands'
import { getRange } from './getRange'

export type BrandCard = BrandEntry & BrandShown

/** Cars read of a brand: enough for a picture that no other brand shows. */
const CARS = 6

/** What is in stock of a brand, as its own page counts it. */
const stockOf = ({ slug }: BrandEntry, { makes, models }: StockCounts): BrandShown['stock'] => {
  const make = makes.find((one) => one.slug === slug)
  return make ? stockHere(make.href, models[slug] ?? []) : null
}

/** The cheapest cars of a brand; new ones where it is sold new, of which the picture is its models' own. */
const carsOf = async (
  site: Site,
  { slug }: BrandEntry,
  { makes }: StockCounts,
  models: ModelTile[],
): Promise<BrandStockCar[]> => {
  const own = models.filter(({ brand }) => brand?.slug === slug)
  const make = makes.find((one) => one.slug === slug)
  if (!make) return []
  const isSoldNew = own.some(({ image }) => image) && own.some(({ priceFromDollars }) => priceFromDollars !== null)
  const refinements = { make: [make.label], status: ['in_stock'], ...(isSoldNew ? { car_type: ['new'] } : {}) }
  const query = { refinements, maxPriceDollars: null, sort: ['price:asc'], limit: CARS }
  return (await getStockRow(site, query, tagsFor.stockSummary)).filter(canBeBought)
}

/** A group's own brand is a member: its first place with a picture, and what the search for it finds. */
const memberOf = async (site: Site, brand: BrandEntry) => {
  const member = await memberOfBrand(site, brand)
  const places = site.locations.filter(({ tenantId }) => tenantId === member?.id)
  const href = member ? `/search/${member.slug}` : null
  const [found, ...extras] = await Promise.all([
    href === null ? null : getSavedSearch(site, href, 1),
    ...places.map((place) => getLocationExtras(site, place)),
  ])
  return {
    picture: extras.find(({ image }) => image)?.image ?? null,
    stock: href !== null && found && found.total > 0 ? { total: found.total, href } : null,
  }
}

/** Published brands of a site in its own order, with a car of each, its lowest price and its stock (CON-08, CON-19). */
export const getBrandCards = cache(async (site: Site): Promise<BrandCard[]> => {
  const [brands, models, counts] = await Promise.all([getBrands(site.id), getRange(site), getPricedCounts(site)])
  const read = await Promise.all(
    brands.map(async (brand) => {
      const member = brand.kind === 'group' ? await memberOf(site, brand) : null
      const banner = member?.picture ?? brand.banner
      const cars = member ? [] : await carsOf(site, brand, counts, models)
      return {
        ...brand,
        banner,
        facts: {
          models,
          cars,
          prices: counts,
          listed: counts.models[brand.slug] ?? [],
          stock: member?.stock ?? stockOf(brand, counts),
        },
      }
    }),
  )
  return showBrands(read, ({ facts }) => facts, site.settings)
})
