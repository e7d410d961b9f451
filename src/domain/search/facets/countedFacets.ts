import { type Facet, type FacetAttribute, facets } from './facets'
import type { SearchPreset } from '../url/resolveSearchPath'
import type { SearchState } from '../url/SearchState'

/** Facets that mean something only once a model is chosen. */
const OF_A_MODEL: FacetAttribute[] = ['badge', 'series']

interface Counted {
  state: Pick<SearchState, 'refinements' | 'ranges'>
  preset: Pick<SearchPreset, 'refinements'> | null
}

/** Whether a facet can be counted yet: models need a make, badges and series a model. */
export const isAsked = ({ attribute, kind }: Facet, { state, preset }: Counted): boolean => {
  const chosen = { ...preset?.refinements, ...state.refinements }
  if (kind === 'hierarchy') return chosen.make !== undefined
  return !OF_A_MODEL.includes(attribute) || chosen.make_model !== undefined
}

/**
 * What a search page counts: the facets it shows, those chosen, and the status, whose counts add up to the number of cars
 * found (SEA-11). The 11 it never shows would be a third of every answer.
 */
export const countedFacets = (search: Counted): Facet[] =>
  facets.filter((facet) => {
    const { attribute, group } = facet
    if (search.state.refinements[attribute] ?? search.state.ranges[attribute]) return true
    return attribute === 'status' || (group !== 'hidden' && isAsked(facet, search))
  })
