'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import { useHydrated } from '@/src/components/ui/useHydrated'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import type { StockAnswer } from '@/src/domain/search/results/SearchResult'
import { stockParameters } from '@/src/domain/search/query/stockParameters'
import { parseSearchParams, sameSearch } from '@/src/domain/search/url/searchAddress'
import { knownPlace, rememberPlace } from './query/livePlace'
import { SearchBody } from './SearchBody'
import type { SearchSetup } from './query/searchSetup'
import { recallResults, stockClient } from './query/stockClient'
import { stockRouting } from './query/stockRouting'

export interface SearchPageProps {
  setup: SearchSetup
  /** The search the server answered. */
  state: SearchState
  answer: StockAnswer
  /** Content above the results, rendered by the server. */
  intro: ReactNode
}

interface SearchAtProps extends Omit<SearchPageProps, 'answer'> {
  /** Null when there is none yet: InstantSearch requests it. */
  answer: StockAnswer | null
}

const SearchAt = ({ setup, state, answer, intro }: SearchAtProps) => {
  const [routing] = useState(() => stockRouting(setup, state))
  const search = (
    <InstantSearch
      searchClient={stockClient(setup.direct)}
      indexName={setup.index}
      routing={routing}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchBody setup={setup} answer={answer} routing={routing} intro={intro} />
    </InstantSearch>
  )
  if (answer === null) return search
  if (answer.near) rememberPlace(answer.near)
  const { results } = answer
  return (
    <InstantSearchSSRProvider initialResults={{ [setup.index]: { state: stockParameters(state, setup), results } }}>
      {search}
    </InstantSearchSSRProvider>
  )
}

/** This browser's earlier answer to a search of this page; null when there is none, or it is too old. */
const recallAnswer = (setup: SearchSetup, state: SearchState): StockAnswer | null => {
  const results = recallResults(stockParameters(state, setup))
  if (!results) return null
  return { results, near: (state.near && knownPlace(state.near.postcode)) ?? null, degraded: false }
}

/**
 * Rendered in the browser, after a link or Back: the address may hold another search than the one the server answered.
 */
const SearchAtAddress = ({ setup, state: answered, answer, intro }: SearchPageProps) => {
  const params = useSearchParams()
  const [first] = useState(() => {
    const state = parseSearchParams(new URLSearchParams(params))
    return sameSearch(state, answered) ? { state: answered, answer } : { state, answer: recallAnswer(setup, state) }
  })
  return <SearchAt setup={setup} intro={intro} {...first} />
}

/** The search page: InstantSearch, which begins with the server's answer. */
export const SearchPage = (props: SearchPageProps) => {
  const hydrated = useHydrated()
  const [inBrowser] = useState(hydrated)
  return inBrowser ? <SearchAtAddress {...props} /> : <SearchAt {...props} />
}
