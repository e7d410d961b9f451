'use client'

import {
  Activity,
  type ComponentProps,
  lazy,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { BudgetSearch } from '@/src/components/content/BudgetSearch'
import { keepEarlyInput } from '@/src/components/search/keepEarlyInput'

/** How far ahead of the window its code is fetched. */
const AHEAD = '500px'

let wake: () => void = () => undefined
const woken: Promise<void> =
  typeof window === 'undefined' ? Promise.resolve() : new Promise((resolve) => void (wake = resolve))

const load = () => import('./AwakeBudget').then(({ AwakeBudget }) => ({ default: AwakeBudget }))
const Now = lazy(load)
/** Its code comes when it is near the window or somebody reaches for it; the server has it at once. */
const Later = lazy(() => woken.then(load))
const neverChanges = () => () => undefined

/**
 * The budget search as a section: written by the server as a form that works, its code fetched when it comes near
 * (`Activity`, as in search/SearchIsland: the very same elements come alive, and what was typed early is kept).
 */
export const SleepingBudget = (props: ComponentProps<typeof BudgetSearch>) => {
  const fromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [Form] = useState(() => (fromServer ? Later : Now))
  const [first] = useState(props)
  const frame = useRef<HTMLDivElement>(null)
  const early = useRef<ReturnType<typeof keepEarlyInput> | null>(null)
  useEffect(() => {
    const place = frame.current
    if (!place || Form === Now) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
      {
        rootMargin: AHEAD,
      },
    )
    watch.observe(place)
    const input = keepEarlyInput(place, wake)
    early.current = input
    return () => {
      watch.disconnect()
      input.drop()
    }
  }, [Form])
  const onReady = useCallback(() => {
    early.current?.replay()
    early.current = null
  }, [])
  // The same element for good: a sleeping part that is rendered again is thrown away.
  const part = useMemo(
    () => (
      <Activity>
        <Form {...first} onReady={onReady} />
      </Activity>
    ),
    [Form, first, onReady],
  )
  return <div ref={frame}>{part}</div>
}
