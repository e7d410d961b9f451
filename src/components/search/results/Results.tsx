'use client'

import dynamic from 'next/dynamic'
import { countRefinements } from '@/src/domain/search/url/SearchState'
import { cx } from '@/src/components/ui/cx'
import { FilterChips } from '../filters/FilterChips'
import { MorePages } from './MorePages'
import { ResultGrid } from './ResultGrid'
import { ResultNotice } from './ResultNotice'
import { useSearchContext } from '../SearchContext'
import { SortForm } from './SortForm'
import { RESULTS_ID } from './resultsId'
import { useResultView, ViewSwitch } from './ViewSwitch'
import { viewScript } from './viewStore'
import { cardEstimate } from '@/src/components/cards/CardEstimate'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'

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

// Loaded on demand, because few searches find nothing.
const NoResults = dynamic(() => import('./NoResults').then((module) => module.NoResults))

/** What was found, with what narrows it, its order and its pages. */
export const Results = () => {
  const { setup, state, result, status, pending, interactive } = useSearchContext()
  const view = useResultView()
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
          'mb-5 flex-col gap-4 lg:flex lg:flex-row lg:items-start lg:justify-between noscript:flex',
          narrowed ? 'flex' : 'hidden',
        )}
      >
        <FilterChips />
        {!degraded && (
          <div className="ml-auto hidden shrink-0 items-center gap-3 lg:flex noscript:flex">
            <SortForm />
            <ViewSwitch />
          </div>
        )}
      </div>
      <ResultNotice />
      {result.hits.length === 0 && !pending ? <NoResults /> : <ResultGrid />}
      <EstimateNote />
      <MorePages />
    </section>
  )
}
