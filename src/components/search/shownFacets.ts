import { isAsked } from '@/src/domain/search/countedFacets'
import { type Facet, facets } from '@/src/domain/search/facets'
import { facetItems } from './facetItems'
import type { SearchSetup, SearchView } from './searchSetup'

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

const fits = (facet: Facet, setup: SearchSetup, { state }: SearchView): boolean => {
  const { attribute } = facet
  const { refinements } = setup.preset
  if (refinements[attribute] !== undefined) return false
  if (attribute === 'make') return refinements.make_model === undefined
  if (attribute === 'dealership_name') return refinements.dealership_slug === undefined
  if (!isAsked(facet, { state, preset: setup.preset })) return false
  return attribute !== 'weekly_price' || setup.weeklyPayments
}

/** Facets of one group worth showing: not what the path fixes, nothing without a choice, always what is refined. */
export const shownFacets = (group: Facet['group'], setup: SearchSetup, view: SearchView): Facet[] =>
  facets.filter(
    (facet) =>
      facet.group === group && fits(facet, setup, view) && (isRefined(view, facet) || hasChoice(facet, setup, view)),
  )
