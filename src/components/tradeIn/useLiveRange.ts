import { useEffect, useRef, useState } from 'react'
import { useFormFields } from '@/src/components/forms/FormContext'
import { RANGE_FIELDS, rangeQueryOf, vehicleOfQuery } from '@/src/domain/tradeIn/rangeQuery'
import type { TradeInRange } from '@/src/domain/tradeIn/tradeInRange'

/** Long enough to type the next digit. */
const PAUSE_MS = 500

/** A range and the vehicle it is of. */
interface LiveRange {
  range: TradeInRange | 'away'
  vehicle: string
}

const liveRange = (range: LiveRange['range'] | null, query: string | null): LiveRange | null =>
  range === null || query === null ? null : { range, vehicle: vehicleOfQuery(query) }

/**
 * The range of what the form holds, asked again a moment after each change (LEA-31). Null: something it needs is still
 * open.
 *
 * @param first the server's answer for the values the form came with
 */
export const useLiveRange = (first: TradeInRange | null): LiveRange | null => {
  const { methods, values } = useFormFields()
  const [live, setLive] = useState(() => liveRange(first, rangeQueryOf(values)))
  const asked = useRef(first ? rangeQueryOf(values) : null)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let asking = new AbortController()
    const ask = async () => {
      const query = rangeQueryOf(methods.getValues())
      if (query === asked.current) return
      asked.current = query
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      if (query === null) return setLive(null)
      const { askRange } = await import('./askRange')
      const answer = await askRange(query, signal)
      if (!signal.aborted) setLive(liveRange(answer, query))
    }
    const askSoon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void ask().catch(() => setLive(liveRange('away', asked.current))), PAUSE_MS)
    }
    // What was typed before the script ran.
    askSoon()
    const stop = methods.subscribe({ name: RANGE_FIELDS, formState: { values: true }, callback: askSoon })
    return () => {
      stop()
      clearTimeout(waiting)
      asking.abort()
    }
  }, [methods])
  return live
}
