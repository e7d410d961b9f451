import { isUnavailable, SearchError } from './SearchError'

/** What a process knows of its engine: plain data, so that all its bundles can share it. */
export interface EngineHealth {
  /** Calls in a row that it did not answer. */
  unanswered: number
  /** Until when nobody asks it (`performance.now()`); null: it is asked. */
  restUntil: number | null
  /** Somebody finds out at this moment whether it is back. */
  probing: boolean
}

/** So many calls in a row without an answer, and the engine counts as away. */
export const UNANSWERED_MAX = 3
/** How long it is left alone before the next look. */
export const REST_MS = 1000

export const freshHealth = (): EngineHealth => ({ unanswered: 0, restUntil: null, probing: false })

/** It refused the call or had its own reason not to serve it: then it is there. A code is always the engine's own. */
const isAnswered = (error: unknown): boolean =>
  !isUnavailable(error) || (error instanceof SearchError && error.code !== null)

const note = (health: EngineHealth, answered: boolean): void => {
  health.unanswered = answered ? 0 : health.unanswered + 1
  if (answered) health.restUntil = null
  else if (health.unanswered >= UNANSWERED_MAX) health.restUntil = performance.now() + REST_MS
}

const watched = async <T>(health: EngineHealth, call: () => Promise<T>): Promise<T> => {
  try {
    const answer = await call()
    note(health, true)
    return answer
  } catch (error) {
    note(health, isAnswered(error))
    throw error
  }
}

const lookAgain = async (health: EngineHealth, probe: () => Promise<unknown>): Promise<void> => {
  if (health.probing || health.restUntil === null || performance.now() < health.restUntil) return
  health.probing = true
  await watched(health, probe).catch(() => undefined)
  health.probing = false
}

/**
 * Asks the engine unless it counts as away: an engine that hangs costs the first few callers their whole patience, and
 * everybody after them nothing. The probe that finds it back is nobody's search, so nobody waits for it. A library for
 * this (opossum, cockatiel) lets one of the callers be the probe, and keeps its state in a class that Next would load once
 * per route.
 *
 * @throws SearchError 'unavailable' at once while the engine counts as away
 */
export const unlessAway = <T>(
  health: EngineHealth,
  probe: () => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> => {
  if (health.restUntil === null) return watched(health, call)
  void lookAgain(health, probe)
  return Promise.reject(new SearchError('unavailable', 'The search engine did not answer a moment ago.'))
}
