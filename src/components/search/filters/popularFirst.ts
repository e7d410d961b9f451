import { MAKES_BEFORE_SHOW_ALL } from '@/src/domain/constants/search'
import { slugify } from '@/src/domain/site/slugify'
import type { FacetItem } from '@/src/domain/search/results/SearchResult'

interface SplitMakes {
  popular: FacetItem[]
  rest: FacetItem[]
}

/**
 * The makes shown at once and the others, by name (SRP-22): the site's own list in its order, or the seven with most
 * cars. A chosen make is never hidden.
 */
export const popularFirst = (items: FacetItem[], popularSlugs: string[], chosen: readonly string[]): SplitMakes => {
  const named = popularSlugs.flatMap((slug) => items.filter(({ value }) => slugify(value) === slug))
  const first = popularSlugs.length > 0 ? named : items.slice(0, MAKES_BEFORE_SHOW_ALL)
  const popular = [...first, ...items.filter((item) => chosen.includes(item.value) && !first.includes(item))]
  const rest = items.filter((item) => !popular.includes(item)).sort((a, b) => a.label.localeCompare(b.label))
  return { popular, rest }
}
