'use client'

import { usePagination } from 'react-instantsearch'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Pagination } from '@/src/components/ui/navigation/Pagination'
import { resultWindow } from '@/src/domain/search/results/resultWindow'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'

/** Link to the longer list; with JavaScript the list grows in place. */
const ShowMore = () => {
  const { state, result, status } = useSearchContext()
  const { hits, total } = result
  const shown = Math.min(hits.length, total)
  return (
    <div className="mt-12 flex flex-col items-center gap-4">
      <p className="tabular text-sm text-muted">
        {`${shown.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} shown`}
      </p>
      <span aria-hidden className="h-1 w-48 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${(shown / total) * 100}%` }} />
      </span>
      <SearchLink
        next={{ ...state, page: result.page + 1 }}
        options={{ replace: true }}
        aria-busy={status === 'loading'}
        className={buttonClasses({ variant: 'secondary' })}
      >
        Show more
      </SearchLink>
    </div>
  )
}

/** What leads to the cars not shown: a list that grows, or numbered pages, as the site has it. */
export const MorePages = () => {
  const { setup, state, result, interactive, hrefTo, go } = useSearchContext()
  const { currentRefinement, nbPages } = usePagination()
  const { pageSize, paging } = setup
  const { page, pages, degraded } = result
  const grows = !degraded && resultWindow(page + 1, pageSize, paging).grown
  if (grows && page < pages) return <ShowMore />
  // A list that grew is one page to InstantSearch.
  const { grown } = resultWindow(page, pageSize, paging)
  return (
    <div className="mt-12">
      <Pagination
        page={grown ? page : currentRefinement + 1}
        pages={grown ? pages : nbPages}
        hrefFor={(target) => hrefTo({ ...state, page: target })}
        onPage={
          interactive && !degraded
            ? (target) => go((from) => ({ ...from, page: target }), { toResults: true })
            : undefined
        }
      />
    </div>
  )
}
