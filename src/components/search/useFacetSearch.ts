'use client'

import { useEffect, useState } from 'react'
import { facetLabel } from '@/src/domain/search/facetLabel'
import type { Facet } from '@/src/domain/search/facets'
import { stateFilters } from '@/src/domain/search/filters'
import type { FacetItem } from '@/src/domain/search/SearchResult'
import { KEYWORD_DEBOUNCE_MS } from '@/src/domain/constants/search'
import { useSearchContext } from './SearchContext'

const readHits = (answer: unknown): { value: string; count: number }[] => {
  if (typeof answer !== 'object' || answer === null || !('facetHits' in answer)) return []
  const list: unknown[] = Array.isArray(answer.facetHits) ? answer.facetHits : []
  return list.flatMap((hit) =>
    typeof hit === 'object' && hit !== null && 'value' in hit && 'count' in hit
      ? [{ value: String(hit.value), count: Number(hit.count) }]
      : [],
  )
}

const has = (label: string, text: string): boolean => label.toLowerCase().includes(text.trim().toLowerCase())

/**
 * The values of a facet that match what a shopper types: the listed ones at once, and where the list is only the top of
 * many, those the engine knows besides. A failed call leaves the listed ones.
 */
export const useFacetSearch = (facet: Facet, items: FacetItem[], text: string): FacetItem[] => {
  const { setup, state } = useSearchContext()
  const { attribute, limit } = facet
  const [more, setMore] = useState<{ text: string; items: FacetItem[] } | null>(null)
  const wanted = text.trim() !== '' && items.length >= limit
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const ask = async () => {
      const filter = [...stateFilters({ refinements: setup.preset.refinements }), ...stateFilters(state, attribute)]
      const { searchPost } = await import('./searchPost')
      const answer = await searchPost({
        path: `/indexes/${setup.index}/facet-search`,
        body: JSON.stringify({ facetName: attribute, facetQuery: text.trim(), q: state.query, filter }),
        direct: setup.direct,
        signal: stop.signal,
      })
      const hits = readHits(answer)
      setMore({ text, items: hits.map((hit) => ({ ...hit, label: facetLabel(attribute, hit.value) })) })
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), KEYWORD_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, text, attribute, state, setup])
  if (text.trim() === '') return items
  const listed = items.filter(({ label }) => has(label, text))
  const known = new Set(listed.map(({ value }) => value))
  const others = more?.text === text ? more.items.filter(({ value }) => !known.has(value)) : []
  return [...listed, ...others]
}
