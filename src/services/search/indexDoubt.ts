import { z } from 'zod'
import { SearchError } from './SearchError'

/** The shortest time between two doubts that are told: each has the worker count, and a search without hits is ordinary. */
const PAUSE_MS = 5000

interface Doubt {
  tell: (() => Promise<unknown>) | null
  toldAt: number
}

declare global {
  var forecourtIndexDoubt: Doubt | undefined
}

/** One per process: each route is bundled on its own, so a module variable would be one per route. */
const doubt = (): Doubt => (globalThis.forecourtIndexDoubt ??= { tell: null, toldAt: Number.NEGATIVE_INFINITY })

/** Sets what happens when a search meets an index that may have been emptied or deleted: somebody should look at it. */
export const onIndexDoubt = (tell: () => Promise<unknown>): void => {
  Object.assign(doubt(), { tell, toldAt: Number.NEGATIVE_INFINITY })
}

const totals = z.object({
  results: z.array(z.object({ totalHits: z.number().optional(), estimatedTotalHits: z.number().optional() })),
})

const told = (): void => {
  const state = doubt()
  if (state.tell === null || performance.now() - state.toldAt < PAUSE_MS) return
  state.toldAt = performance.now()
  // Whoever searches has an answer already; the clock of every minute looks in any case.
  void state.tell().catch(() => undefined)
}

const isEmpty = (answer: unknown): boolean => {
  const known = totals.safeParse(answer)
  return known.success && known.data.results.every((one) => (one.totalHits ?? one.estimatedTotalHits ?? 0) === 0)
}

/** Passes the engine's answer to some searches on, and doubts the index when it is gone or nothing at all is found. */
export const doubting = async (search: PromiseLike<unknown>): Promise<unknown> => {
  try {
    const answer = await search
    if (isEmpty(answer)) told()
    return answer
  } catch (error) {
    if (error instanceof SearchError && error.code === 'index_not_found') told()
    throw error
  }
}
