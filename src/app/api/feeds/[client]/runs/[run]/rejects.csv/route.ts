import { csvCell } from '@/src/domain/feeds/rows/csvCell'
import { feedReads } from '@/src/jobs/feeds/feedReads'
import { runProblems } from '@/src/jobs/feeds/run/runReport'
import { callersRun, type RunParams } from '@/src/app/api/feeds/feedRequest'

const line = (cells: (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

const csv = async function* (runId: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`\uFEFF${line(['line', 'row', 'outcome', 'field', 'value', 'reason'])}`)
  for await (const page of runProblems(feedReads(), runId)) {
    const lines = page.flatMap(({ line: row, key, outcome, issues }) =>
      issues.map(({ field, value, reason }) => line([row, key, outcome, field, value, reason])),
    )
    yield encoder.encode(lines.join(''))
  }
}

/** `GET /api/feeds/{client}/runs/{run}/rejects.csv`: every row worth telling, with field, value and reason (FEED-04). */
export const GET = async (request: Request, context: RunParams): Promise<Response> => {
  const found = await callersRun(request, context)
  if (found instanceof Response) return found
  const rows = csv(found.report.id)
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void rows.return(undefined),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="feed-run-${found.report.id}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
