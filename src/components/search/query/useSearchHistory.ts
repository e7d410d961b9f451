import { useEffect, useRef } from 'react'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { rememberSearch } from './searchHistory'

/** A search whose results are viewed this long is remembered. */
const LOOK_MS = 2500

/** Keeps the shopper's searches (ENT-23): what is looked at for a while, and what is left for another page. */
export const useSearchHistory = (path: string, state: SearchState, settled: boolean): void => {
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
