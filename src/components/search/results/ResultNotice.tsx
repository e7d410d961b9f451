'use client'

import { Info } from 'lucide-react'
import { useSearchContext } from '../SearchContext'

/** Reports a failed search (SRP-03), or that the search engine is down. */
export const ResultNotice = () => {
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
