'use client'

import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import {
  Configure,
  InstantSearch,
  useInstantSearch,
  useHits,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch'
import { type FacetAttribute, type Facet, rangeFacets, valueFacets } from '@/src/domain/search/facets'
import { stateFilters } from '@/src/domain/search/filters'
import { resultWindow } from '@/src/domain/search/resultWindow'
import type { SearchResult } from '@/src/domain/search/SearchResult'
import { instantSearchSort, sorts } from '@/src/domain/search/sorts'
import type { StockDocument } from '@/src/domain/search/StockDocument'
import { directDoor } from './directDoor'
import { liveClient } from './liveClient'
import { type LiveAsked, liveResult } from './liveResult'
import { liveState } from './liveState'
import type { SearchSetup } from './searchSetup'

export interface LiveSearchProps {
  setup: SearchSetup
  /** What to search for first, or once more after the client has failed to come. */
  wanted: LiveAsked
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

const ValueFacet = ({ facet: { attribute, operator, limit } }: { facet: Facet }) => {
  useRefinementList({ attribute, operator, limit })
  return null
}

const RangeFacet = ({ attribute }: { attribute: FacetAttribute }) => {
  useRange({ attribute })
  return null
}

const Query = ({ index }: { index: string }) => {
  useSearchBox()
  usePagination()
  useSortBy({ items: sorts.map(({ key, label }) => ({ value: instantSearchSort(index, key), label })) })
  return null
}

/** A growing list asks for all its pages at once (`resultWindow`). */
const liveUiState = ({ index, pageSize, paging }: SearchSetup, { state, near }: LiveAsked) => {
  const { page, hitsPerPage } = resultWindow(state.page, pageSize, paging)
  const ui = liveState(index, { ...state, page }, near)
  return { ...ui, configure: { ...ui.configure, hitsPerPage } }
}

const Bridge = ({ setup, wanted, askRef, onAnswer, onError }: LiveSearchProps) => {
  const { setIndexUiState, status } = useInstantSearch({ catchError: true })
  const { results } = useHits<StockDocument>({ escapeHTML: false })
  const asked = useRef(wanted)
  useEffect(() => {
    const search = (next: LiveAsked) => {
      if (asked.current === next) return
      asked.current = next
      setIndexUiState(liveUiState(setup, next))
    }
    search(wanted)
    askRef.current = search
    return () => {
      askRef.current = null
    }
  }, [wanted, askRef, setIndexUiState, setup])
  useEffect(() => {
    if (results && !results.__isArtificial && status === 'idle')
      onAnswer(liveResult(results, setup, asked.current), asked.current)
  }, [results, status, setup, onAnswer])
  useEffect(() => {
    if (status === 'error') onError(asked.current)
  }, [status, onError])
  return null
}

/**
 * The search client of the page: InstantSearch over instant-meilisearch, with one widget for every facet of the table.
 * It shows nothing itself; the page shows what it answers.
 */
export const LiveSearch = memo((props: LiveSearchProps) => {
  const { index, preset } = props.setup
  const [first] = useState({ [index]: liveUiState(props.setup, props.wanted) })
  const filters = stateFilters({ refinements: preset.refinements }).join(' AND ')
  return (
    <InstantSearch
      searchClient={liveClient(props.setup.direct)}
      indexName={index}
      initialUiState={first}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure {...(filters ? { filters } : {})} />
      <Query index={index} />
      {valueFacets.map((facet) => (
        <ValueFacet key={facet.attribute} facet={facet} />
      ))}
      {rangeFacets.map(({ attribute }) => (
        <RangeFacet key={attribute} attribute={attribute} />
      ))}
      <Bridge {...props} />
    </InstantSearch>
  )
})
LiveSearch.displayName = 'LiveSearch'
