import { z } from 'zod'
import { SearchError } from './SearchError'

/**
 * Minimum interval between two reports: each makes the worker count documents, and a search without hits is ordinary.
 */
const PAUSE_MS = 5000

interface Doubt {
  tell: (() => Promise<unknown>) | null
  toldAt: number
}

declare global {
  var forecourtIndexDoubt: Doubt | undefined
}

/** On globalThis, because each route is bundled separately and would have its own module variable. */
const doubt = (): Doubt => (globalThis.forecourtIndexDoubt ??= { tell: null, toldAt: Number.NEGATIVE_INFINITY })

/** Registers the callback for searches that meet an index that may have been emptied or deleted. */
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
  // The search is already answered; the worker also checks the index every minute.
  void state.tell().catch(() => undefined)
}

const isEmpty = (answer: unknown): boolean => {
  const known = totals.safeParse(answer)
  return known.success && known.data.results.every((one) => (one.totalHits ?? one.estimatedTotalHits ?? 0) === 0)
}

/** Passes on the engine's answer, and reports the index when it is missing or every search finds nothing. */
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
