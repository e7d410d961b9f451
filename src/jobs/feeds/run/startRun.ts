import type { ClientBase } from 'pg'
import { z } from 'zod'
import { ALL_BAD_MAX, USELESS_FILES_A_MINUTE } from '@/src/domain/feeds/tooManyBadRows'
import { FeedRefusal } from './FeedRefusal'
import type { FeedSetup } from './feedSetup'

/** Parameters of a delivery besides the file. */
export interface RunRequest {
  /** Null uses the client's own mode. */
  mode: 'snapshot' | 'delta' | null
  /** The sender's own number of the file; null when it does not number them. */
  sequence: number | null
  idempotencyKey: string | null
  dryRun: boolean
  fileName: string | null
}

export interface StartedRun {
  runId: string
  /** Position of the run among all runs, as text: it is a 64-bit number. */
  runNo: string
  mode: 'snapshot' | 'delta'
  activeBefore: number
}

/** A finished run of the same idempotency key, with what the same request would have to be. */
export interface EarlierRun {
  runId: string
  contentHash: string | null
  mode: string | null
  sequence: number | null
  dryRun: boolean
}

const earlierRows = z.array(
  z.object({
    runId: z.string(),
    contentHash: z.string().nullable(),
    mode: z.string().nullable(),
    sequence: z.number().nullable(),
    dryRun: z.boolean(),
  }),
)

/** The run that has already answered this key (FEED-05); null when there is none, or it did not finish. */
export const findEarlierRun = async (
  client: ClientBase,
  clientId: string,
  idempotencyKey: string | null,
): Promise<EarlierRun | null> => {
  if (idempotencyKey === null) return null
  const { rows } = await client.query(
    `SELECT id AS "runId", content_hash AS "contentHash", mode, sequence::float8 AS sequence, coalesce(dry_run, false) AS "dryRun"
     FROM feed_runs WHERE client_id = $1 AND idempotency_key = $2 AND state IN ('done', 'held', 'refused')
     ORDER BY started_at DESC LIMIT 1`,
    [clientId, idempotencyKey],
  )
  return earlierRows.parse(rows)[0] ?? null
}

/** Cars for sale: those a snapshot may delist. */
export const ACTIVE = "cars.status NOT IN ('sold', 'archived')"

const countRows = z.array(z.object({ count: z.number() }))
const startedRows = z.array(z.object({ runId: z.string(), runNo: z.string() }))

/** A run that was interrupted has already changed the stock; its retry is judged against what was there before it. */
const activeBefore = async (client: ClientBase, clientId: string): Promise<number> => {
  const { rows } = await client.query(
    `SELECT coalesce(
       (SELECT CASE WHEN run.state = 'interrupted' THEN facts.active_before END
        FROM feed_run_facts AS facts JOIN feed_runs AS run ON run.id = facts.run_id
        WHERE facts.client_id = $1 AND NOT coalesce(run.dry_run, false) ORDER BY facts.run_no DESC LIMIT 1),
       (SELECT count(*)::int FROM feed_items JOIN cars ON cars.id = feed_items.car_id
        WHERE feed_items.client_id = $1 AND ${ACTIVE})) AS count`,
    [clientId],
  )
  return countRows.parse(rows)[0]?.count ?? 0
}

const uselessRows = z.tuple([z.object({ files: z.number(), waitSeconds: z.number().nullable() })])

/** A file that failed for its rows costs as much to read as a good one: a sender in a loop must not slow every site (M4). */
const refuseUseless = async (client: ClientBase, clientId: string): Promise<void> => {
  const { rows } = await client.query(
    `SELECT count(*)::int AS files, ceil(60 - extract(epoch FROM now() - min(finished_at)))::int AS "waitSeconds"
     FROM feed_runs WHERE client_id = $1 AND state = 'failed' AND rejected + skipped >= greatest($2, "rows" * 0.9)
       AND finished_at > now() - interval '1 minute'`,
    [clientId, ALL_BAD_MAX],
  )
  const [{ files, waitSeconds }] = uselessRows.parse(rows)
  if (files < USELESS_FILES_A_MINUTE) return
  const message = `The last ${files} files had no usable rows. Look at their runs, correct the file and send it again in a minute.`
  throw new FeedRefusal('too_many_useless', message, null, Math.max(1, waitSeconds ?? 1))
}

/**
 * Enters a run, once this session holds the client's lock.
 *
 * @throws FeedRefusal stale_sequence: a newer file has been imported; too_many_useless: see `refuseUseless`
 */
export const startRun = async (client: ClientBase, setup: FeedSetup, request: RunRequest): Promise<StartedRun> => {
  const { lastSequence } = setup
  if (request.sequence !== null && lastSequence !== null && request.sequence <= lastSequence) {
    const message = `Sequence ${request.sequence} is not newer than ${lastSequence}, which has been imported. Nothing was changed.`
    throw new FeedRefusal('stale_sequence', message)
  }
  await refuseUseless(client, setup.clientId)
  const mode = request.mode ?? setup.mode
  const active = await activeBefore(client, setup.clientId)
  const { rows } = await client.query(
    `WITH run AS (
       INSERT INTO feed_runs (tenant_id, client_id, mode, state, started_at, dry_run, sequence, idempotency_key, file_name)
       VALUES ($1, $2, $3, 'running', now(), $4, $5, $6, $7) RETURNING id)
     INSERT INTO feed_run_facts (run_id, client_id, active_before) SELECT id, $2, $8 FROM run
     RETURNING run_id AS "runId", run_no::text AS "runNo"`,
    [
      setup.tenantId,
      setup.clientId,
      mode,
      request.dryRun,
      request.sequence,
      request.idempotencyKey,
      request.fileName,
      active,
    ],
  )
  const [started] = startedRows.parse(rows)
  if (!started) throw new Error('The run could not be entered.')
  return { ...started, mode, activeBefore: active }
}
