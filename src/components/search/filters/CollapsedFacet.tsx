'use client'

import type { ReactNode } from 'react'
import { useSearchContext } from '../SearchContext'

/**
 * Content of a closed filter, rendered when it is opened: hundreds of hidden values would be hydrated, and rendered
 * again with every search. Browsers without JavaScript get a link to the page with every filter open.
 */
export const CollapsedFacet = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const { interactive, setup, state, hrefTo } = useSearchContext()
  if (open || setup.unfolded) return children
  if (interactive) return null
  const href = hrefTo(state)
  return (
    <noscript>
      <a
        href={`${href}${href.includes('?') ? '&' : '?'}filters=all#filters`}
        rel="nofollow"
        className="inline-flex min-h-9 items-center font-semibold text-brand-text"
      >
        Show all filters
      </a>
    </noscript>
  )
}
