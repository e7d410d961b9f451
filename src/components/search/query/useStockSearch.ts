'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { isDialogOpen } from '@/src/components/ui/dialog/useBackCloses'
import { useHydrated } from '@/src/components/ui/useHydrated'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import type { StockAnswer } from '@/src/domain/search/results/SearchResult'
import { stockResult } from '@/src/domain/search/results/stockResult'
import { fromUiState, toUiState } from '@/src/domain/search/url/uiState'
import { parseSearchParams, sameSearch, searchHref, toSearchParams } from '@/src/domain/search/url/searchAddress'
import { knownPlace } from './livePlace'
import { RESULTS_ID } from '../results/resultsId'
import type { GoOptions, NextSearch, SearchContextValue } from '../SearchContext'
import { rememberSearch } from './searchHistory'
import type { SearchSetup } from './searchSetup'
import { stateIn, type StockUiStates } from './stockRouting'
import { withSaid } from '../suggest/said'

const slashless = (path: string): string => path.replace(/\/$/, '')

/** The same state as long as it is the same search. */
const useSteady = (state: SearchState): SearchState => {
  const address = toSearchParams(state, 'flat').toString()
  return useMemo(() => parseSearchParams(new URLSearchParams(address)), [address])
}

/** A search whose results are viewed this long is remembered. */
const LOOK_MS = 2500

/** Keeps the shopper's searches (ENT-23): what is looked at for a while, and what is left for another page. */
const useSearchHistory = (path: string, state: SearchState, settled: boolean): void => {
  const shown = useRef(state)
  useEffect(() => {
    if (!settled) return
    shown.current = state
    const timer = setTimeout(() => rememberSearch(path, state), LOOK_MS)
    return () => clearTimeout(timer)
  }, [path, state, settled])
  useEffect(() => {
    const leave = () => rememberSearch(path, shown.current)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [path])
}

/**
 * The search of the page for everything on it (SRP-01..05), from InstantSearch's state and results. A change is made to the
 * latest search, whether its answer is there or not, by the rules of `SearchState`; its address is written first, so that
 * a change whose address cannot be written is none.
 */
export const useStockSearch = (setup: SearchSetup, answer: StockAnswer | null) => {
  const { indexUiState, setIndexUiState, results, status } = useInstantSearch<StockUiStates>({ catchError: true })
  const interactive = useHydrated()
  const { preset, urlStyle, pageSize, collapseSold } = setup
  const state = useSteady(fromUiState(indexUiState, setup))
  const [first] = useState(results)
  // InstantSearch takes back a search that failed; it can be tried again.
  const [asked, setAsked] = useState(state)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])
  const degraded = answer?.degraded === true && results === first
  const pending = answer === null && results === first
  const near = (state.near && knownPlace(state.near.postcode)) ?? null
  const result = useMemo(
    () => stockResult(results, { pageSize, collapseSold, near, degraded }),
    [results, pageSize, collapseSold, near, degraded],
  )

  // Back and forward, and menu links to this same page: the address decides the search.
  const follow = useCallback(() => {
    const { pathname } = window.location
    if (slashless(pathname) !== slashless(preset.path)) return
    // Back closes the sheet of filters, which keeps what was chosen in it.
    if (isDialogOpen()) return
    const wanted = stateIn(window.location)
    if (!sameSearch(wanted, latest.current)) {
      latest.current = wanted
      setIndexUiState(toUiState(wanted, setup))
    }
  }, [setIndexUiState, setup, preset.path])
  useEffect(() => {
    // Back may have come before this effect, which waits for a view transition. InstantSearch takes changes after its own effects.
    const late = setTimeout(follow)
    window.addEventListener('popstate', follow)
    return () => {
      clearTimeout(late)
      window.removeEventListener('popstate', follow)
    }
  }, [follow])
  const go = useCallback(
    (next: NextSearch, { replace = isDialogOpen(), toResults = false, said }: GoOptions = {}) => {
      setIndexUiState((uiState) => {
        const wanted = typeof next === 'function' ? next(fromUiState(uiState, setup)) : next
        const href = searchHref(window.location.pathname, wanted, urlStyle)
        const address = said === undefined ? href : withSaid(href, said)
        if (replace) window.history.replaceState(null, '', address)
        else window.history.pushState(null, '', address)
        setAsked(wanted)
        latest.current = wanted
        return toUiState(wanted, setup)
      })
      if (toResults) document.getElementById(RESULTS_ID)?.scrollIntoView({ block: 'start' })
    },
    [setIndexUiState, setup, urlStyle],
  )
  useSearchHistory(preset.path, state, status === 'idle')

  const value = useMemo(
    (): SearchContextValue => ({
      setup,
      state,
      result,
      status: status === 'stalled' ? 'loading' : status,
      slow: status === 'stalled',
      pending,
      asked,
      interactive,
      go,
      hrefTo: (other: SearchState) => searchHref(preset.path, other, urlStyle),
    }),
    [setup, state, result, status, pending, asked, interactive, go, preset.path, urlStyle],
  )
  return { value, follow }
}
