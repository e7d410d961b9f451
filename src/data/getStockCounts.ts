import { cache } from 'react'
import { tagsFor } from '@/src/domain/cache/tags'
import type { FacetItem, SearchResult } from '@/src/domain/search/SearchResult'
import { emptySearchState } from '@/src/domain/search/SearchState'
import { STOCK_PATH } from '@/src/domain/site/paths'
import { slugify } from '@/src/domain/site/slugify'
import type { StockCount, StockCounts } from '@/src/domain/site/StockCounts'
import { cachedRead } from './cachedRead'
import { searchStock } from './searchStock'
import type { StockSite } from './stockFilter'

const NONE: StockCounts = { total: 0, conditions: [], bodies: [], makes: [], models: {} }

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

/** Values of the make_model facet, 'Toyota|Corolla', by make slug. */
const modelsOf = (items: FacetItem[]): StockCounts['models'] => {
  const models: StockCounts['models'] = {}
  for (const { value, count } of items) {
    const [make, model] = value.split('|')
    if (!make || !model) continue
    const slug = slugify(make)
    models[slug] = [
      ...(models[slug] ?? []),
      { label: model, slug: slugify(model), href: `/search/${slug}/${slugify(model)}`, total: count },
    ]
  }
  return models
}

const toCounts = ({ total, facets }: SearchResult): StockCounts => ({
  total,
  conditions: conditionsOf(facets.car_type ?? [], total),
  bodies: (facets.simple_body ?? []).map(toCount),
  makes: (facets.make ?? []).map(toCount),
  models: modelsOf(facets.make_model ?? []),
})

/** How much of what a site shows. All nought while the search engine is away, and that is not remembered. */
export const getStockCounts = cache((site: StockSite): Promise<StockCounts> =>
  cachedRead(['stock-counts', site.id], site.memberIds.map(tagsFor.stock), async () => {
    const result = await searchStock(site, emptySearchState)
    if (result.degraded) throw new Error('The search engine is away.')
    return toCounts(result)
  }).catch(() => NONE),
)
