'use client'

import { memo } from 'react'
import type { FacetAttribute } from '@/src/domain/search/facets/facets'
import type { FacetItem } from '@/src/domain/search/results/SearchResult'
import { toggleRefinement } from '@/src/domain/search/url/SearchState'
import { SearchLink } from '../SearchLink'

interface FacetRowProps {
  attribute: FacetAttribute
  item: FacetItem
  checked: boolean
}

/** One value of a facet as a row: box, label, count. */
export const FacetRow = memo(({ attribute, item: { value, label, count }, checked }: FacetRowProps) => (
  <li>
    <SearchLink
      next={(from) => toggleRefinement(from, attribute, value)}
      checked={checked}
      className="group/row flex min-h-10 items-center gap-3 py-1 text-[0.9375rem] hover:text-brand-text aria-checked:font-semibold lg:min-h-9"
    >
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-xs border border-line-strong bg-canvas text-on-brand group-hover/row:border-fg group-aria-checked/row:check-mark group-aria-checked/row:border-brand group-aria-checked/row:bg-brand"
      />
      <span className="min-w-0 grow truncate">{label}</span>
      <span className="tabular text-sm font-normal text-muted">{count.toLocaleString('en-AU')}</span>
    </SearchLink>
  </li>
))
FacetRow.displayName = 'FacetRow'
