import { cachedRead } from '@/src/data/reads/cachedRead'
import { type BrandEntry, getBrands } from '@/src/data/content/getBrands'
import { type Dealership, getDealerships } from '@/src/data/directories/getDealerships'
import { getModels } from '@/src/data/content/getModels'
import type { ModelTile } from '@/src/domain/content/models/modelTile'
import { tagsFor } from '@/src/domain/cache/tags'
import {
  fixedPreset,
  resolveSearchPath,
  type SearchLookups,
  type SearchPreset,
} from '@/src/domain/search/url/resolveSearchPath'
import { slugify } from '@/src/domain/site/slugify'
import type { Site } from '@/tenants/Site'
import { searchLookups } from './searchLookups'
import type { StockSite } from './stockFilter'

/** Tags of all stock a site shows. */
export const stockTags = (site: Pick<Site, 'memberIds'>): string[] => site.memberIds.map(tagsFor.stock)

/** What the words of a search path stand for, remembered while the stock stays. */
export const readLookups = (site: StockSite): Promise<SearchLookups> =>
  cachedRead(['search-lookups', site.id], stockTags(site), () => searchLookups(site))

const key = ({ makeSlug, slug }: SearchLookups['models'][number]): string => `${makeSlug}/${slug}`

/**
 * A brand the site sells, a model of its range and a dealership it shows keep their search page while none is in stock
 * (RTE-20, RTE-21, RTE-23).
 */
const withRange = (
  lookups: SearchLookups,
  brands: BrandEntry[],
  range: ModelTile[],
  dealerships: Dealership[],
): SearchLookups => {
  const inStock = new Set(lookups.makes.map(({ slug }) => slug))
  const others = brands.filter(({ kind, slug }) => kind !== 'group' && !inStock.has(slug))
  const stocked = new Set(lookups.models.map(key))
  const models = range
    .flatMap(({ brand, name }) => (brand ? [{ makeSlug: brand.slug, slug: slugify(name), value: name }] : []))
    .filter((model) => !stocked.has(key(model)))
  const sellers = new Set(lookups.dealerships.map(({ slug }) => slug))
  const idle = dealerships.filter(({ slug }) => !sellers.has(slug))
  return {
    ...lookups,
    dealerships: [...lookups.dealerships, ...idle.map(({ slug, name }) => ({ slug, value: name }))],
    makes: [...lookups.makes, ...others.map(({ slug, title }) => ({ slug, value: title }))],
    models: [...lookups.models, ...models],
  }
}

/** The preset of a search path (RTE-14..24); null when the path means nothing on this site. */
export const sitePreset = async (site: Site, segments: string[] | undefined): Promise<SearchPreset | null> => {
  const named = (segments ?? []).map(decodeURIComponent)
  const fixed = fixedPreset(named)
  if (fixed) return fixed
  const [lookups, brands, range, dealerships] = await Promise.all([
    readLookups(site),
    getBrands(site.id),
    getModels(site.id),
    getDealerships(site),
  ])
  return resolveSearchPath(named, withRange(lookups, brands, range, dealerships))
}
