import { isUnavailable, SearchError } from './SearchError'

/** A process's knowledge of its engine: plain data, so that all its bundles can share it. */
export interface EngineHealth {
  /** Consecutive calls without an answer. */
  unanswered: number
  /** Calls are refused without asking the engine. */
  away: boolean
  /** A probe loop is running. */
  probing: boolean
}

/** After this many consecutive calls without an answer the engine counts as down. */
export const UNANSWERED_MAX = 3
/** Pause before each probe. */
export const REST_MS = 1000

export const freshHealth = (): EngineHealth => ({ unanswered: 0, away: false, probing: false })

/** An error with a code comes from the engine itself, so the engine is up. */
const isAnswered = (error: unknown): boolean =>
  !isUnavailable(error) || (error instanceof SearchError && error.code !== null)

const note = (health: EngineHealth, answered: boolean): void => {
  health.unanswered = answered ? 0 : health.unanswered + 1
  health.away = health.unanswered >= UNANSWERED_MAX
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

const rest = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, REST_MS).unref())

/** Probes an engine that is down until it answers, independent of searches. */
const findBack = async (health: EngineHealth, probe: () => Promise<unknown>): Promise<void> => {
  if (health.probing) return
  health.probing = true
  while (health.away) {
    await rest()
    await watched(health, probe).catch(() => undefined)
  }
  health.probing = false
}

/**
 * Calls the engine unless it counts as down: only the first few callers wait for the timeout of an engine that hangs.
 * The probe that finds it up again is not a visitor's search, so no visitor waits for it. Libraries for this (opossum,
 * cockatiel) use one of the callers as the probe, and keep their state in a class that Next would load once per route.
 *
 * @throws SearchError 'unavailable' at once while the engine counts as down
 */
export const unlessAway = async <T>(
  health: EngineHealth,
  probe: () => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> => {
  if (health.away) throw new SearchError('unavailable', 'The search engine did not answer a moment ago.')
  try {
    return await watched(health, call)
  } finally {
    if (health.away) void findBack(health, probe)
  }
}
