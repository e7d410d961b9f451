import { searchRescue } from '@/src/data/search/searchRescue'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import { parseSearchParams } from '@/src/domain/search/url/searchAddress'
import { apiError } from '@/src/payload/http/apiError'
import { getSearchPreset } from '../getSearchPreset'
import { searchGuard } from '../searchGuard'
import { withSearchSite } from '../withSearchSite'

/**
 * `GET /api/search/rescue?path=…&make=…`: which filter of a search without results to drop, with how many cars are found
 * then (ALRT-07), within the site the host names.
 */
export const GET = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const params = new URL(request.url).searchParams
    const preset = await getSearchPreset(site, params.get('path') ?? defaultSearchPath)
    if (!preset) return apiError(404, 'not_found', 'There is no such search page.')
    return searchGuard().answers.answer(site.id, `rescue ${params.toString()}`, async () => ({
      success: true,
      ways: await searchRescue(site, parseSearchParams(params), preset),
    }))
  })
