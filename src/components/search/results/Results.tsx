'use client'

import { ChevronDown, Info } from 'lucide-react'
import dynamic from 'next/dynamic'
import { countRefinements, withSort } from '@/src/domain/search/url/SearchState'
import { cx } from '@/src/components/ui/cx'
import { FilterChips } from '../filters/FilterChips'
import { HiddenParams } from '../query/HiddenParams'
import { MapSwitch, useMapShown } from './MapSwitch'
import { MorePages } from './MorePages'
import { ResultGrid } from './ResultGrid'
import { useSearchContext } from '../SearchContext'
import { SortSelect } from './SortSelect'
import { RESULTS_ID } from './resultsId'
import { useResultView, viewScript, ViewSwitch } from './ViewSwitch'
import { cardEstimate } from '@/src/components/cards/CardEstimate'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { LazySearchAlert } from '../suggest/lazyParts'

/** The comparison rate warning, on every page with a repayment (LAW-02). */
const EstimateNote = () => {
  const { setup, result } = useSearchContext()
  // The filter of weekly payments names amounts too.
  const shown = setup.weeklyPayments || result.hits.some((car) => cardEstimate(car, setup.rules) !== null)
  return (
    shown && (
      <ComparisonWarning text={setup.comparisonNotice} className="mt-8 text-[0.8125rem] leading-relaxed text-muted" />
    )
  )
}

/** How prices are compared, where a card says that one is low (ALRT-08). */
const RatingNote = () => {
  const { setup, result } = useSearchContext()
  const told = setup.rules.showRating ? result.hits : []
  const market = told.some((car) => car.below_market)
  const stock = told.some((car) => car.compared)
  if (!market && !stock) return null
  return (
    <p className="mt-4 text-[0.8125rem] leading-relaxed text-muted">
      {market && 'Market average: the average advertised price of similar vehicles, from market data. '}
      {stock &&
        'Like it: the same make, model and condition, about the same age and kilometres, in stock at dealerships on this platform, counted every hour. '}
      What a price includes can differ.
    </p>
  )
}

// Loaded on demand, because few searches find nothing.
const ResultsMap = dynamic(() => import('./ResultsMap').then((module) => module.ResultsMap))
const NoResults = dynamic(() => import('./NoResults').then((module) => module.NoResults))

/** Reports a failed search (SRP-03), or that the search engine is down. */
const ResultNotice = () => {
  const { result, status, asked, hrefTo } = useSearchContext()
  if (!result.degraded && status !== 'error') return null
  return (
    <div role="alert" className="mb-6 flex items-start gap-3 rounded-lg bg-warning-soft px-5 py-4 text-[0.9375rem]">
      <Info className="mt-0.5 size-5 text-warning" />
      {status === 'error' ? (
        <p>
          Search did not answer, so these are the results from before.{' '}
          <a href={hrefTo(asked)} className="font-semibold underline">
            Try again
          </a>
        </p>
      ) : (
        <p>Search and filters are not available at the moment. Here is our stock as a plain list.</p>
      )}
    </div>
  )
}

/** The order of the results: a plain form; with JavaScript a choice takes effect at once. */
const SortForm = () => {
  const { setup, state } = useSearchContext()
  return (
    <form action={setup.preset.path} className="flex items-center gap-2">
      <HiddenParams state={withSort(state, 'recommended')} style={setup.urlStyle} />
      <label className="relative flex items-center gap-2 text-[0.9375rem]">
        <span className="text-muted">Sort by</span>
        <SortSelect
          name="sortBy"
          className="h-11 cursor-pointer appearance-none rounded-control border border-line bg-canvas pl-3.5 pr-10 font-semibold hover:border-fg"
        />
        <ChevronDown className="pointer-events-none absolute right-3.5 size-4 text-muted" />
      </label>
      <button
        type="submit"
        className="hidden h-11 rounded-control border border-line-strong px-4 text-sm font-semibold noscript:block"
      >
        Sort
      </button>
    </form>
  )
}

/** What was found, with what narrows it, its order and its pages. */
export const Results = () => {
  const { setup, state, result, status, pending, interactive } = useSearchContext()
  const view = useResultView()
  const isMapShown = useMapShown()
  const narrowed = setup.preset.kind !== 'all' || countRefinements(state) > 0
  const { degraded } = result
  return (
    <section
      id={RESULTS_ID}
      tabIndex={-1}
      aria-label="Results"
      aria-busy={status === 'loading'}
      data-search={interactive ? 'ready' : undefined}
      data-view={view}
      // The script below may have changed it before this page's own JavaScript runs.
      suppressHydrationWarning
      className="min-w-0 scroll-mt-24 outline-none"
    >
      {!interactive && <script dangerouslySetInnerHTML={{ __html: viewScript }} />}
      <h2 className="sr-only">Results</h2>
      <div
        className={cx(
          'results-bar mb-5 flex-col gap-4 lg:flex lg:flex-row lg:items-start lg:justify-between noscript:flex',
          narrowed ? 'flex' : 'hidden',
        )}
      >
        <FilterChips />
        {!degraded && (
          <div className="ml-auto hidden shrink-0 items-center gap-3 lg:flex noscript:flex">
            <SortForm />
            <MapSwitch className="flex h-11 items-center gap-2 rounded-control border border-line px-3.5 text-[0.9375rem] font-semibold hover:border-fg aria-pressed:bg-fg/8 noscript:hidden" />
            <ViewSwitch />
          </div>
        )}
      </div>
      <ResultNotice />
      {isMapShown && !degraded && <ResultsMap />}
      {result.hits.length === 0 && !pending ? <NoResults /> : <ResultGrid />}
      <EstimateNote />
      <RatingNote />
      <MorePages />
      {interactive && !degraded && result.hits.length > 0 && <LazySearchAlert />}
    </section>
  )
}
