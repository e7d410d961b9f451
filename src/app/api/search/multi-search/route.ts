import { answerQueries } from '@/src/data/search/answerQueries'
import { multiSearchSchema, searchCost } from '@/src/domain/search/query/browserQuery'
import { apiError } from '@/src/payload/http/apiError'
import { jsonBody } from '@/src/payload/http/requestBody'
import { stockEngine } from '@/src/services/search/engine'
import { invalidBody } from '../invalidBody'
import { searchGuard } from '../searchGuard'
import { tooManySearches, withSearchSite } from '../withSearchSite'

/**
 * `POST /api/search/multi-search`: what instant-meilisearch posts, answered within the site the host names (SEA-15,
 * TEN-15). Same answer shape as the engine's own endpoint.
 */
export const POST = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const sent = await jsonBody(request)
    if (sent instanceof Response) return sent
    const body = multiSearchSchema.safeParse(sent.json)
    if (!body.success) return invalidBody(body.error)
    const { queries } = body.data
    if (queries.some(({ indexUid }) => indexUid !== stockEngine().index)) {
      return apiError(404, 'unknown_index', 'There is no such index.')
    }
    // One is counted already.
    const refused = await tooManySearches(request, site, searchCost(queries) - 1)
    if (refused) return refused
    return searchGuard().answers.answer(site.id, JSON.stringify(queries), async () => ({
      results: await answerQueries(site, queries),
    }))
  })
