import { stockFilter } from '@/src/data/stockFilter'
import { multiSearchSchema, scopeBrowserQuery, withStepCounts } from '@/src/domain/search/browserQuery'
import { apiError } from '@/src/payload/http/apiError'
import { stockEngine } from '@/src/services/search/engine'
import { invalidBody } from '../invalidBody'
import { searchGuard } from '../searchGuard'
import { readJson, withSearchSite } from '../withSearchSite'

/**
 * `POST /api/search/multi-search`: what instant-meilisearch posts, answered within the site the host names (SEA-15,
 * TEN-15). Same answer shape as the engine's own endpoint.
 */
export const POST = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const body = multiSearchSchema.safeParse(await readJson(request))
    if (!body.success) return invalidBody(body.error)
    const engine = stockEngine()
    if (body.data.queries.some(({ indexUid }) => indexUid !== engine.index)) {
      return apiError(404, 'unknown_index', 'There is no such index.')
    }
    const { excludeZeroPrice } = site.settings.search
    const scope = stockFilter(site)
    const queries = body.data.queries.map((query) => scopeBrowserQuery(query, { scope, excludeZeroPrice }))
    const { answers } = searchGuard()
    const key = JSON.stringify(queries)
    const known = answers.get(site.id, key, Date.now())
    if (known !== undefined) return Response.json(known)
    const results = (await engine.searchRaw(queries.map((query) => ({ ...query })))).map(withStepCounts)
    answers.set(site.id, key, { results }, Date.now())
    return Response.json({ results })
  })
