'use client'

import { Pagination } from '@/src/components/ui/Pagination'
import { resultWindow } from '@/src/domain/search/resultWindow'
import { useSearchContext } from './SearchContext'
import { ShowMore } from './ShowMore'

/** What leads to the cars not shown: a list that grows, or numbered pages, as the site has it. */
export const MorePages = () => {
  const { setup, state, result, hrefTo } = useSearchContext()
  const { page, pages, degraded } = result
  const grows = !degraded && resultWindow(page + 1, setup.pageSize, setup.paging).grown
  if (grows && page < pages) return <ShowMore />
  return (
    <div className="mt-12">
      <Pagination page={page} pages={pages} hrefFor={(target) => hrefTo({ ...state, page: target })} />
    </div>
  )
}
