import type { Payload } from 'payload'
import { apiError } from './apiError'

/** When a program that was told 503 may come again. */
export const RETRY_AFTER_SECONDS = 30

/** What a program is told while the database is away: nothing is wrong with its key or request, it may come again. */
export const databaseAwayAnswer = (): Response => {
  const answer = apiError(503, 'database_away', 'The platform cannot reach its data just now. Send this again shortly.')
  answer.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return answer
}

/** Whether the database does not answer. Payload takes every key for a wrong one then, and says so to nobody. */
export const isDatabaseAway = async (payload: () => Promise<Pick<Payload, 'db'>>): Promise<boolean> => {
  try {
    await (await payload()).db.pool.query('SELECT 1')
    return false
  } catch {
    return true
  }
}

const hasCredentials = ({ headers }: Request): boolean => headers.has('authorization') || headers.has('cookie')

/**
 * The answer to a request with a key or a session, put right where the database's outage caused it: 503 with Retry-After
 * instead of a refusal, which would make an obedient sender stop.
 */
export const despiteOutage = async (
  request: Request,
  answer: Response,
  payload: () => Promise<Pick<Payload, 'db'>>,
): Promise<Response> => {
  const mayBeOutage = [401, 403, 404, 500].includes(answer.status) && hasCredentials(request)
  return mayBeOutage && (await isDatabaseAway(payload)) ? databaseAwayAnswer() : answer
}
