import { stockFilter } from '@/src/data/search/stockFilter'
import { facetSearchSchema, scopedFilter } from '@/src/domain/search/query/browserQuery'
import { facetOf } from '@/src/domain/search/facets/facets'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { stockEngine } from '@/src/services/search/engine'
import { invalidBody } from '../../../invalidBody'
import { withSearchSite } from '../../../withSearchSite'

/** `POST /api/search/indexes/{uid}/facet-search`: values of one facet that match a text, within the site (SEA-04). */
export const POST = (request: Request, { params }: { params: Promise<{ uid: string }> }): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const engine = stockEngine()
    if ((await params).uid !== engine.index) return apiError(404, 'unknown_index', 'There is no such index.')
    const sent = await jsonBody(request)
    if (sent instanceof Response) return sent
    const body = facetSearchSchema.safeParse(sent.json)
    if (!body.success) return invalidBody(body.error)
    const { facetName, facetQuery, q, filter } = body.data
    const facet = facetOf(facetName)
    if (!facet || facet.kind === 'range') return apiError(400, 'unknown_facet', 'There is no such facet.')
    const answer = await engine.facetSearch({
      facetName: facet.attribute,
      facetQuery: facetQuery ?? '',
      q: q ?? '',
      filter: scopedFilter(stockFilter(site), filter),
    })
    return Response.json(answer)
  })
