'use client'

import type { FacetAttribute } from '@/src/domain/search/facets'
import type { FacetItem } from '@/src/domain/search/SearchResult'
import { toggleRefinement } from '@/src/domain/search/SearchState'
import { cx } from '@/src/components/ui/cx'
import { Icon } from '@/src/components/ui/Icon'
import { useSearchContext } from './SearchContext'
import { SearchLink } from './SearchLink'

interface FacetRowProps {
  attribute: FacetAttribute
  item: FacetItem
}

/** One value of a facet as a row: box, label, count. */
export const FacetRow = ({ attribute, item: { value, label, count } }: FacetRowProps) => {
  const { state } = useSearchContext()
  const checked = state.refinements[attribute]?.includes(value) ?? false
  return (
    <li>
      <SearchLink
        next={toggleRefinement(state, attribute, value)}
        checked={checked}
        className={cx(
          'group/row flex min-h-10 items-center gap-3 py-1 text-[0.9375rem] hover:text-brand-text lg:min-h-9',
          checked && 'font-semibold',
        )}
      >
        <span
          aria-hidden
          className={cx(
            'grid size-5 shrink-0 place-items-center rounded-xs border transition-colors',
            checked ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-canvas group-hover/row:border-fg',
          )}
        >
          {checked && <Icon name="check" className="size-3.5" />}
        </span>
        <span className="min-w-0 grow truncate">{label}</span>
        <span className="tabular text-sm font-normal text-muted">{count.toLocaleString('en-AU')}</span>
      </SearchLink>
    </li>
  )
}
