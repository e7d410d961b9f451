import { directoryRequest, directorySchema } from '@/src/domain/directory/directoryRequest'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { invalidBody } from '../../invalidBody'
import { withSearchSite } from '../../withSearchSite'
import { directories } from './directories'

/**
 * `POST /api/search/directory/{makes|dealerships|offers|parts}`: directory search with the body and answer of the stock
 * search (SEA-05, SEA-08, SEA-14), within the site of the host.
 */
export const POST = (request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const directory = directories.get((await params).name)
    if (!directory) return apiError(404, 'unknown_directory', 'There is no such directory.')
    const sent = await jsonBody(request)
    if (sent instanceof Response) return sent
    const body = directorySchema.safeParse(sent.json)
    if (!body.success) return invalidBody(body.error)
    const { ask, unknown } = directoryRequest(body.data, directory.filters, site.settings.search.pageSize)
    const wrong = [
      ...unknown.map((name) => `filters.${name}`),
      ...(ask.search_filters !== '' && !directory.ofStock ? ['search_filters'] : []),
    ]
    if (wrong.length > 0) {
      const fields = Object.fromEntries(wrong.map((name) => [name, 'There is no such filter.']))
      return apiError(400, 'invalid_request', 'The request is not valid.', fields)
    }
    const { hits, count, facets, pages, ms, degraded } = await directory.find(site, ask)
    if (degraded) return apiError(503, 'search_unavailable', 'Search is not available at the moment.')
    return Response.json({
      success: true,
      hits,
      count,
      facets: Object.fromEntries(facets.map(({ name, items }) => [name, items])),
      facetStats: {},
      pages,
      ms,
    })
  })
