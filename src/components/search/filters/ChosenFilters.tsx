'use client'

import { X } from 'lucide-react'
import { useRef } from 'react'
import { appliedFilters } from './appliedFilters'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'

/** The chosen filters at the top of the filters on a phone, each removable with one touch. */
export const ChosenFilters = () => {
  const { state, result } = useSearchContext()
  const list = useRef<HTMLUListElement>(null)
  const filters = appliedFilters(state, result.near)
  if (filters.length === 0) return null
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Chosen filters"
      className="no-scrollbar -mx-6 mb-4 flex gap-2 overflow-x-auto border-b border-line px-6 pb-4 outline-none"
    >
      {filters.map(({ key, label, without }) => (
        <li key={key} className="shrink-0">
          <SearchLink
            next={without}
            aria-label={`Remove ${label}`}
            // The chip is removed with its filter; focus stays in the drawer.
            onGone={() => list.current?.focus({ preventScroll: true })}
            className="inline-flex h-9 items-center gap-1.5 rounded-full bg-surface pl-3.5 pr-2.5 text-sm font-medium"
          >
            {label}
            <X className="size-4 text-muted" />
          </SearchLink>
        </li>
      ))}
    </ul>
  )
}
