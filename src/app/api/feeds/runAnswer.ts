import type { RunReport } from '@/src/jobs/feeds/run/runReport'

/** A run's report as the API answers it (FEED-04), with where to find the whole of it. */
export const runAnswer = (report: RunReport, replayed?: boolean): Response => {
  const path = `/api/feeds/${report.client}/runs/${report.id}`
  const run = {
    ...report,
    ...(replayed === undefined ? {} : { replayed }),
    links: { self: path, rejects: `${path}/rejects.csv` },
  }
  const headers = { 'cache-control': 'no-store' }
  if (report.state === 'failed') {
    const error = { code: 'unreadable_file', message: report.message ?? 'The file could not be read.' }
    return Response.json({ success: false, error, run }, { status: 422, headers })
  }
  return Response.json({ success: true, run }, { headers })
}
