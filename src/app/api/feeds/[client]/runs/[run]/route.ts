import { runAnswer } from '../../../runAnswer'
import { callersRun, type RunParams } from '@/src/app/api/feeds/feedRequest'

/** `GET /api/feeds/{client}/runs/{run}`: the report of a run, for its feed's key or staff (FEED-04). */
export const GET = async (request: Request, context: RunParams): Promise<Response> => {
  const found = await callersRun(request, context)
  return found instanceof Response ? found : runAnswer(found.report)
}
