'use client'
import { useCallback, useEffect, useState } from 'react'
import { stockHealthSchema, type StockHealth } from '@/src/domain/health/stockHealth'

const EVERY_MS = 10_000
const ADDRESS = '/api/stock-health'

export interface HealthState {
  health: StockHealth | null
  /** Error message of the last request; null when it succeeded. */
  trouble: string | null
}

const reasonOf = (status: number): string =>
  status === 403 ? 'This screen is for editors of a dealership.' : 'The platform does not answer. Trying again …'

const read = async (): Promise<HealthState> => {
  try {
    const answer = await fetch(ADDRESS, { credentials: 'include', cache: 'no-store' })
    if (!answer.ok) return { health: null, trouble: reasonOf(answer.status) }
    const parsed = stockHealthSchema.safeParse(await answer.json())
    return parsed.success ? { health: parsed.data, trouble: null } : { health: null, trouble: reasonOf(500) }
  } catch {
    return { health: null, trouble: reasonOf(0) }
  }
}

const order = async (path: string, body: object): Promise<boolean> => {
  try {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) } as const
    return (await fetch(`${ADDRESS}${path}`, init)).ok
  } catch {
    return false
  }
}

/** Data of the health page, fetched every ten seconds while the page is visible, and its two actions. */
export const useStockHealth = () => {
  const [state, setState] = useState<HealthState>({ health: null, trouble: null })
  // What was seen last stays on the screen while the platform does not answer.
  const look = useCallback(async (): Promise<void> => {
    const next = await read()
    setState((before) => ({ health: next.health ?? before.health, trouble: next.trouble }))
  }, [])
  useEffect(() => {
    const lookWhenSeen = (): void => {
      if (document.visibilityState === 'visible') void look()
    }
    const first = setTimeout(lookWhenSeen, 0)
    const timer = setInterval(lookWhenSeen, EVERY_MS)
    document.addEventListener('visibilitychange', lookWhenSeen)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookWhenSeen)
    }
  }, [look])
  const ask = async (path: string, body: object): Promise<boolean> => {
    const done = await order(path, body)
    await look()
    return done
  }
  return {
    ...state,
    retry: (carId: string | null) => ask('/retry', { carId }),
    compare: () => ask('/reconcile', {}),
  }
}
