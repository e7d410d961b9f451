'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, type ToggleEventHandler, useEffect, useRef, useState } from 'react'
import { withParams } from '@/src/domain/site/withParams'
import { useSearchContext } from '../SearchContext'

/**
 * Content of a closed filter, rendered when it is opened: hundreds of hidden values would be hydrated, and rendered
 * again with every search. Browsers without JavaScript get a link to the page with every filter open.
 */
export const CollapsedFacet = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const { interactive, setup, state, hrefTo } = useSearchContext()
  if (open || setup.unfolded) return children
  if (interactive) return null
  return (
    <noscript>
      <a
        href={`${withParams(hrefTo(state), { filters: 'all' })}#filters`}
        rel="nofollow"
        className="inline-flex min-h-9 items-center font-semibold text-brand-text"
      >
        Show all filters
      </a>
    </noscript>
  )
}

interface UseOpen {
  ref: RefObject<HTMLDetailsElement | null>
  open: boolean
  onToggle: ToggleEventHandler<HTMLDetailsElement>
}

/**
 * Whether a part of the panel is open: the shopper's own choice, also from before hydration. A filter chosen elsewhere
 * (Back, a sentence) opens its part; removing a filter never closes the part.
 */
export const useOpen = (chosen = false, openAtFirst = false): UseOpen => {
  const ref = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(chosen || openAtFirst)
  const [before, setBefore] = useState(chosen)
  if (before !== chosen) {
    setBefore(chosen)
    if (chosen) setOpen(true)
  }
  useEffect(() => {
    if (ref.current) setOpen(ref.current.open)
  }, [])
  return { ref, open, onToggle: (event) => setOpen(event.currentTarget.open) }
}

interface ShowAllProps {
  label: string
  /** How many are hidden; nothing is shown for none. */
  count: number
  children: ReactNode
}

/** The rest of a long list, one click away, without JavaScript too. */
export const ShowAll = ({ label, count, children }: ShowAllProps) => {
  const details = useOpen()
  return count === 0 ? null : (
    <details {...details} className="group/all">
      <summary className="mt-2 flex min-h-9 list-none items-center gap-1.5 text-sm font-semibold text-brand-text hover:underline">
        <span className="group-open/all:hidden">{label}</span>
        <span className="hidden group-open/all:inline">Show fewer</span>
        <ChevronDown className="size-4 transition-transform group-open/all:rotate-180" />
      </summary>
      <div className="pt-1">
        <CollapsedFacet open={details.open}>{children}</CollapsedFacet>
      </div>
    </details>
  )
}
