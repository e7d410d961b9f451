import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import { runStates } from '@/src/domain/feeds/runStates'

/** Rows listed in a report; all of them are in its CSV. */
const PROBLEMS_SHOWN = 200

const time = z.string().nullable()
const issue = z.object({ field: z.string(), value: z.string(), reason: z.string() })

const runSchema = z.object({
  id: z.string(),
  client: z.string().nullable(),
  tenant: z.string(),
  state: z.enum(runStates),
  mode: z.enum(['snapshot', 'delta']).nullable(),
  dryRun: z.boolean(),
  sequence: z.number().nullable(),
  idempotencyKey: z.string().nullable(),
  message: z.string().nullable(),
  startedAt: time,
  finishedAt: time,
  counts: z.object({
    rows: z.number(),
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    skipped: z.number(),
    rejected: z.number(),
    advised: z.number(),
    missing: z.number(),
    returned: z.number(),
  }),
  file: z.object({
    format: z.string().nullable(),
    encoding: z.string().nullable(),
    bytes: z.number().nullable(),
    sha256: z.string().nullable(),
    ignoredColumns: z.array(z.string()),
  }),
  timings: z.unknown(),
})

const problemSchema = z.object({
  line: z.number(),
  key: z.string().nullable(),
  car: z.string().nullable(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'skipped', 'rejected']),
  issues: z.array(issue),
})

export type RunProblem = z.infer<typeof problemSchema>
type RunFacts = z.infer<typeof runSchema>

export interface RunReport extends Omit<RunFacts, 'tenant'> {
  problems: RunProblem[]
  problemsTotal: number
}

/** Who a run belongs to, and its report: what the API answers (FEED-04). */
export interface FoundRun {
  tenantId: string
  clientId: string | null
  report: RunReport
}

const runQuery = `
  SELECT json_build_object(
    'id', id, 'client', client_id, 'tenant', tenant_id, 'state', state, 'mode', mode, 'dryRun', coalesce(dry_run, false),
    'sequence', sequence, 'idempotencyKey', idempotency_key, 'message', message, 'startedAt', started_at, 'finishedAt', finished_at,
    'counts', json_build_object('rows', "rows", 'created', created, 'updated', updated, 'unchanged', unchanged,
      'skipped', skipped, 'rejected', rejected, 'advised', advised, 'missing', missing, 'returned', returned),
    'file', json_build_object('format', format, 'encoding', encoding, 'bytes', bytes, 'sha256', content_hash,
      'ignoredColumns', coalesce((SELECT ignored_columns FROM feed_run_facts WHERE run_id = feed_runs.id), '[]')),
    'timings', timings) AS run,
    (SELECT count(*)::int FROM feed_outcomes WHERE run_id = feed_runs.id) AS total
  FROM feed_runs WHERE id = $1`

const rowsSchema = z.array(z.object({ run: runSchema, total: z.number() }))

/** Rows worth telling: problems before advice, in the file's order. */
const problemsQuery = `
  SELECT line, feed_key AS key, car_id AS car, outcome, issues FROM feed_outcomes WHERE run_id = $1
  ORDER BY outcome IN ('rejected', 'skipped') DESC, line LIMIT ${PROBLEMS_SHOWN}`

/** A run and the outcome of its rows; null when there is none. */
export const runReport = async (db: Pool | ClientBase, runId: string): Promise<FoundRun | null> => {
  const { rows } = await db.query(runQuery, [runId])
  const [found] = rowsSchema.parse(rows)
  if (!found) return null
  const { tenant, ...run } = found.run
  const problems = z.array(problemSchema).parse((await db.query(problemsQuery, [runId])).rows)
  return { tenantId: tenant, clientId: run.client, report: { ...run, problems, problemsTotal: found.total } }
}

const pageSchema = z.array(problemSchema.extend({ id: z.string() }))

/** Every row of a run worth telling, in the file's order, some at a time. */
export const runProblems = async function* (db: Pool, runId: string): AsyncGenerator<RunProblem[]> {
  let [line, id] = [-1, '0']
  for (;;) {
    const { rows } = await db.query(
      `SELECT id::text, line, feed_key AS key, car_id AS car, outcome, issues FROM feed_outcomes
       WHERE run_id = $1 AND (line, id) > ($2, $3::bigint) ORDER BY line, id LIMIT 1000`,
      [runId, line, id],
    )
    const page = pageSchema.parse(rows)
    const last = page.at(-1)
    if (!last) return
    line = last.line
    id = last.id
    yield page
  }
}
