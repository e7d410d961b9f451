import type { Ask } from '@/src/components/search/suggest/QueryIntentContext'
import type { SearchView } from '@/src/components/search/query/searchSetup'
import { searchRescue } from '@/src/data/search/searchRescue'
import { searchVocabulary } from '@/src/data/search/searchVocabulary'
import { applyParsedQuery, readingPath } from '@/src/domain/search/plainLanguage/applyParsedQuery'
import type { ParsedQuery } from '@/src/domain/search/plainLanguage/ParsedQuery'
import { readPlainLanguage } from '@/src/domain/search/plainLanguage/readPlainLanguage'
import type { SearchPreset } from '@/src/domain/search/url/searchPreset'
import { searchStateLimits } from '@/src/domain/search/url/SearchState'
import { parseSearchParams, searchHref, toSearchParams } from '@/src/domain/search/url/searchAddress'
import { isUnavailable } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'

/** A text as the site understands it; null: no filter in it, or nobody can say as the engine is away. */
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
 * Where a keyword form leads (ALRT-06): its field `read` asks for the words to be understood, so 'auto under 40k' goes
 * to the search with those filters, and plain words to the keyword search. Null: not from the form, nothing to lead to.
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

/** What the page says beside its results: how `said` was understood, and ways out when nothing was found (ALRT-07). */
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
