'use client'

import { usePagination } from 'react-instantsearch'
import { Pagination } from '@/src/components/ui/navigation/Pagination'
import { resultWindow } from '@/src/domain/search/results/resultWindow'
import { useSearchContext } from '../SearchContext'
import { ShowMore } from './ShowMore'

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
