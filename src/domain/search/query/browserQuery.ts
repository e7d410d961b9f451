import { z } from 'zod'
import { cardFields } from '../index/cardFields'
import { facetCountsSchema } from '../facets/facetCountsSchema'
import { facetOf, facets } from '../facets/facets'
import { MAX_TOTAL_HITS } from '../index/maxTotalHits'
import { sorts } from '../url/sorts'
import { stockCardSchema } from '../index/StockDocument'
import { stepNames, withoutStepped } from '../facets/stepCounts'

/** Most of what one browser request may ask for. */
export const browserLimits = {
  queries: 25,
  hitsPerPage: 210,
  /** In all queries of a request: one grown list, and a few for counts. */
  hits: 250,
  /** In all queries: the first counts every facet, each of the others its own. */
  facets: 80,
  page: 1000,
  query: 300,
  filters: 80,
  filter: 1500,
} as const

const filterText = z.string().max(browserLimits.filter)
const filterList = z
  .array(z.union([filterText, z.array(filterText).max(browserLimits.filters)]))
  .max(browserLimits.filters)
const whole = z.number().int().min(0)

/** One query in instant-meilisearch's wire format. Keys not named here are dropped. */
const querySchema = z.object({
  indexUid: z.string().max(200),
  q: z.string().max(browserLimits.query).nullish(),
  filter: z.union([filterText, filterList]).nullish(),
  facets: z.array(z.string().max(60)).max(80).nullish(),
  sort: z.array(z.string().max(60)).max(3).nullish(),
  page: whole.nullish(),
  hitsPerPage: whole.nullish(),
  limit: whole.nullish(),
  offset: whole.nullish(),
})

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

/** Several queries of one request, bounded one by one and together: each hit and each counted facet is work. */
export const multiSearchSchema = z.object({
  queries: z
    .array(querySchema)
    .min(1)
    .max(browserLimits.queries)
    .refine((queries) => sumOf(queries, hitsOf) <= browserLimits.hits, {
      error: `At most ${browserLimits.hits} hits in all queries together.`,
    })
    .refine((queries) => sumOf(queries, ({ facets: asked }) => knownFacets(asked).length) <= browserLimits.facets, {
      error: `At most ${browserLimits.facets} facets in all queries together.`,
    }),
})

/** A facet search in instant-meilisearch's wire format, which also sends the keys of a query. */
export const facetSearchSchema = z.object({
  facetName: z.string().max(60),
  facetQuery: z.string().max(100).nullish(),
  q: z.string().max(browserLimits.query).nullish(),
  filter: z.union([filterText, filterList]).nullish(),
})

export type BrowserQuery = z.infer<typeof querySchema>
type BrowserFilter = BrowserQuery['filter']

export interface ScopedQuery {
  q: string
  filter: (string | string[])[]
  facets: string[]
  sort: string[]
  matchingStrategy: 'all'
  attributesToRetrieve: string[]
  page?: number
  hitsPerPage?: number
  limit?: number
  offset?: number
}

/**
 * The site's filter first, then the browser's. The engine parses each part separately and joins them with AND, so a
 * browser's part cannot widen the scope (TEN-15).
 */
export const scopedFilter = (scope: string, filter: BrowserFilter): (string | string[])[] => {
  if (filter === null || filter === undefined || filter === '') return [scope]
  return [scope, ...(typeof filter === 'string' ? [filter] : filter)]
}

const knownFacets = (asked: string[] | null | undefined): string[] => {
  if (!asked) return []
  if (asked.includes('*')) return facets.map(({ attribute }) => attribute)
  return asked.filter((name) => facetOf(name) !== undefined || stepNames.has(name))
}

const sortKeys: string[] = sorts.map(({ key }) => key).filter((key) => key !== 'recommended' && key !== 'distance')
/** Nearest first, from a point: `nearSort`. */
const fromPoint = /^_geoPoint\(-?\d{1,3}(\.\d{1,8})?, ?-?\d{1,3}(\.\d{1,8})?\):asc$/

/** Either finite pages or an offset, never both: the engine answers one total or the other. */
const paging = ({ page, hitsPerPage, limit, offset }: BrowserQuery) => {
  const finite = page != null || hitsPerPage != null || (limit == null && offset == null)
  const hits = Math.min((finite ? hitsPerPage : limit) ?? 20, browserLimits.hitsPerPage)
  return finite
    ? { page: Math.min(Math.max(page ?? 1, 1), browserLimits.page), hitsPerPage: hits }
    : { limit: hits, offset: Math.min(offset ?? 0, MAX_TOTAL_HITS) }
}

/** Hits a query is answered with at most. */
const hitsOf = (query: BrowserQuery): number => {
  const { hitsPerPage, limit } = paging(query)
  return hitsPerPage ?? limit
}

/** Hits that are as much work as one query. */
const HITS_OF_A_QUERY = 15

/** What the queries of one request cost of the visitor's limit: one each, more for a long list. */
export const searchCost = (queries: readonly BrowserQuery[]): number =>
  sumOf(queries, (query) => Math.max(1, Math.ceil(hitsOf(query) / HITS_OF_A_QUERY)))

/** A browser's query as the engine gets it: within bounds, in the site's scope, with known facets and orders and the fields of a card only. */
export const scopeBrowserQuery = (query: BrowserQuery, scope: string): ScopedQuery => ({
  q: query.q ?? '',
  filter: scopedFilter(scope, query.filter),
  facets: knownFacets(query.facets),
  sort: (query.sort ?? []).filter((key) => sortKeys.includes(key) || fromPoint.test(key)),
  matchingStrategy: 'all',
  attributesToRetrieve: cardFields,
  ...paging(query),
})

const answerSchema = z.looseObject({
  hits: z.array(stockCardSchema),
  facetDistribution: facetCountsSchema.optional(),
})

/**
 * One answer of the engine for a browser: hits have the fields of cards, and a range with counted steps omits the
 * counts of its single values, which would be most of the answer.
 */
export const browserAnswer = (answer: Record<string, unknown>) => {
  const { facetDistribution, ...rest } = answerSchema.parse(answer)
  return { ...rest, ...(facetDistribution && { facetDistribution: withoutStepped(facetDistribution) }) }
}
