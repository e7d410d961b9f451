'use client'

import type { SearchResults } from 'algoliasearch-helper'
import { memo, useEffect } from 'react'
import { InstantSearch, useInstantSearchContext } from 'react-instantsearch'
import { SEARCH_CACHE_ENTRIES } from '@/src/domain/constants/search'
import { RecentCache } from '@/src/domain/search/RecentCache'
import type { SearchResult } from '@/src/domain/search/SearchResult'
import type { StockCard } from '@/src/domain/search/StockDocument'
import { toSearchParams } from '@/src/domain/search/urlState'
import { directDoor } from './directDoor'
import { liveClient } from './liveClient'
import { liveParameters } from './liveParameters'
import { type LiveAsked, liveResult } from './liveResult'
import type { SearchSetup } from './searchSetup'

/** Answers a search; rejects when the search server does not. */
export type LiveAsk = (asked: LiveAsked) => Promise<SearchResult>

export interface LiveSearchProps {
  setup: SearchSetup
  onReady: (ask: LiveAsk) => void
}

/** Fetches what the first search will need, before it is made. */
export const warmUp = (direct: boolean): void => {
  if (direct) void directDoor()
}

/** Answers are kept this long: stock changes while a shopper reads. */
const CACHE_MS = 60_000

/** The last ten answers, or what is on its way, the oldest evicted (SEA-28). */
const answers = new RecentCache<Promise<SearchResult>>(SEARCH_CACHE_ENTRIES, CACHE_MS)

const Bridge = ({ setup, onReady }: LiveSearchProps) => {
  const search = useInstantSearchContext()
  useEffect(() => {
    const { path } = setup.preset
    const searchFor = async (asked: LiveAsked): Promise<SearchResult> => {
      const helper = search.mainHelper
      if (!helper) throw new Error('The search client has not started.')
      const asking: Promise<{ content: SearchResults<StockCard> }> = helper.searchOnce(liveParameters(setup, asked))
      const { content } = await asking
      return liveResult(content, setup, asked)
    }
    onReady((asked) => {
      const key = toSearchParams(asked.state, 'flat').toString()
      const known = answers.get(path, key, Date.now())
      if (known) return known
      const answer = searchFor(asked)
      answers.set(path, key, answer, Date.now())
      answer.catch(() => answers.forget(path))
      return answer
    })
  }, [search, setup, onReady])
  return null
}

/**
 * The search client of the page: InstantSearch over instant-meilisearch, asked for one answer at a time. It shows nothing
 * itself, the page shows what it answers: a widget for every facet would sort and compare its values with every answer,
 * for nobody, and what a shopper is about to want can be asked for without showing it.
 */
export const LiveSearch = memo((props: LiveSearchProps) => (
  <InstantSearch
    searchClient={liveClient(props.setup.direct)}
    indexName={props.setup.index}
    future={{ preserveSharedStateOnUnmount: true }}
  >
    <Bridge {...props} />
  </InstantSearch>
))
LiveSearch.displayName = 'LiveSearch'
