import { cache } from 'react'
import { tagsFor } from '@/src/domain/cache/tags'
import { inStockOnly } from '@/src/domain/content/coveredStock'
import { type BrandShown, type BrandStockCar, showBrands } from '@/src/domain/content/models/brandCard'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { standingOf, type StockCounts } from '@/src/domain/site/StockCounts'
import type { Site } from '@/tenants/Site'
import { getStockRow } from '../cars/getStockRow'
import { memberOfBrand } from '../directories/getDealerships'
import { getLocationExtras } from '../locations/getLocationExtras'
import { getPricedCounts } from '../search/getPricedCounts'
import { type BrandEntry, getBrands } from './getBrands'
import { getRange } from './getRange'

export type BrandCard = BrandEntry & BrandShown

/** Cars read of a brand: enough for a picture that no other brand shows. */
const CARS = 6

/** What stands here of a brand: a search lists what is sold or on its way, too. */
const stockOf = ({ slug }: BrandEntry, { makes, models }: StockCounts): BrandShown['stock'] => {
  const make = makes.find((one) => one.slug === slug)
  const total = standingOf(models[slug])
  return make && total > 0 ? { total, href: inStockOnly(make.href) } : null
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
  const refinements = { make: [make.label], ...(isSoldNew ? { car_type: ['new'], status: ['in_stock'] } : {}) }
  const query = { refinements, maxPriceDollars: null, sort: ['price:asc'], limit: CARS }
  return getStockRow(site, query, tagsFor.stockSummary)
}

/** A group's own brand is a member: its first place with a picture, and what stands at its places. */
const memberOf = async (site: Site, brand: BrandEntry, { locations }: StockCounts) => {
  const member = await memberOfBrand(site, brand)
  const places = site.locations.filter(({ tenantId }) => tenantId === member?.id)
  const extras = await Promise.all(places.map((place) => getLocationExtras(site, place)))
  const total = places.reduce((sum, { name }) => sum + (locations[name] ?? 0), 0)
  return {
    picture: extras.find(({ image }) => image)?.image ?? null,
    stock: member && total > 0 ? { total, href: `/search/${member.slug}` } : null,
  }
}

/** Published brands of a site in its own order, with a car of each, its lowest price and its stock (CON-08, CON-19). */
export const getBrandCards = cache(async (site: Site): Promise<BrandCard[]> => {
  const [brands, models, counts] = await Promise.all([getBrands(site.id), getRange(site), getPricedCounts(site)])
  const read = await Promise.all(
    brands.map(async (brand) => {
      const member = brand.kind === 'group' ? await memberOf(site, brand, counts) : null
      const banner = member?.picture ?? brand.banner
      const cars = member ? [] : await carsOf(site, brand, counts, models)
      return {
        ...brand,
        banner,
        facts: {
          models,
          cars,
          inStock: counts.models[brand.slug] ?? [],
          stock: member?.stock ?? stockOf(brand, counts),
        },
      }
    }),
  )
  return showBrands(read, ({ facts }) => facts, site.settings)
})
