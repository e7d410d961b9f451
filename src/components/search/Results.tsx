'use client'

import { countRefinements } from '@/src/domain/search/SearchState'
import { resultWindow } from '@/src/domain/search/resultWindow'
import { cx } from '@/src/components/ui/cx'
import { Pagination } from '@/src/components/ui/Pagination'
import { EstimateNote } from './EstimateNote'
import { FilterChips } from './FilterChips'
import { NoResults } from './NoResults'
import { ResultGrid } from './ResultGrid'
import { ResultNotice } from './ResultNotice'
import { useSearchContext } from './SearchContext'
import { ShowMore } from './ShowMore'
import { SortForm } from './SortForm'
import { RESULTS_ID } from './useSearch'
import { useResultView, ViewSwitch } from './ViewSwitch'
import { viewScript } from './viewStore'

/** What was found, with what narrows it, its order and its pages. */
export const Results = () => {
  const { setup, state, result, status, interactive, hrefTo } = useSearchContext()
  const view = useResultView()
  const narrowed = setup.preset.kind !== 'all' || countRefinements(state) > 0
  const { page, pages, degraded } = result
  const grows = !degraded && resultWindow(page + 1, setup.pageSize, setup.paging).grown
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
      {result.hits.length === 0 ? <NoResults /> : <ResultGrid />}
      <EstimateNote />
      {grows && page < pages ? (
        <ShowMore />
      ) : (
        <div className="mt-12">
          <Pagination page={page} pages={pages} hrefFor={(target) => hrefTo({ ...state, page: target })} />
        </div>
      )}
    </section>
  )
}
