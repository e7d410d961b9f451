'use client'

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { LiveAsk, LiveSearchProps } from './LiveSearch'

const whenIdle = (act: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1500)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: 4000 })
  return () => window.cancelIdleCallback(handle)
}

interface UseLiveSearch {
  /** To render beside the page once its code is there. */
  Client: ComponentType<LiveSearchProps> | null
  onReady: LiveSearchProps['onReady']
  /** Answers a search, as soon as there is a client; rejects when the search server does not. */
  ask: LiveAsk
}

/** The live search client, whose code is fetched while the browser is idle or with the first search, whichever comes first. */
export const useLiveSearch = (direct: boolean): UseLiveSearch => {
  const [Client, setClient] = useState<ComponentType<LiveSearchProps> | null>(null)
  const current = useRef<LiveAsk>(null)
  const ready = useRef<() => void>(null)
  const loading = useRef<Promise<void>>(null)
  const load = useCallback(() => {
    const fetchCode = async () => {
      const { LiveSearch, warmUp } = await import('./LiveSearch')
      warmUp(direct)
      setClient(() => LiveSearch)
      await new Promise<void>((resolve) => (ready.current = resolve))
    }
    loading.current ??= fetchCode().catch((error: unknown) => {
      loading.current = null
      throw error
    })
    return loading.current
  }, [direct])
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load])
  const onReady = useCallback((ask: LiveAsk) => {
    current.current = ask
    ready.current?.()
  }, [])
  const ask = useCallback<LiveAsk>(
    async (asked) => {
      // The address says what is wanted; code that cannot be had is that of a version that is gone.
      if (!current.current) await load().catch(() => window.location.reload())
      if (!current.current) throw new Error('There is no search client.')
      return current.current(asked)
    },
    [load],
  )
  return { Client, onReady, ask }
}
