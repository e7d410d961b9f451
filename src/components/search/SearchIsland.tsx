'use client'

import { Activity, lazy, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keepEarlyInput } from '@/src/components/ui/keepEarlyInput'
import { useHydrated } from '@/src/components/ui/useHydrated'
import { firstInterest, showInterest } from './firstInterest'
import type { SearchSetup, SearchView } from './searchSetup'

interface SearchIslandProps {
  setup: SearchSetup
  /** A `SearchView` as JSON: React would walk through each of its thousands of values three times, a text it takes as it is. */
  view: string
  /** What the page says before its results, from the server. */
  intro: ReactNode
}

const load = () => import('./SearchBody').then(({ SearchBody }) => ({ default: SearchBody }))
const Now = lazy(load)
/** Its code comes when the page is wanted or the browser has nothing else to do; the server has it at once. */
const Later = lazy(() => firstInterest().then(load))

/**
 * The search page without its code: what the server rendered stays as it is, links and forms work, until the browser is
 * idle or somebody reaches for it. Then the very same elements come alive (`Activity` is React's boundary for that; a
 * `Suspense` would send what it holds after the page, hidden until a script moves it).
 */
export const SearchIsland = ({ setup, view, intro }: SearchIslandProps) => {
  const hydrated = useHydrated()
  // Reached from another page there is nothing to look at yet.
  const [Body] = useState(() => (hydrated ? Now : Later))
  const frame = useRef<HTMLDivElement>(null)
  const early = useRef<ReturnType<typeof keepEarlyInput> | null>(null)
  const ready = useRef(false)
  useEffect(() => {
    if (ready.current || !frame.current) return
    const input = keepEarlyInput(frame.current, showInterest)
    early.current = input
    return input.drop
  }, [])
  const onReady = useCallback(() => {
    ready.current = true
    early.current?.replay()
  }, [])
  const initial = useMemo((): SearchView => JSON.parse(view), [view])
  // The same element as long as it says the same: a sleeping part that is rendered again is thrown away and made anew.
  const part = useMemo(
    () => (
      <Activity>
        <Body setup={setup} initial={initial} intro={intro} onReady={onReady} />
      </Activity>
    ),
    [Body, setup, initial, intro, onReady],
  )
  return <div ref={frame}>{part}</div>
}
