'use client'

import { type ReactNode, useDeferredValue } from 'react'
import { FilterBar } from './FilterBar'
import { FilterPanel } from './FilterPanel'
import { Results } from './Results'
import { SearchContext } from './SearchContext'
import { SearchHeader } from './SearchHeader'
import type { SearchSetup, SearchView } from './searchSetup'
import { useSearch } from './useSearch'

export interface SearchBodyProps {
  setup: SearchSetup
  initial: SearchView
  /** What the page says before its results, from the server. */
  intro: ReactNode
}

/** One element for good: it is drawn anew when its context changes, not whenever the page is. */
const filterPanel = <FilterPanel />

/** Where a phone's Filter button leads without JavaScript. */
const FILTERS_ID = 'filters'

/** The search page: heading, filters beside the results, and on a phone a bar that opens them. */
export const SearchBody = ({ setup, initial, intro }: SearchBodyProps) => {
  const { value, sudden, live } = useSearch(setup, initial)
  // A choice shows at once everywhere; an answer first in the results, then, a frame later, in the panel.
  const late = useDeferredValue(value)
  const shownBefore = sudden || late.state === value.state
  const panelValue = shownBefore && late.interactive === value.interactive ? late : value
  return (
    <SearchContext value={value}>
      {live && <live.Client setup={setup} onReady={live.onReady} />}
      <SearchHeader intro={intro} />
      <div className="lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-9 xl:grid-cols-[17.5rem_minmax(0,1fr)] xl:gap-x-11">
        <aside
          id={FILTERS_ID}
          aria-label="Filters"
          className="no-scrollbar mb-8 hidden target:block lg:sticky lg:top-24 lg:mb-0 lg:block lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:scroll-pb-16 lg:scroll-pt-14 lg:pb-12 lg:mask-b-from-[calc(100%-3rem)]"
        >
          <SearchContext value={panelValue}>{filterPanel}</SearchContext>
        </aside>
        <Results />
      </div>
      <FilterBar />
    </SearchContext>
  )
}
