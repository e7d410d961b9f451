import type { EngineAnswer } from '@/src/domain/search/results/readSearchResult'
import type { SearchLookups } from '@/src/domain/search/url/resolveSearchPath'
import { slugify } from '@/src/domain/site/slugify'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { plainLookups } from './plainStockList'
import { stockFilter, type StockSite } from './stockFilter'

const values = (answer: EngineAnswer | undefined, attribute: string): string[] =>
  Object.keys(answer?.facetDistribution?.[attribute] ?? {})

const named = (list: string[]) => list.map((value) => ({ slug: slugify(value), value }))

/**
 * What the search paths of a site may name: makes, models and bodies in its stock, and the dealerships it shows
 * (RTE-20..23). A car sold within the site's days still counts.
 */
export const searchLookups = async (site: StockSite): Promise<SearchLookups> => {
  try {
    const facets = ['make', 'make_model', 'simple_body']
    const query = { q: '', filter: [stockFilter(site)], facets, hitsPerPage: 0, page: 1 }
    const dealers = { q: '', filter: [stockFilter(site)], distinct: 'dealership_slug', limit: 100 }
    const [counts, owners] = await stockEngine().search([query, dealers])
    return {
      makes: named(values(counts, 'make')),
      models: values(counts, 'make_model').flatMap((pair) => {
        const [make, model] = pair.split('|')
        return make && model ? [{ makeSlug: slugify(make), slug: slugify(model), value: model }] : []
      }),
      bodies: named(values(counts, 'simple_body')),
      dealerships: (owners?.hits ?? []).map((hit) => ({ slug: hit.dealership_slug, value: hit.dealership_name })),
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return plainLookups(site)
  }
}
