import { z } from 'zod'
import { env } from '@/src/env'
import { expandBody } from '@/src/jobs/feeds/expandBody'
import { feedReads } from '@/src/jobs/feeds/feedReads'
import { FeedRefusal } from '@/src/jobs/feeds/run/FeedRefusal'
import { importFeed } from '@/src/jobs/feeds/importFeed'
import { runReport } from '@/src/jobs/feeds/run/runReport'
import { enqueuePhotoFetches } from '@/src/jobs/photos/enqueuePhotoFetches'
import { apiError } from '@/src/payload/http/apiError'
import { RETRY_AFTER_SECONDS } from '@/src/payload/http/databaseAway'
import { callersFeed, feedCaller, notFound, refusalAnswer } from '../../feedRequest'
import { runAnswer } from '../../runAnswer'

/** Pages are rendered in the same process: small batches with pauses keep them fast. */
const BESIDE_SHOPPERS = { batchRows: 50, rest: 1 }

const flag = z.enum(['0', '1', 'false', 'true', '']).transform((value) => value === '1' || value === 'true')

const requestSchema = z.object({
  mode: z.enum(['snapshot', 'delta']).nullable(),
  sequence: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
  dryRun: flag.nullable().transform((value) => value ?? false),
  idempotencyKey: z.string().trim().min(1).max(200).nullable(),
  fileName: z.string().max(200).nullable(),
  encoding: z.enum(['identity', 'gzip']),
})

const said: Record<string, string> = {
  mode: 'mode is snapshot or delta.',
  sequence: 'sequence is a whole number from 0.',
  dryRun: 'dryRun is 1 or 0.',
  idempotencyKey: 'Idempotency-Key has 1 to 200 characters.',
  fileName: 'fileName has at most 200 characters.',
  encoding: 'Content-Encoding is gzip, or absent.',
}

const readRequest = (request: Request) => {
  const query = new URL(request.url).searchParams
  return requestSchema.safeParse({
    mode: query.get('mode'),
    sequence: query.get('sequence'),
    dryRun: query.get('dryRun'),
    idempotencyKey: request.headers.get('idempotency-key'),
    fileName: query.get('fileName'),
    encoding: (request.headers.get('content-encoding') ?? 'identity').toLowerCase(),
  })
}

/**
 * `POST /api/feeds/{client}/import?mode=&sequence=&dryRun=1`: imports one file of a feed as it streams in (FEED-01..07).
 * Headers: `Authorization: Feed-Key …`, `Idempotency-Key`, `Content-Encoding: gzip`. Answers with the run's report.
 */
export const POST = async (
  request: Request,
  { params }: { params: Promise<{ client: string }> },
): Promise<Response> => {
  const caller = await feedCaller(request)
  if (caller instanceof Response) return caller
  const feed = await callersFeed(caller, (await params).client)
  if (feed instanceof Response) return feed
  const parsed = readRequest(request)
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.error.issues.map(({ path }) => [String(path[0]), said[String(path[0])] ?? 'This cannot be read.']),
    )
    return apiError(400, 'invalid_request', Object.values(fields).join(' '), fields)
  }
  const { encoding, ...asked } = parsed.data
  try {
    const bytes = expandBody(request.body, encoding)
    const { runId, replayed } = await importFeed(
      env().DATABASE_URL,
      { ...asked, clientId: feed.id, bytes },
      { fetchPhotos: enqueuePhotoFetches, ...BESIDE_SHOPPERS },
    )
    const found = await runReport(feedReads(), runId)
    return found ? runAnswer(found.report, replayed) : notFound('run')
  } catch (error) {
    if (error instanceof FeedRefusal) return refusalAnswer(error)
    caller.payload.logger.error({ err: error, msg: `Import of feed ${feed.id} stopped` })
    const message = 'The import stopped before its end; nothing was taken off sale. Send the same file again.'
    const answer = apiError(503, 'import_interrupted', message)
    answer.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
    return answer
  }
}
