import { cardFields } from '@/src/domain/search/cardFields'
import { facetOf } from '@/src/domain/search/facets'
import { stepCounts, withSteps } from '@/src/domain/search/stepCounts'

interface WireQuery {
  q?: string
  filter?: unknown
  facets?: string[]
  sort?: string[]
}

interface Rules {
  excludeZeroPrice: boolean
}

const asList = (filter: unknown): unknown[] =>
  Array.isArray(filter) ? filter : typeof filter === 'string' && filter !== '' ? [filter] : []

const directQuery = (query: WireQuery, { excludeZeroPrice }: Rules): object => {
  const priced = excludeZeroPrice && query.sort?.includes('price:asc') ? ['price > 0'] : []
  return {
    ...query,
    matchingStrategy: 'all',
    attributesToRetrieve: cardFields,
    filter: [...asList(query.filter), ...priced],
    ...(query.facets && { facets: withSteps(query.facets.filter((name) => facetOf(name))) }),
  }
}

/** What instant-meilisearch posts, with the rules our own endpoint would add (`scopeBrowserQuery`); the token holds the site's scope. */
export const directBody = (body: string, rules: Rules): string => {
  // What instant-meilisearch wrote itself: one query, or a list of them.
  const parsed: WireQuery & { queries?: WireQuery[] } = JSON.parse(body)
  return JSON.stringify(
    parsed.queries
      ? { ...parsed, queries: parsed.queries.map((query) => directQuery(query, rules)) }
      : { ...parsed, matchingStrategy: 'all' },
  )
}

interface WireAnswer {
  results?: { facetDistribution?: Record<string, Record<string, number>> }[]
}

/** The engine's answer as our own endpoint gives it: a range's counts are those of its steps. */
export const directAnswer = (answer: WireAnswer): WireAnswer => ({
  ...answer,
  ...(answer.results && {
    results: answer.results.map((result) =>
      result.facetDistribution ? { ...result, facetDistribution: stepCounts(result.facetDistribution) } : result,
    ),
  }),
})
