import type { ServerResponse } from 'node:http'
import PQueue from 'p-queue'
import { openRequest } from '@/src/services/visitors/openRequests'

interface TurnLimits {
  /** Requests in the making at a time. */
  running: number
  /** Requests that may wait for their turn. */
  waiting: number
  /** Longest wait, and longest turn, in milliseconds. */
  timeMs: number
}

/**
 * The server works on a request for a while after its client disconnected: its turn ends this many milliseconds later.
 */
const ABANDONED_MS = 2000

const untilAnswered = (response: ServerResponse): Promise<void> =>
  new Promise((end) => {
    response.once('close', () => (response.writableFinished ? end() : setTimeout(end, ABANDONED_MS)))
  })

/**
 * Turns at work that costs processor time. Of the requests that wait, one of the client with the fewest is next, so that
 * one client does not hold up the others.
 */
export const createTurns = ({ running, waiting: waitingMax, timeMs }: TurnLimits) => {
  const queue = new PQueue({ concurrency: running })
  const waitingOf = new Map<string, number>()
  const count = (client: string, by: 1 | -1): void => {
    const now = (waitingOf.get(client) ?? 0) + by
    if (now > 0) waitingOf.set(client, now)
    else waitingOf.delete(client)
  }
  /** Whether the request may go on now; false: too many wait, it waited too long, or its client left. */
  const take = async (headers: Headers, client: string): Promise<boolean> => {
    const response = openRequest(headers)?.response
    // A server that does not note requests cannot tell when one is answered: there are no turns then.
    if (!response) return true
    if (queue.size >= waitingMax) return false
    const priority = -(waitingOf.get(client) ?? 0)
    count(client, 1)
    const waiting = new AbortController()
    const stopWaiting = (): void => waiting.abort()
    const timer = setTimeout(stopWaiting, timeMs)
    response.once('close', stopWaiting)
    const started = await new Promise<boolean>((resolve) => {
      const turn = async (): Promise<void> => {
        // The queue would end the turn with its signal.
        response.off('close', stopWaiting)
        const answered = untilAnswered(response)
        resolve(true)
        await answered
      }
      queue.add(turn, { priority, signal: waiting.signal, timeout: timeMs }).catch(() => resolve(false))
    })
    clearTimeout(timer)
    count(client, -1)
    return started
  }
  return { take }
}
