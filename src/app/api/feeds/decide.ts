import { env } from '@/src/env'
import { decideRun } from '@/src/jobs/feeds/run/decideRun'
import { feedReads } from '@/src/jobs/feeds/feedReads'
import { FeedRefusal } from '@/src/jobs/feeds/run/FeedRefusal'
import { runReport } from '@/src/jobs/feeds/run/runReport'
import { apiError } from '@/src/payload/http/apiError'
import { callersRun, notFound, refusalAnswer, type RunParams } from './feedRequest'
import { runAnswer } from './runAnswer'

/** Approves or refuses a held run in the name of signed-in staff; a feed's own key cannot (FEED-03). */
export const decide = async (request: Request, context: RunParams, approve: boolean): Promise<Response> => {
  const found = await callersRun(request, context)
  if (found instanceof Response) return found
  const { actor } = found.caller
  if (actor.kind !== 'staff') return apiError(403, 'forbidden', 'Staff of the dealership decide about this.')
  const { clientId } = found
  try {
    await decideRun(env().DATABASE_URL, { runId: found.report.id, clientId, approve, userId: actor.id })
  } catch (error) {
    if (error instanceof FeedRefusal) return refusalAnswer(error)
    throw error
  }
  const decided = await runReport(feedReads(), found.report.id)
  return decided ? runAnswer(decided.report) : notFound('run')
}
