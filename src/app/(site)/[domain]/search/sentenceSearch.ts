import type { Ask } from '@/src/components/search/suggest/QueryIntentContext'
import type { SearchView } from '@/src/components/search/query/searchSetup'
import { searchRescue } from '@/src/data/search/searchRescue'
import { searchVocabulary } from '@/src/data/search/searchVocabulary'
import { applyParsedQuery, readingPath } from '@/src/domain/search/plainLanguage/applyParsedQuery'
import type { ParsedQuery } from '@/src/domain/search/plainLanguage/ParsedQuery'
import { readPlainLanguage } from '@/src/domain/search/plainLanguage/readPlainLanguage'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import { searchStateLimits } from '@/src/domain/search/url/SearchState'
import { parseSearchParams, searchHref, toSearchParams } from '@/src/domain/search/url/searchAddress'
import { isUnavailable } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'

/** Filters that the text means on this site; null when it contains none, or while the search engine is down. */
const parsedQueryOf = async (site: Site, text: string): Promise<ParsedQuery | null> => {
  if (text === '' || text.length > searchStateLimits.queryLength) return null
  try {
    const { lexicon } = await searchVocabulary(site)
    const reading = readPlainLanguage(text, lexicon, new Date().getFullYear())
    return reading.chips.length > 0 ? reading : null
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}

/**
 * Target of a keyword form (ALRT-06). With its field `read` the text is parsed: 'auto under 40k' leads to the search
 * with those filters, plain words to the keyword search. Returns null when the request is not from the form.
 */
export const plainSearchHref = async (
  site: Site,
  preset: SearchPreset,
  params: URLSearchParams,
): Promise<string | null> => {
  if (params.get('read') === null) return null
  const style = site.settings.search.urlStyle
  const state = parseSearchParams(params)
  const reading = await parsedQueryOf(site, state.query)
  if (!reading?.plain) return searchHref(preset.path, state, style)
  const search = toSearchParams(applyParsedQuery(state, reading), style)
  search.append('said', state.query)
  return `${readingPath(preset, reading)}?${search}`
}

/**
 * Notes beside the results: how the original query was understood, and alternatives when nothing was found (ALRT-07).
 */
export const askOf = async (
  site: Site,
  preset: SearchPreset,
  { state, result }: SearchView,
  said: string | null,
): Promise<Ask> => {
  const [reading, rescue] = await Promise.all([
    said === null ? null : parsedQueryOf(site, said.trim()),
    result.total === 0 && !result.degraded ? searchRescue(site, state, preset) : null,
  ])
  return { understood: reading && { text: reading.text, chips: reading.chips, leftOut: reading.leftOut }, rescue }
}
