import { facetLabel } from '@/src/domain/search/facetLabel'
import type { Facet } from '@/src/domain/search/facets'
import type { FacetItem } from '@/src/domain/search/SearchResult'
import type { SearchSetup, SearchView } from './searchSetup'

const makeOf = (pair: string): string => pair.split('|')[0] ?? ''

/** Makes the page is about or narrowed to. */
export const chosenMakes = (
  { preset }: Pick<SearchSetup, 'preset'>,
  { state }: Pick<SearchView, 'state'>,
): string[] => [...(preset.refinements.make ?? []), ...(state.refinements.make ?? [])]

/**
 * Values of a facet with their counts (SEA-04). A chosen value that nothing matches any more stays, with a count of 0,
 * so that it can be taken away. Models are those of the chosen makes.
 */
export const facetItems = (
  facet: Facet,
  setup: Pick<SearchSetup, 'preset' | 'certifiedOnly'>,
  view: SearchView,
): FacetItem[] => {
  const { attribute } = facet
  const found = view.result.facets[attribute] ?? []
  const chosen = view.state.refinements[attribute] ?? []
  const missing = chosen
    .filter((value) => found.every((item) => item.value.toLowerCase() !== value.toLowerCase()))
    .map((value) => ({ value, label: facetLabel(attribute, value), count: 0 }))
  const items = [...found, ...missing]
  if (facet.kind === 'toggle') {
    return items.filter(({ value }) => value === 'true' || !setup.certifiedOnly || chosen.includes(value))
  }
  if (facet.kind !== 'hierarchy') return items
  const makes = chosenMakes(setup, view)
  const [onlyMake, ...others] = makes
  return items
    .filter(({ value }) => makes.includes(makeOf(value)) || chosen.includes(value))
    .map((item) =>
      onlyMake && others.length === 0 ? { ...item, label: item.value.replace(`${onlyMake}|`, '') } : item,
    )
}
