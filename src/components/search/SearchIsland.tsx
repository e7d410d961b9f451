'use client'

import { type ReactNode, useMemo } from 'react'
import { SearchBody } from './SearchBody'
import type { SearchSetup, SearchView } from './searchSetup'

interface SearchIslandProps {
  setup: SearchSetup
  /** A `SearchView` as JSON: React would walk through each of its thousands of values three times, a text it takes as it is. */
  view: string
  /** What the page says before its results, from the server. */
  intro: ReactNode
}

/** The search page's interactive part. */
export const SearchIsland = ({ setup, view, intro }: SearchIslandProps) => {
  const initial = useMemo((): SearchView => JSON.parse(view), [view])
  return <SearchBody setup={setup} initial={initial} intro={intro} />
}
