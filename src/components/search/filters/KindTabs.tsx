'use client'

import { withRefinement } from '@/src/domain/search/url/SearchState'
import { SearchLink } from '../SearchLink'
import { useSearchContext } from '../SearchContext'

/** The kinds of vehicle in stock, one at a time, before every filter: nothing where the stock is of one kind. */
export const KindTabs = () => {
  const { state, result, setup } = useSearchContext()
  const kinds = result.facets.item_type ?? []
  const chosen = state.refinements.item_type ?? []
  if (setup.preset.refinements.item_type || (kinds.length < 2 && chosen.length === 0)) return null
  const all = { value: '', label: 'All', count: kinds.reduce((sum, { count }) => sum + count, 0) }
  return (
    <nav aria-label="Kind of vehicle" className="no-scrollbar -mx-gutter mb-5 overflow-x-auto px-gutter lg:mb-7">
      <ul className="flex w-max gap-x-7 shadow-[inset_0_-1px_var(--line)] min-w-full">
        {[all, ...kinds].map(({ value, label, count }) => (
          <li key={value}>
            <SearchLink
              next={(from) => withRefinement(from, 'item_type', value ? [value] : [])}
              aria-current={value === chosen.join() || undefined}
              className="flex min-h-12 items-center gap-2 border-b-2 border-transparent text-[1.0625rem] font-semibold text-muted hover:text-fg aria-current:border-brand aria-current:text-fg"
            >
              {label}
              <span className="tabular text-sm font-normal">{count.toLocaleString('en-AU')}</span>
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
