import { tagsFor } from '@/src/domain/cache/tags'
import { applyParsedQuery, readingPath } from '@/src/domain/search/plainLanguage/applyParsedQuery'
import { readPlainLanguage } from '@/src/domain/search/plainLanguage/readPlainLanguage'
import {
  bestWays,
  bodyInstead,
  loosened,
  pairsOut,
  type Rescue,
  type Way,
  waysOut,
} from '@/src/domain/search/results/rescue'
import { fixedPreset, type SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import { stateFilters } from '@/src/domain/search/query/filters'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient } from '../reads/payloadClient'
import { getSite } from '../site/getSite'
import { countStock } from './countStock'
import { searchVocabulary } from './searchVocabulary'
import { stockFilter, type StockSite } from './stockFilter'

/** Ways shown of another site than the shopper's. */
const MOST_AT_GROUP = 2

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
  const read = applyParsedQuery(state, reading)
  return { state: read, preset: readingPath(preset, reading) === preset.path ? preset : (fixedPreset([]) ?? preset) }
}

/** Bodies of the models in a search, among the cars of `site`. */
const bodiesAsked = async (site: StockSite, { refinements: { make_model: models = [] } }: SearchState) => {
  if (models.length === 0) return []
  const filter = [stockFilter(site), ...stateFilters({ refinements: { make_model: models } })]
  const query = { q: '', filter, facets: ['simple_body'], hitsPerPage: 0, page: 1 }
  const [answer] = await stockEngine().search([query])
  return Object.keys(answer?.facetDistribution?.simple_body ?? {})
}

const best = async (site: StockSite, ways: Way[]): Promise<Rescue[]> => bestWays(ways, await countStock(site, ways))

/** The first of several sets of ways that leads to cars. */
const firstOf = async (site: StockSite, ...sets: Way[][]): Promise<Rescue[]> => {
  for (const ways of sets) {
    const found = await best(site, ways)
    if (found.length > 0) return found
  }
  return []
}

/** The same search, or one close to it, at the sites of the dealership's groups. */
const atGroups = async (groups: Site[], asked: Asked): Promise<Rescue[]> => {
  const found = await Promise.all(
    groups.map(async (group): Promise<Rescue[]> => {
      const { state, preset } = await withWordsRead(group, asked)
      const same: Way = { dropped: [], state, path: preset.path, preset }
      const ways = await firstOf(group, [same], waysOut(state, preset))
      return ways.slice(0, MOST_AT_GROUP).map((way) => {
        const href = `${group.origin}${searchHref(way.path, way.state, group.settings.search.urlStyle)}`
        return { ...way, at: { name: group.name, href } }
      })
    }),
  )
  return found.flat()
}

/** The live groups whose sites show a dealership's stock together with that of their other members (TEN-14). */
const groupsOf = async ({ id }: Pick<Site, 'id'>): Promise<Site[]> => {
  const ids = await cachedRead(['groups', id], [tagsFor.site(id)], async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'tenants',
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: {},
      where: { and: [{ members: { equals: id } }, { archived: { not_equals: true } }] },
    })
    return docs.map((group) => group.id)
  })
  const groups = await Promise.all(ids.filter((group) => group !== id).map(getSite))
  return groups.filter((group) => group !== null)
}

/**
 * The ways out of a search without results, with their number of cars, best first (ALRT-07): without one filter or word,
 * or without two where no single one is to blame; with the body of the model in its place; at last the same search, or one
 * close to it, at the site of the dealership's group. None while the engine is away.
 */
export const searchRescue = async (site: Site, state: SearchState, preset: SearchPreset): Promise<Rescue[]> => {
  try {
    const groups = await groupsOf(site)
    const asked = await withWordsRead(site, { state, preset })
    // What the dealership does not sell is known from its group: 'HiLux' is a ute.
    const everyone = groups[0] ?? site
    const wide = asked.state.query === '' ? asked : await withWordsRead(everyone, { state, preset })
    const bodies = await bodiesAsked(everyone, wide.state)
    const sameBody = bodyInstead(wide.state, wide.preset, bodies)
    const [ways, others, elsewhere] = await Promise.all([
      firstOf(site, waysOut(asked.state, asked.preset), pairsOut(asked.state, asked.preset)),
      firstOf(
        site,
        sameBody,
        sameBody.flatMap((way) => loosened(way, wide.preset)),
      ),
      atGroups(groups, { state, preset }),
    ])
    return [...[...ways, ...others].toSorted((one, other) => other.count - one.count), ...elsewhere]
  } catch (error) {
    if (isUnavailable(error)) return []
    throw error
  }
}
