'use client'

import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'

/** Link to the longer list; with JavaScript the list grows in place. */
export const ShowMore = () => {
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
