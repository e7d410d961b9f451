import { nounOf } from '@/src/domain/stock/car/itemNoun'
import type { SuggestAnswer } from '@/src/components/search/suggest/SuggestAnswer'
import { countStock } from '@/src/data/search/countStock'
import { searchVocabulary } from '@/src/data/search/searchVocabulary'
import { applyParsedQuery, readingPath } from '@/src/domain/search/plainLanguage/applyParsedQuery'
import { readPlainLanguage } from '@/src/domain/search/plainLanguage/readPlainLanguage'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import { searchStateLimits } from '@/src/domain/search/url/SearchState'
import { popularNames, suggestNames } from '@/src/domain/search/facets/suggestNames'
import { parseSearchParams, toSearchParams } from '@/src/domain/search/url/searchAddress'
import { apiError } from '@/src/payload/http/apiError'
import type { Site } from '@/tenants/Site'
import { getSearchPreset } from '../getSearchPreset'
import { searchGuard } from '../searchGuard'
import { withSearchSite } from '../withSearchSite'

const answerFor = async (site: Site, text: string, path: string, params: URLSearchParams): Promise<SuggestAnswer> => {
  const [{ vocabulary, lexicon }, preset] = await Promise.all([searchVocabulary(site), getSearchPreset(site, path)])
  const noun = nounOf(Object.keys(vocabulary.item_type ?? {}))
  if (text === '') return { noun, names: popularNames(vocabulary), reading: null }
  const names = suggestNames(text, vocabulary)
  const reading = readPlainLanguage(text, lexicon, new Date().getFullYear())
  if (reading.chips.length === 0 || preset === null) return { noun, names, reading: null }
  const state = applyParsedQuery(parseSearchParams(params), reading)
  const target = readingPath(preset, reading)
  const stays = target === preset.path
  const [count = 0] = await countStock(site, [{ state, preset: stays ? preset : null }])
  const search = toSearchParams(state, site.settings.search.urlStyle)
  const href = `${target}?${new URLSearchParams([...search, ['said', text]])}`
  const { chips, leftOut, rest, plain } = reading
  return {
    noun,
    names,
    reading: { text, chips, leftOut, rest, plain, path: target, search: search.toString(), href, count },
  }
}

/**
 * `GET /api/search/suggest?q=…`: makes, models and bodies whose name begins so, and what the text reads as, with its
 * number of cars (ALRT-06), within the site the host names; without a text, what it has most of. `path` and the other parameters are the search it is typed
 * into.
 */
export const GET = (request: Request): Promise<Response> =>
  withSearchSite(request, async (site) => {
    const params = new URL(request.url).searchParams
    const text = params.get('q')?.trim() ?? ''
    if (text.length > searchStateLimits.queryLength) {
      return apiError(400, 'invalid_request', 'The request is not valid.', { q: 'At most 200 letters.' })
    }
    const path = params.get('path') ?? defaultSearchPath
    return searchGuard().answers.answer(site.id, `suggest ${params.toString()}`, async () => ({
      success: true,
      ...(await answerFor(site, text, path, params)),
    }))
  })
