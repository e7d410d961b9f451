import type { DirectoryAsk, DirectoryFacet } from '@/src/domain/directory/directoryWindow'
import { facetOf, type FacetAttribute } from '@/src/domain/search/facets/facets'
import { type EngineAnswer, readSearchResult } from '@/src/domain/search/results/readSearchResult'
import { type EngineQuery, searchQueries } from '@/src/domain/search/query/searchQueries'
import { emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import { stockEngine } from '@/src/services/search/engine'
import { stockFilter, type StockSite } from '../search/stockFilter'

interface DirectoryCounts {
  /** Counts of every value, by attribute: all the engine gives, not only what a filter panel lists. */
  counts: Record<string, Record<string, number>>
  facets: DirectoryFacet[]
  /** Filters of the stock the directory is about, for further questions. */
  filter: string[]
  ms: number
}

/** The chosen values of facets of ours; nothing else can be in it. */
const refinementsOf = (
  filters: DirectoryAsk['filters'],
  names: readonly FacetAttribute[],
): SearchState['refinements'] =>
  Object.fromEntries(names.flatMap((name) => (filters[name]?.length ? [[name, filters[name]]] : [])))

const facetsOf = (
  answers: EngineAnswer[],
  disjunctive: FacetAttribute[],
  state: SearchState,
  names: readonly FacetAttribute[],
): DirectoryFacet[] => {
  const { facets } = readSearchResult(answers, disjunctive, { page: 1, pageSize: 1, chosen: state.refinements })
  return names.map((name) => ({ name, label: facetOf(name)?.label ?? name, items: facets[name] ?? [] }))
}

/**
 * Counts the stock behind a directory, with the stock search's own queries without hits (SEA-14). A directory's text
 * filters its entries and is not sent: 'harbour' must not count cars that have the word in their description.
 */
export const countDirectory = async (
  site: StockSite,
  ask: Pick<DirectoryAsk, 'filters' | 'search_filters'>,
  { names, entries }: { names: readonly FacetAttribute[]; entries: readonly FacetAttribute[] },
): Promise<DirectoryCounts> => {
  const engine = stockEngine()
  const state = { ...emptySearchState, refinements: refinementsOf(ask.filters, names) }
  const { queries, disjunctive } = searchQueries({
    index: engine.index,
    scope: stockFilter(site),
    preset: null,
    state,
    pageSize: 0,
    excludeZeroPrice: false,
  })
  const extra = ask.search_filters === '' ? [] : [ask.search_filters]
  const asked = queries.map((query, position): EngineQuery => ({
    ...query,
    filter: [...query.filter, ...extra],
    facets: position === 0 ? [...names, ...entries] : query.facets,
  }))
  const answers = await engine.search(asked.map((query) => ({ ...query })))
  return {
    counts: answers[0]?.facetDistribution ?? {},
    facets: facetsOf(answers, disjunctive, state, names),
    filter: asked[0]?.filter ?? [],
    ms: Math.max(0, ...answers.map(({ processingTimeMs }) => processingTimeMs)),
  }
}
