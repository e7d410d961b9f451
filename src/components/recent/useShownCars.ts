'use client'

import { useEffect, useState } from 'react'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

type Answer = { state: 'loading' | 'failed'; cars: null } | { state: 'shown'; cars: StockCard[] }

interface ShownBody {
  cars: StockCard[]
}

const isShownBody = (body: unknown): body is ShownBody =>
  typeof body === 'object' && body !== null && 'cars' in body && Array.isArray(body.cars)

const readShown = async (ids: string, signal: AbortSignal): Promise<StockCard[]> => {
  if (ids === '') return []
  const response = await fetch(`/api/search/shown?ids=${encodeURIComponent(ids)}`, { signal })
  const body: unknown = await response.json()
  if (!response.ok || !isShownBody(body)) throw new Error(`The list of shown cars answered ${response.status}.`)
  return body.cars
}

/** Which of these cars the site still shows. Keeps the previous answer while a new one is loading. */
export const useShownCars = (ids: readonly string[]): Answer => {
  const asked = ids.join(',')
  const [answer, setAnswer] = useState<Answer>({ state: 'loading', cars: null })
  useEffect(() => {
    const stop = new AbortController()
    readShown(asked, stop.signal).then(
      (cars) => setAnswer({ state: 'shown', cars }),
      () => {
        if (!stop.signal.aborted) setAnswer((before) => (before.cars ? before : { state: 'failed', cars: null }))
      },
    )
    return () => stop.abort()
  }, [asked])
  return answer
}
