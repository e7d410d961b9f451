import { feedReads } from '@/src/jobs/feeds/feedReads'
import { type FoundRun, runReport } from '@/src/jobs/feeds/run/runReport'
import { type FeedCaller, feedCaller, isRunId, mayUseFeed, notFound } from './feedRequest'

export interface RunParams {
  params: Promise<{ client: string; run: string }>
}

/** The run an address names, when the caller may see it; else what to answer. */
export const callersRun = async (
  request: Request,
  { params }: RunParams,
): Promise<(FoundRun & { caller: FeedCaller; clientId: string }) | Response> => {
  const caller = await feedCaller(request)
  if (caller instanceof Response) return caller
  const { client, run } = await params
  const found = isRunId(run) ? await runReport(feedReads(), run) : null
  if (!found || found.clientId === null || found.clientId !== client) return notFound('run')
  if (!mayUseFeed(caller, found.clientId, found.tenantId)) return notFound('run')
  return { ...found, clientId: found.clientId, caller }
}
