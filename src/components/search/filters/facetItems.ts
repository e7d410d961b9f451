import type { Facet } from '@/src/domain/search/facets/facets'
import { makeOfModel } from '@/src/domain/search/facets/modelTree'
import { facetItems as itemsOf } from '@/src/domain/search/results/readSearchResult'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import { MAX_VALUES_PER_FACET } from '@/src/domain/search/facets/stepCounts'
import type { FacetItem } from '@/src/domain/search/results/SearchResult'
import type { SearchState } from '@/src/domain/search/url/SearchState'

/** One value as `useRefinementList` counts it. */
interface CountedValue {
  /** The value itself: InstantSearch's own `value` is escaped. */
  label: string
  count: number
}

interface FacetItemsOptions {
  preset: Pick<SearchPreset, 'refinements'>
  /** The certified filter has one side only (SRP-24). */
  certifiedOnly: boolean
  refinements: SearchState['refinements']
}

/**
 * Values of a facet with their counts (SEA-04), most cars first, as many as the facet lists (SEA-07). A chosen value
 * without matches stays, with a count of 0, so that it can be removed. Models are those of the chosen makes.
 */
export const facetItems = (
  facet: Facet,
  counted: readonly CountedValue[],
  { preset, certifiedOnly, refinements }: FacetItemsOptions,
): FacetItem[] => {
  const { attribute, kind } = facet
  const chosen = refinements[attribute] ?? []
  const none = chosen.map((value) => [value, 0] as const)
  const counts = new Map([...none, ...counted.map(({ label, count }) => [label, count] as const)])
  // A list with a field to search it has all its values; it shows as many as it lists.
  const limit = facet.searchable ? MAX_VALUES_PER_FACET : facet.limit
  const items = itemsOf({ attribute, limit }, Object.fromEntries(counts), chosen)
  if (kind === 'toggle') {
    return items.filter(({ value }) => value === 'true' || !certifiedOnly || chosen.includes(value))
  }
  if (kind !== 'hierarchy') return items
  const makes = [...(preset.refinements.make ?? []), ...(refinements.make ?? [])]
  const [onlyMake, ...others] = makes
  return items
    .filter(({ value }) => makes.includes(makeOfModel(value)) || chosen.includes(value))
    .map((item) =>
      onlyMake && others.length === 0 ? { ...item, label: item.value.replace(`${onlyMake}|`, '') } : item,
    )
}
