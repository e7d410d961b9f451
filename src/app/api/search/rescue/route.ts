import { searchRescue } from '@/src/data/searchRescue'
import { defaultSearchPath } from '@/src/domain/search/searchPreset'
import { parseSearchParams } from '@/src/domain/search/urlState'
import { apiError } from '@/src/payload/http/apiError'
import { searchPathPreset } from '../searchPathPreset'
import { searchGuard } from '../searchGuard'
import { withSearchSite } from '../withSearchSite'

/**
 * `GET /api/search/rescue?path=…&make=…`: which filter of a search without results to drop, with how many cars are found
 * then (ALRT-07), within the site the host names.
 */
export const GET = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const params = new URL(request.url).searchParams
    const preset = await searchPathPreset(site, params.get('path') ?? defaultSearchPath)
    if (!preset) return apiError(404, 'not_found', 'There is no such search page.')
    const { answers } = searchGuard()
    const key = `rescue ${params.toString()}`
    const known = answers.get(site.id, key, Date.now())
    if (known !== undefined) return Response.json(known)
    const answer = { success: true, ways: await searchRescue(site, parseSearchParams(params), preset) }
    answers.set(site.id, key, answer, Date.now())
    return Response.json(answer)
  })
