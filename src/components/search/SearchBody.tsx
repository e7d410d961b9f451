'use client'

import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { useConnector } from 'react-instantsearch'
import type { StockAnswer } from '@/src/domain/search/results/SearchResult'
import { stockParameters } from '@/src/domain/search/query/stockParameters'
import { KeywordForm } from './query/KeywordForm'
import { connectStock } from './query/connectStock'
import { FilterBar } from './filters/FilterBar'
import { LatePanel } from './filters/FilterPanel'
import { KindTabs } from './filters/KindTabs'
import { Results } from './results/Results'
import { SearchContext, useSearchContext } from './SearchContext'
import type { SearchSetup } from './query/searchSetup'
import { noteResults, warmUp } from './query/stockClient'
import type { StockRouting } from './query/stockRouting'
import { useStockSearch } from './query/useStockSearch'
import { useSearchParams } from 'next/navigation'
import { countWords } from './results/stockNoun'
import { LazyNote } from './suggest/lazyParts'

/** Reports a new address of the router: a menu link to this same page. */
const AddressWatcher = ({ onChange }: { onChange: () => void }) => {
  const params = useSearchParams()
  useEffect(onChange, [onChange, params])
  return null
}

interface SearchBodyProps {
  setup: SearchSetup
  answer: StockAnswer | null
  routing: StockRouting
  /** Content above the results, rendered by the server. */
  intro: ReactNode
}

/** Where a phone's Filter button leads without JavaScript. */
const FILTERS_ID = 'filters'

/** '1,204 cars'; read out whenever it changes. */
const ResultCount = () => {
  const { state, result } = useSearchContext()
  return (
    <p
      role="status"
      aria-live="polite"
      data-testid="result-count"
      className="tabular mt-1.5 text-[1.0625rem] text-muted"
    >
      {countWords({ state, result })}
    </p>
  )
}

/** Heading, number of results, intro and keyword. */
const SearchHeader = ({ intro }: { intro: ReactNode }) => {
  const { setup } = useSearchContext()
  return (
    <>
      <div className="search-head mb-4 flex flex-col gap-x-10 gap-y-3 sm:mb-5 sm:gap-y-4 lg:mb-7 lg:flex-row lg:items-end lg:justify-between lg:border-b lg:border-line lg:pb-6">
        <div className="search-words min-w-0">
          <h1 className="text-heading">{setup.heading}</h1>
          <ResultCount />
          {intro}
        </div>
        <KeywordForm />
      </div>
      <LazyNote />
    </>
  )
}

/** Heading, filters beside the results, and on a phone a bar that opens them. */
export const SearchBody = ({ setup, answer, routing, intro }: SearchBodyProps) => {
  const { index, pageSize, paging, preset, excludeZeroPrice, direct, layout } = setup
  useConnector(connectStock, { index, pageSize, paging, preset, excludeZeroPrice })
  const { value, follow } = useStockSearch(setup, answer)
  useEffect(() => routing.mount(), [routing])
  useLayoutEffect(() => () => routing.leave(), [routing])
  useEffect(() => {
    if (answer && !answer.degraded) noteResults(stockParameters(routing.router.read(), setup), answer.results)
  }, [answer, routing, setup])
  useEffect(() => {
    const left = new AbortController()
    const begin = () => warmUp(direct, index)
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, begin, { once: true, signal: left.signal })
    return () => left.abort()
  }, [direct, index])
  return (
    <SearchContext value={value}>
      <Suspense>
        <AddressWatcher onChange={follow} />
      </Suspense>
      <SearchHeader intro={intro} />
      <KindTabs />
      {layout === 'bar' && <FilterBar />}
      <div className="search-columns lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-9 xl:grid-cols-[17.5rem_minmax(0,1fr)] xl:gap-x-11">
        <aside
          id={FILTERS_ID}
          aria-label="Filters"
          // It stays under the header; where the window is less high, it is scrolled by itself.
          className="search-filters mb-8 hidden target:block lg:mb-0 lg:block"
        >
          <LatePanel />
        </aside>
        <Results />
      </div>
      {layout !== 'bar' && <FilterBar />}
    </SearchContext>
  )
}

/** The first of these makes the search ready for a press: who only looks at the first results loads nothing for it. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown'] as const
