import { ENGINE_HIT_COUNT_MAX } from '@/src/domain/constants/search'
import { type Facet, type FacetAttribute, facetLabel, facetOf } from '../facets/facets'
import { histogram } from '../facets/histogram'
import { MAX_TOTAL_HITS } from '../index/maxTotalHits'
import type { NearPlace } from '../query/near'
import type { FacetItem, SearchResult } from './SearchResult'
import type { SearchState } from '../url/SearchState'
import { stepCounts } from '../facets/stepCounts'
import type { StockCard } from '../index/StockDocument'

/** The engine's answer to one query, as far as it is read here. */
export interface EngineAnswer<Hit = StockCard> {
  hits: Hit[]
  totalHits?: number
  processingTimeMs: number
  facetDistribution?: Record<string, Record<string, number>>
  facetStats?: Record<string, { min: number; max: number }>
}

/** Every car has exactly one status, so its counts add up to the number of cars found. */
const sumOf = (counts: Record<string, number> | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)

/** Number of cars found: the engine's own up to 1999, above that the sum of the facet counts (SEA-11, SEA-12). */
export const totalHits = (answer: Pick<EngineAnswer, 'totalHits' | 'facetDistribution'>): number => {
  const total = answer.totalHits ?? 0
  if (total <= ENGINE_HIT_COUNT_MAX) return total
  return Math.max(total, sumOf(answer.facetDistribution?.status), sumOf(answer.facetDistribution?.car_type))
}

interface ReadOptions {
  page: number
  pageSize: number
  near?: NearPlace | null
  /** Values the shopper chose: listed with their counts though they lie beyond a facet's limit. */
  chosen?: SearchState['refinements']
}

/**
 * A facet's values, most cars first. The engine takes spellings that differ in case alone for one value, and names one
 * of them; a chosen value keeps the shopper's spelling.
 */
export const facetItems = (
  { attribute, limit }: Pick<Facet, 'attribute' | 'limit'>,
  counts: Record<string, number>,
  chosen: string[],
): FacetItem[] => {
  const spelling = new Map(chosen.map((value) => [value.toLowerCase(), value]))
  const items = new Map<string, FacetItem>()
  for (const [named, count] of Object.entries(counts)) {
    const value = spelling.get(named.toLowerCase()) ?? named
    const before = items.get(value)?.count ?? 0
    items.set(value, { value, count: Math.max(before, count), label: facetLabel(attribute, value) })
  }
  return [...items.values()]
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
    .filter(({ value }, position) => position < limit || spelling.has(value.toLowerCase()))
}

/** A facet's own counts, and those of the cars found for values the engine left out of them. */
const withOwnCounts = (own: EngineAnswer, main: EngineAnswer, attribute: FacetAttribute): EngineAnswer => {
  const counts = { ...main.facetDistribution?.[attribute], ...own.facetDistribution?.[attribute] }
  return { ...own, facetDistribution: { ...own.facetDistribution, [attribute]: counts } }
}

/** Puts the answers of `searchQueries` together: hits of the first, each refined facet's counts from its own query. */
export const readSearchResult = (
  answers: EngineAnswer[],
  disjunctive: FacetAttribute[],
  { page, pageSize, near = null, chosen = {} }: ReadOptions,
): SearchResult => {
  const [main, ...others] = answers
  if (main === undefined) throw new Error('A search needs at least one answer.')
  const result: SearchResult = {
    hits: main.hits,
    total: totalHits(main),
    pages: 0,
    page,
    pageSize,
    facets: {},
    stats: {},
    histograms: {},
    near,
    ms: Math.max(...answers.map(({ processingTimeMs }) => processingTimeMs)),
    degraded: false,
  }
  result.pages = Math.ceil(Math.min(result.total, MAX_TOTAL_HITS) / pageSize)
  const read = (answer: EngineAnswer, only?: FacetAttribute) => {
    for (const [name, counts] of Object.entries(stepCounts(answer.facetDistribution ?? {}))) {
      const facet = facetOf(name)
      if (!facet || (only !== undefined && facet.attribute !== only)) continue
      if (facet.kind !== 'range')
        result.facets[facet.attribute] = facetItems(facet, counts, chosen[facet.attribute] ?? [])
      const bars = facet.group === 'hidden' ? null : histogram(facet.unit, counts)
      if (facet.kind === 'range' && bars) result.histograms[facet.attribute] = bars
      const stats = answer.facetStats?.[name]
      if (facet.kind === 'range' && stats) result.stats[facet.attribute] = { min: stats.min, max: stats.max }
    }
  }
  read(main)
  others.forEach((answer, position) => {
    const attribute = disjunctive[position]
    if (attribute) read(withOwnCounts(answer, main, attribute), attribute)
  })
  return result
}
