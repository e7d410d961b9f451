'use client'

import type { ReactNode } from 'react'
import type { FacetAttribute } from '@/src/domain/search/facets/facets'
import type { FacetItem } from '@/src/domain/search/results/SearchResult'
import { toggleRefinement } from '@/src/domain/search/url/SearchState'
import { SearchLink } from '../SearchLink'

interface FacetTileProps {
  attribute: FacetAttribute
  item: FacetItem
  checked: boolean
  picture: ReactNode
}

/** One value of a facet as a tile: logo or shape, label, count (SRP-21). */
export const FacetTile = ({ attribute, item: { value, label, count }, checked, picture }: FacetTileProps) => (
  <li className="min-w-0">
    <SearchLink
      next={(from) => toggleRefinement(from, attribute, value)}
      checked={checked}
      className="flex h-full flex-col items-center rounded-md border border-line px-0.5 pb-2 pt-3 text-center transition-colors hover:border-line-strong hover:bg-surface aria-checked:border-brand aria-checked:bg-brand-soft aria-checked:shadow-[inset_0_0_0_1px_var(--color-brand)]"
    >
      {picture}
      <span className="mt-2 line-clamp-2 w-full text-2xs leading-tight font-semibold">{label}</span>
      <span className="tabular mt-0.5 block text-2xs text-muted">{count.toLocaleString('en-AU')}</span>
    </SearchLink>
  </li>
)
