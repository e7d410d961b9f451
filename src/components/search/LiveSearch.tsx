'use client'

import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { InstantSearch, useConfigure, useInstantSearch } from 'react-instantsearch'
import type { SearchResult } from '@/src/domain/search/SearchResult'
import { directDoor } from './directDoor'
import { liveClient, wakeClient } from './liveClient'
import { liveParameters } from './liveParameters'
import { type LiveAsked, liveResult } from './liveResult'
import type { SearchSetup } from './searchSetup'

export interface LiveSearchProps {
  setup: SearchSetup
  /** What was searched for before the client was there; null: nothing yet. */
  wanted: LiveAsked | null
  /** Where the client leaves its way to search: a search begins before the page shows that it has. */
  askRef: RefObject<((asked: LiveAsked) => void) | null>
  /** With the search it answers: a later one may already be on its way. */
  onAnswer: (result: SearchResult, asked: LiveAsked) => void
  onError: (asked: LiveAsked) => void
}

/** Fetches what the first search will need, before it is made. */
export const warmUp = (direct: boolean): void => {
  if (direct) void directDoor()
}

const Bridge = ({ setup, wanted, askRef, onAnswer, onError }: LiveSearchProps) => {
  // It takes what the state below says; parameters of its own would be put over them.
  useConfigure({})
  const { results, status, setIndexUiState, refresh } = useInstantSearch({ catchError: true })
  const asked = useRef(wanted)
  useEffect(() => {
    const search = (next: LiveAsked) => {
      if (asked.current === next) return
      asked.current = next
      wakeClient()
      setIndexUiState({ configure: liveParameters(setup, next) })
    }
    if (wanted) search(wanted)
    askRef.current = search
    return () => {
      askRef.current = null
    }
  }, [wanted, askRef, setIndexUiState, setup])
  const askedAgain = useRef<LiveAsked>(null)
  useEffect(() => {
    const now = asked.current
    if (!now || !results || results.__isArtificial || status !== 'idle') return
    if (Array.isArray(results.hits)) onAnswer(liveResult(results, setup, now), now)
    // The library has been seen to hand out an answer to nothing, without cars: asked once more, then it is an error.
    else if (askedAgain.current === now) onError(now)
    else {
      askedAgain.current = now
      refresh()
    }
  }, [results, status, setup, onAnswer, onError, refresh])
  useEffect(() => {
    if (asked.current && status === 'error') onError(asked.current)
  }, [status, onError])
  return null
}

/**
 * The search client of the page: InstantSearch over instant-meilisearch, with one widget that asks for everything. It
 * shows nothing itself, the page shows what it answers: a widget for every facet would sort and compare its values
 * with every answer, for nobody.
 */
export const LiveSearch = memo((props: LiveSearchProps) => {
  const { setup, wanted } = props
  // InstantSearch's own first search; while nothing is wanted it sleeps.
  const [first] = useState(() => {
    if (!wanted) return undefined
    wakeClient()
    return { [setup.index]: { configure: liveParameters(setup, wanted) } }
  })
  return (
    <InstantSearch
      searchClient={liveClient(setup.direct)}
      indexName={setup.index}
      initialUiState={first}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Bridge {...props} />
    </InstantSearch>
  )
})
LiveSearch.displayName = 'LiveSearch'
