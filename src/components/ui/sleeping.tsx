'use client'

import { Activity, type ComponentType, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keepEarlyInput } from './keepEarlyInput'
import { useHydrated } from './useHydrated'

/** How far ahead of the window its code is fetched. */
const AHEAD = '500px'

/**
 * A part of a page that the server writes and that works as it is, whose code is fetched when somebody reaches for it or,
 * `near`, when it comes near the window. Then the very same elements come alive (`Activity` is React's boundary for that; a `Suspense`
 * would send what it holds after the page), and what was typed or pressed early is kept. It keeps its first props.
 */
export const sleeping = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { near = true }: { near?: boolean } = {},
): ComponentType<P> => {
  let wake: () => void = () => undefined
  const woken: Promise<void> =
    typeof window === 'undefined' ? Promise.resolve() : new Promise((resolve) => void (wake = resolve))
  const awake = async () => {
    const Part = await load()
    const Awake = ({ props, onReady }: { props: P; onReady: () => void }) => {
      useEffect(onReady, [onReady])
      return <Part {...props} />
    }
    return { default: Awake }
  }
  const Now = lazy(awake)
  const Later = lazy(() => woken.then(awake))
  return function Sleeping(props: P) {
    const hydrated = useHydrated()
    const [Part] = useState(() => (hydrated ? Now : Later))
    const [first] = useState(props)
    const frame = useRef<HTMLDivElement>(null)
    const early = useRef<ReturnType<typeof keepEarlyInput> | null>(null)
    useEffect(() => {
      const place = frame.current
      if (!place || Part === Now) return
      const input = keepEarlyInput(place, wake)
      early.current = input
      if (!near) return () => input.drop()
      const watch = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
        { rootMargin: AHEAD },
      )
      watch.observe(place)
      return () => {
        watch.disconnect()
        input.drop()
      }
    }, [Part])
    const onReady = useCallback(() => {
      early.current?.replay()
      early.current = null
    }, [])
    // The same element for good: a sleeping part that is rendered again is thrown away.
    const part = useMemo(
      () => (
        <Activity>
          <Part props={first} onReady={onReady} />
        </Activity>
      ),
      [Part, first, onReady],
    )
    // Where nothing has to be watched, the part stands in its parent's grid.
    return (
      <div ref={frame} className={near ? undefined : 'contents'}>
        {part}
      </div>
    )
  }
}
