import { applyReading, readingPath } from '@/src/domain/search/plainLanguage/applyReading'
import { readPlainLanguage } from '@/src/domain/search/plainLanguage/readPlainLanguage'
import { bestWays, bodyInstead, pairsOut, type Rescue, type Way, waysOut } from '@/src/domain/search/rescue'
import { fixedPreset, type SearchPreset } from '@/src/domain/search/searchPreset'
import { stateFilters } from '@/src/domain/search/filters'
import type { SearchState } from '@/src/domain/search/SearchState'
import { searchHref } from '@/src/domain/search/urlState'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'
import { countStock } from './countStock'
import { groupsOf } from './groupsOf'
import { searchVocabulary } from './searchVocabulary'
import { stockFilter, type StockSite } from './stockFilter'

interface Asked {
  state: SearchState
  preset: SearchPreset
}

/** A search whose keyword is read into filters, as far as the cars of `site` give its words a meaning. */
const withWordsRead = async (site: StockSite, { state, preset }: Asked): Promise<Asked> => {
  if (state.query === '') return { state, preset }
  const { lexicon } = await searchVocabulary(site)
  const reading = readPlainLanguage(state.query, lexicon, new Date().getFullYear())
  if (reading.chips.length === 0) return { state, preset }
  const read = applyReading(state, reading)
  return { state: read, preset: readingPath(preset, reading) === preset.path ? preset : (fixedPreset([]) ?? preset) }
}

/** Bodies of the models a search asks for, among the cars of `site`. */
const bodiesAsked = async (site: StockSite, { refinements: { make_model: models = [] } }: SearchState) => {
  if (models.length === 0) return []
  const filter = [stockFilter(site), ...stateFilters({ refinements: { make_model: models } })]
  const query = { q: '', filter, facets: ['simple_body'], hitsPerPage: 0, page: 1 }
  const [answer] = await stockEngine().search([query])
  return Object.keys(answer?.facetDistribution?.simple_body ?? {})
}

const best = async (site: StockSite, ways: Way[]): Promise<Rescue[]> => bestWays(ways, await countStock(site, ways))

/** The same search at the sites of the dealership's groups, where they have such cars. */
const atGroups = async (groups: Site[], asked: Asked): Promise<Rescue[]> => {
  const found = await Promise.all(
    groups.map(async (group): Promise<Rescue[]> => {
      const { state, preset } = await withWordsRead(group, asked)
      const [count = 0] = await countStock(group, [{ state, preset }])
      const { path } = preset
      const href = `${group.origin}${searchHref(path, state, group.settings.search.urlStyle)}`
      return count > 0 ? [{ dropped: [], state, path, count, at: { name: group.name, href } }] : []
    }),
  )
  return found.flat()
}

/**
 * The ways out of a search without results, with their number of cars, best first (ALRT-07): without one filter or word,
 * with the body of the model in its place, or without two where no single one is to blame; at last the same search at the
 * site of the dealership's group. None while the engine is away.
 */
export const searchRescue = async (site: Site, state: SearchState, preset: SearchPreset): Promise<Rescue[]> => {
  try {
    const groups = await groupsOf(site)
    const asked = await withWordsRead(site, { state, preset })
    // What the dealership does not sell is known from its group: 'HiLux' is a ute.
    const everyone = groups[0] ?? site
    const wide = asked.state.query === '' ? asked : await withWordsRead(everyone, { state, preset })
    const bodies = await bodiesAsked(everyone, wide.state)
    const singles = [...waysOut(asked.state, asked.preset), ...bodyInstead(wide.state, wide.preset, bodies)]
    const [single, elsewhere] = await Promise.all([best(site, singles), atGroups(groups, asked)])
    const ways = single.length > 0 ? single : await best(site, pairsOut(asked.state, asked.preset))
    return [...ways, ...elsewhere]
  } catch (error) {
    if (isUnavailable(error)) return []
    throw error
  }
}
