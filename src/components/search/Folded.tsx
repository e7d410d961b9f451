'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { useSearchContext } from './SearchContext'

/** Inside a `noscript`, which cannot hold another one. */
const Inside = createContext(false)

/**
 * What a closed part of the panel holds. It is drawn when the part is opened: hundreds of values nobody looks at would be
 * made alive, and drawn anew with every search. Browsers without JavaScript have it in the page.
 */
export const Folded = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const { interactive } = useSearchContext()
  const inside = useContext(Inside)
  if (open || inside) return children
  if (interactive) return null
  return (
    <noscript>
      <Inside value>{children}</Inside>
    </noscript>
  )
}
