'use client'

import { createContext, useContext } from 'react'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import type { SearchSetup, SearchView } from './query/searchSetup'

export interface GoOptions {
  /** Takes the place of the current address instead of adding one: while a keyword is being typed. */
  replace?: boolean
  /** The sentence that this search was parsed from; it is in the address, so that it survives a reload. */
  said?: string
  /** Brings the top of the results into view. */
  toResults?: boolean
}

/** A search, or how it differs from the one before it. */
export type NextSearch = SearchState | ((from: SearchState) => SearchState)

export interface SearchContextValue extends SearchView {
  setup: SearchSetup
  /** Loading, or the last call failed and the results are those from before it (SRP-03). */
  status: 'idle' | 'loading' | 'error'
  /** The answer is late: skeletons stand where cards will. */
  slow: boolean
  /** The first answer is still on its way: there is nothing to show yet. */
  pending: boolean
  /** The latest requested search, answered or not. */
  asked: SearchState
  /** The page runs its own JavaScript: sliders work, and no form needs its button. */
  interactive: boolean
  /** The address of a search, for a link that works without JavaScript. */
  hrefTo: (state: SearchState) => string
  /** Shows another search without leaving the page; a change is made to the latest one, shown already or on its way. */
  go: (next: NextSearch, options?: GoOptions) => void
}

export const SearchContext = createContext<SearchContextValue | null>(null)

/** The search of the page. @throws outside a search page. */
export const useSearchContext = (): SearchContextValue => {
  const value = useContext(SearchContext)
  if (!value) throw new Error('Search components belong inside SearchContext.')
  return value
}
