import { cache } from 'react'
import { emptyDirectoryState } from '@/src/domain/directory/DirectoryState'
import { directoryAsk } from '@/src/domain/directory/directoryWindow'
import type { MakeEntry } from '@/src/domain/directory/makeEntries'
import { tagsFor } from '@/src/domain/cache/tags'
import { middleDollars } from '@/src/domain/search/query/searchExample'
import type { FacetItem, SearchResult } from '@/src/domain/search/results/SearchResult'
import { emptySearchState, withRefinement } from '@/src/domain/search/url/SearchState'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { slugify } from '@/src/domain/site/slugify'
import type { ConditionCounts, StockCount, StockCounts } from '@/src/domain/site/StockCounts'
import { cachedUnlessDegraded } from '../reads/cachedUnlessDegraded'
import { makeDirectory } from '../directories/makeDirectory'
import { listedFacets } from './listedFacets'
import { searchStock } from './searchStock'
import type { StockSite } from './stockFilter'

/** More than there are. */
const MAX_MAKES = 500

const NONE: StockCounts = {
  total: 0,
  conditions: [],
  bodies: [],
  makes: [],
  models: {},
  locations: {},
  kindTotals: {},
}

const CONDITION_PATHS = new Map([
  ['new', { label: 'New', href: '/search/new-cars' }],
  ['demo', { label: 'Demo', href: '/search/demo-cars' }],
  ['used', { label: 'Used', href: '/search/used-cars' }],
])

const toCount = ({ value, count }: FacetItem): StockCount => ({
  label: value,
  slug: slugify(value),
  href: `/search/${slugify(value)}`,
  total: count,
})

const conditionsOf = (items: FacetItem[], total: number): StockCount[] => [
  { label: 'All vehicles', slug: 'all', href: STOCK_PATH, total },
  ...[...CONDITION_PATHS].flatMap(([value, { label, href }]) => {
    const item = items.find((entry) => entry.value === value)
    return item ? [{ label, slug: value, href, total: item.count }] : []
  }),
]

/** How many of each 'Make|Model' there are in a condition. */
type ByCondition = Record<keyof ConditionCounts, Record<string, number>>

interface ModelTotals {
  listed: ByCondition
  here: ByCondition
  coming: ByCondition
}

const countsOf = (counted: ByCondition, makeModel: string): ConditionCounts => ({
  new: counted.new[makeModel] ?? 0,
  demo: counted.demo[makeModel] ?? 0,
  used: counted.used[makeModel] ?? 0,
})

/** Models by make slug, most cars first: all of them, where the filter panel lists 30 (SEA-07). */
const modelsOf = (makes: MakeEntry[], { listed, here, coming }: ModelTotals): StockCounts['models'] =>
  Object.fromEntries(
    makes.map(({ slug: makeSlug, label: make, models }) => [
      makeSlug,
      models
        .map(({ slug, label, href, count }) => ({
          label,
          slug,
          href,
          total: count,
          listed: countsOf(listed, `${make}|${label}`),
          available: {
            here: countsOf(here, `${make}|${label}`),
            coming: countsOf(coming, `${make}|${label}`),
          },
        }))
        .toSorted((one, other) => other.total - one.total),
    ]),
  )

const toCounts = (
  { total, facets }: SearchResult,
  makes: MakeEntry[],
  models: ModelTotals,
): Omit<StockCounts, 'middleDollars'> => ({
  total,
  conditions: conditionsOf(facets.car_type ?? [], total),
  bodies: (facets.simple_body ?? []).map(toCount),
  makes: (facets.make ?? []).map(toCount),
  models: modelsOf(makes, models),
  locations: Object.fromEntries((facets.location_name ?? []).map(({ value, count }) => [value, count])),
  kindTotals: Object.fromEntries((facets.item_type ?? []).map(({ value, count }) => [value, count])),
})

/** What half of the most common body costs less than; null without one. */
const middleOfMost = async (site: StockSite, { facets }: SearchResult): Promise<number | null> => {
  const [most] = facets.simple_body ?? []
  if (!most) return null
  const { histograms } = await searchStock(site, withRefinement(emptySearchState, 'simple_body', [most.value]))
  return middleDollars(histograms.price)
}

/** Every make of the stock on one page. */
const ALL_MAKES = directoryAsk(emptyDirectoryState, MAX_MAKES)

/** Of what is asked: all that is listed, what is here, what is on its way. */
const STATUSES = [[], ['in_stock'], ['coming_soon']]
const CONDITIONS = ['new', 'demo', 'used'] as const

/** Models of what is listed, here and on its way, by condition. Null while the search engine is down. */
const modelTotals = async (site: StockSite): Promise<ModelTotals | null> => {
  const choices = STATUSES.flatMap((status) => CONDITIONS.map((condition) => ({ car_type: [condition], status })))
  const found = await listedFacets(site, 'make_model', choices)
  if (!found) return null
  const [listed, here, coming] = STATUSES.map((_, index): ByCondition => {
    const [fresh = {}, demo = {}, used = {}] = found.slice(index * CONDITIONS.length)
    return { new: fresh, demo, used }
  })
  return listed && here && coming ? { listed, here, coming } : null
}

/**
 * Stock counts of a site. All zero while the search engine is down, and then cached for seconds only, so that the page
 * is soon rendered with its stock.
 */
export const getStockCounts = cache((site: StockSite): Promise<StockCounts> =>
  cachedUnlessDegraded(['stock-totals', site.id], site.memberIds.map(tagsFor.stockSummary), async () => {
    const [result, makes, models] = await Promise.all([
      searchStock(site, emptySearchState),
      makeDirectory(site, ALL_MAKES),
      modelTotals(site),
    ])
    if (result.degraded || makes.degraded || !models) return { degraded: true, counts: NONE }
    const counts = toCounts(result, makes.hits, models)
    return { degraded: false, counts: { ...counts, middleDollars: await middleOfMost(site, result) } }
  }).then(
    ({ counts }) => counts,
    () => NONE,
  ),
)
