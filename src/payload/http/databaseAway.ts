import type { Payload } from 'payload'
import { apiError } from './apiError'

/** Retry-After of a 503. */
export const RETRY_AFTER_SECONDS = 30

/** Answer to a program while the database is down: its key and request may be fine, it should try again. */
export const databaseAwayAnswer = (): Response => {
  const answer = apiError(503, 'database_away', 'The platform cannot reach its data just now. Send this again shortly.')
  answer.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return answer
}

/** Whether the database is down. Payload then treats every key as wrong, without reporting the outage. */
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
 * Corrects the answer to a request with a key or a session during an outage of the database: 503 with Retry-After
 * instead of a refusal, which would make a sender stop.
 */
export const despiteOutage = async (
  request: Request,
  answer: Response,
  payload: () => Promise<Pick<Payload, 'db'>>,
): Promise<Response> => {
  const mayBeOutage = [401, 403, 404, 500].includes(answer.status) && hasCredentials(request)
  return mayBeOutage && (await isDatabaseAway(payload)) ? databaseAwayAnswer() : answer
}
