'use client'

import type { ReactNode } from 'react'
import { useSearchContext } from '../SearchContext'

/**
 * What a closed part of the panel holds. It is drawn when the part is opened: hundreds of values nobody looks at would be
 * made alive, and drawn anew with every search. Browsers without JavaScript find a link there to the page with every filter.
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
