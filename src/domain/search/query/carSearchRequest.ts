import { z } from 'zod'
import { facetOf, type FacetAttribute } from '../facets/facets'
import { MAX_TOTAL_HITS } from '../index/maxTotalHits'
import { emptySearchState, tidySearchState, type SearchState } from '../url/SearchState'
import { defaultSort, parseSort } from '../url/sorts'

const value = z.union([z.string().max(120), z.number(), z.boolean()])
const range = z.object({ min: z.number().nullish(), max: z.number().nullish() })

/**
 * Body of `POST /api/search/cars` (SEA-08): filters by facet (a value, a list, or min and max), paging by offset, a
 * keyword, an order, and one filter expression more.
 */
export const carSearchSchema = z.object({
  filters: z.record(z.string(), z.union([value, z.array(value).max(50), range])).default({}),
  hitsPerPage: z.int().min(1).max(100).optional(),
  offset: z.int().min(0).max(MAX_TOTAL_HITS).default(0),
  query: z.string().max(300).default(''),
  sort: z.array(z.string().max(60)).max(3).default([]),
  search_filters: z.string().max(2000).default(''),
})

export type CarSearchRequest = z.infer<typeof carSearchSchema>

/** The search of a request, and the filters that are not facets of ours. */
export const carSearchState = (request: CarSearchRequest): { state: SearchState; unknown: string[] } => {
  const refinements: Partial<Record<FacetAttribute, string[]>> = {}
  const ranges: SearchState['ranges'] = {}
  const unknown: string[] = []
  for (const [name, wanted] of Object.entries(request.filters)) {
    const facet = facetOf(name)
    // A range takes one value, or its ends: a list of values is none of ours.
    if (!facet || (facet.kind === 'range' && Array.isArray(wanted))) unknown.push(name)
    else if (facet.kind === 'range' && typeof wanted === 'number')
      ranges[facet.attribute] = { min: wanted, max: wanted }
    else if (Array.isArray(wanted)) refinements[facet.attribute] = wanted.map(String)
    else if (typeof wanted === 'object') ranges[facet.attribute] = { min: wanted.min ?? null, max: wanted.max ?? null }
    else refinements[facet.attribute] = [String(wanted)]
  }
  const sort = request.sort.map(parseSort).find((key) => key !== null) ?? defaultSort
  return { state: tidySearchState({ ...emptySearchState, query: request.query, sort, refinements, ranges }), unknown }
}
