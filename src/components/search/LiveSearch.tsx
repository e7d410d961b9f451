'use client'

import { useEffect, useRef, useState } from 'react'
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
import type { SearchResult } from '@/src/domain/search/SearchResult'
import type { SearchState } from '@/src/domain/search/SearchState'
import { instantSearchSort, sorts } from '@/src/domain/search/sorts'
import type { StockDocument } from '@/src/domain/search/StockDocument'
import { liveClient } from './liveClient'
import { liveResult } from './liveResult'
import { liveState } from './liveState'
import type { SearchSetup } from './searchSetup'

export interface LiveSearchProps {
  setup: SearchSetup
  /** What to search for: a new object for every search, also a repeated one. */
  wanted: SearchState
  onAnswer: (result: SearchResult) => void
  onError: () => void
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

const Bridge = ({ setup, wanted, onAnswer, onError }: LiveSearchProps) => {
  const { setIndexUiState, status } = useInstantSearch({ catchError: true })
  const { results } = useHits<StockDocument>()
  const asked = useRef(wanted)
  useEffect(() => {
    if (asked.current === wanted) return
    asked.current = wanted
    setIndexUiState(liveState(setup.index, wanted))
  }, [wanted, setIndexUiState, setup.index])
  useEffect(() => {
    if (results && !results.__isArtificial && status === 'idle') onAnswer(liveResult(results, setup))
  }, [results, status, setup, onAnswer])
  useEffect(() => {
    if (status === 'error') onError()
  }, [status, onError])
  return null
}

/**
 * The search client of the page: InstantSearch over instant-meilisearch, with one widget for every facet of the table.
 * It shows nothing itself; the page shows what it answers.
 */
export const LiveSearch = (props: LiveSearchProps) => {
  const { index, preset, pageSize } = props.setup
  const [first] = useState({ [index]: liveState(index, props.wanted) })
  const filters = stateFilters({ refinements: preset.refinements }).join(' AND ')
  return (
    <InstantSearch
      searchClient={liveClient()}
      indexName={index}
      initialUiState={first}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure hitsPerPage={pageSize} {...(filters ? { filters } : {})} />
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
}
