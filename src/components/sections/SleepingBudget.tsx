'use client'

import { Activity, type ComponentProps, lazy, useMemo, useState, useSyncExternalStore } from 'react'
import type { BudgetSearch } from '@/src/components/content/BudgetSearch'

/** How far ahead of the window its code is fetched. */
const AHEAD = '500px'
const PLACE = 'data-sleeping-budget'

const load = () => import('@/src/components/content/BudgetSearch').then((module) => ({ default: module.BudgetSearch }))

/** Resolves when a budget search comes near the window; on the server at once. */
const near = (): Promise<void> =>
  new Promise((resolve) => {
    const places = typeof window === 'undefined' ? [] : [...document.querySelectorAll(`[${PLACE}]`)]
    if (places.length === 0) return resolve()
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        resolve()
      },
      { rootMargin: AHEAD },
    )
    places.forEach((place) => watch.observe(place))
  })

const Now = lazy(load)
const Later = lazy(() => near().then(load))
const neverChanges = () => () => undefined

/**
 * The budget search as a section: written by the server as a form that works, its code fetched when it comes near
 * (`Activity`, as in search/SearchIsland: the very same elements come alive).
 */
export const SleepingBudget = (props: ComponentProps<typeof BudgetSearch>) => {
  const fromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [Form] = useState(() => (fromServer ? Later : Now))
  const [first] = useState(props)
  // The same element for good: a sleeping part that is rendered again is thrown away.
  const part = useMemo(
    () => (
      <Activity>
        <Form {...first} />
      </Activity>
    ),
    [Form, first],
  )
  return <div {...{ [PLACE]: '' }}>{part}</div>
}
