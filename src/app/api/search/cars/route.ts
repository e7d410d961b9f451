import { stockFilter } from '@/src/data/search/stockFilter'
import { carSearchSchema, carSearchState } from '@/src/domain/search/query/carSearchRequest'
import { collapseSold } from '@/src/domain/search/results/collapseSold'
import { readSearchResult } from '@/src/domain/search/results/readSearchResult'
import { searchQueries } from '@/src/domain/search/query/searchQueries'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { stockEngine } from '@/src/services/search/engine'
import { invalidBody } from '../invalidBody'
import { withSearchSite } from '../withSearchSite'

/**
 * `POST /api/search/cars`: stock search by filters, offset, keyword, order and one filter expression (SEA-08, SEA-09).
 * Answers hits, count, facets with their stats, pages and ms (SEA-05), within the site the host names.
 */
export const POST = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const sent = await jsonBody(request)
    if (sent instanceof Response) return sent
    const body = carSearchSchema.safeParse(sent.json)
    if (!body.success) return invalidBody(body.error)
    const { state, unknown } = carSearchState(body.data)
    if (unknown.length > 0) {
      const fields = Object.fromEntries(unknown.map((name) => [`filters.${name}`, 'There is no such filter.']))
      return apiError(400, 'invalid_request', 'The request is not valid.', fields)
    }
    const { pageSize, excludeZeroPrice, collapseSold: collapse } = site.settings.search
    const hitsPerPage = body.data.hitsPerPage ?? pageSize
    const { offset, search_filters: extra } = body.data
    const engine = stockEngine()
    const input = { index: engine.index, scope: stockFilter(site), preset: null, state, pageSize: 0, excludeZeroPrice }
    const { queries, disjunctive } = searchQueries(input)
    const counts = queries.map((query) => ({
      ...query,
      filter: extra === '' ? query.filter : [...query.filter, extra],
    }))
    const [main] = counts
    if (!main) return apiError(500, 'internal_error', 'The search could not be built.')
    const { q, filter, sort, matchingStrategy } = main
    const answers = await engine.search([...counts, { q, filter, sort, matchingStrategy, limit: hitsPerPage, offset }])
    const hits = answers.pop()?.hits ?? []
    const page = Math.floor(offset / hitsPerPage) + 1
    const { total, pages, facets, stats, ms } = readSearchResult(answers, disjunctive, {
      page,
      pageSize: hitsPerPage,
      chosen: state.refinements,
    })
    return Response.json({
      success: true,
      hits: collapseSold(hits, collapse),
      count: total,
      facets,
      facetStats: stats,
      pages,
      ms,
    })
  })
