import type { Facet } from '@/src/domain/search/facets/facets'
import type { FacetItem } from '@/src/domain/search/results/SearchResult'

interface ListedOptions {
  chosen: readonly string[]
  /** What is typed to find a value, in small letters. */
  wanted: string
}

/** Values of a facet that its list has: as many as the facet allows and those chosen (SEA-07), or all that are searched for. */
export const listedItems = (
  { limit }: Pick<Facet, 'limit'>,
  items: readonly FacetItem[],
  { chosen, wanted }: ListedOptions,
): FacetItem[] =>
  items.filter(({ label, value }, index) =>
    wanted === '' ? index < limit || chosen.includes(value) : label.toLowerCase().includes(wanted),
  )
