import { isUnavailable, SearchError } from './SearchError'

/** What a process knows of its engine: plain data, so that all its bundles can share it. */
export interface EngineHealth {
  /** Calls in a row that it did not answer. */
  unanswered: number
  /** Nobody asks it. */
  away: boolean
  /** It is probed until it is back. */
  probing: boolean
}

/** So many calls in a row without an answer, and the engine counts as away. */
export const UNANSWERED_MAX = 3
/** How long it is left alone before each probe. */
export const REST_MS = 1000

export const freshHealth = (): EngineHealth => ({ unanswered: 0, away: false, probing: false })

/** It refused the call or had its own reason not to serve it: then it is there. A code is always the engine's own. */
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

/** Probes an engine that is away until it answers, whether anybody searches meanwhile or not. */
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
 * Asks the engine unless it counts as away: an engine that hangs costs the first few callers their whole patience, and
 * everybody after them nothing. The probe that finds it back is nobody's search, so nobody waits for it. A library for
 * this (opossum, cockatiel) lets one of the callers be the probe, and keeps its state in a class that Next would load once
 * per route.
 *
 * @throws SearchError 'unavailable' at once while the engine counts as away
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
