import { type Facet, type FacetAttribute, facets } from '@/src/domain/search/facets'
import { chosenMakes, facetItems } from './facetItems'
import type { SearchSetup, SearchView } from './searchSetup'

/** Facets that mean something only once a model is chosen. */
const OF_A_MODEL: FacetAttribute[] = ['badge', 'series']

const isRefined = ({ state }: SearchView, { attribute }: Facet): boolean =>
  state.refinements[attribute] !== undefined || state.ranges[attribute] !== undefined

const hasChoice = (facet: Facet, setup: SearchSetup, view: SearchView): boolean => {
  if (facet.kind === 'range') {
    const stats = view.result.stats[facet.attribute]
    return stats !== undefined && stats.max > stats.min
  }
  const items = facetItems(facet, setup, view)
  return facet.kind === 'toggle' ? items.some(({ count }) => count > 0) : items.length > 1
}

const fits = ({ attribute, kind }: Facet, setup: SearchSetup, view: SearchView): boolean => {
  const { refinements } = setup.preset
  if (refinements[attribute] !== undefined) return false
  if (attribute === 'make') return refinements.make_model === undefined
  if (attribute === 'dealership_name') return refinements.dealership_slug === undefined
  if (kind === 'hierarchy') return chosenMakes(setup, view).length > 0
  if (OF_A_MODEL.includes(attribute)) {
    return refinements.make_model !== undefined || view.state.refinements.make_model !== undefined
  }
  return attribute !== 'weekly_price' || setup.weeklyPayments
}

/** Facets of one group worth showing: not what the path fixes, nothing without a choice, always what is refined. */
export const shownFacets = (group: Facet['group'], setup: SearchSetup, view: SearchView): Facet[] =>
  facets.filter(
    (facet) =>
      facet.group === group && fits(facet, setup, view) && (isRefined(view, facet) || hasChoice(facet, setup, view)),
  )
