'use client'

import { useEffect, useState } from 'react'
import { type GaugeView, gaugeView } from '@/src/domain/stock/pricing/gaugeView'

type Answer = { state: 'loading' } | { state: 'hidden' } | { state: 'shown'; gauge: GaugeView }

const read = async (path: string, signal: AbortSignal): Promise<GaugeView | null> => {
  const response = await fetch(`${path}/autogauge`, { signal })
  if (!response.ok) throw new Error(`The auto-gauge answered ${response.status}.`)
  const text = await response.text()
  if (text === '') {
    // eslint-disable-next-line no-console -- ERR-02 asks for the log
    console.warn('No data returned')
    return null
  }
  return gaugeView(JSON.parse(text))
}

/**
 * The gauge of the car at `path`: hidden when the fetch fails, or the answer is empty or incomplete (VDP-33, VDP-34,
 * ERR-01, ERR-02).
 */
export const useAutoGauge = (path: string): Answer => {
  const [answer, setAnswer] = useState<Answer>({ state: 'loading' })
  useEffect(() => {
    const stop = new AbortController()
    read(path, stop.signal).then(
      (gauge) => setAnswer(gauge ? { state: 'shown', gauge } : { state: 'hidden' }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        // eslint-disable-next-line no-console -- ERR-01 asks for the log
        console.error('Failed to fetch auto gauge data.', error)
        setAnswer({ state: 'hidden' })
      },
    )
    return () => stop.abort()
  }, [path])
  return answer
}
