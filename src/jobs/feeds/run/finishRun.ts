import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { FeedFacts } from '@/src/domain/feeds/rows/FeedRow'
import { shownValue } from '@/src/domain/feeds/shownValue'
import type { RunState } from '@/src/domain/feeds/runStates'
import { delistOrHold, type DelistOrHold } from '@/src/domain/feeds/plan/delistOrHold'
import { delistCars, findMissing } from '../delist'
import type { FeedSetup } from './feedSetup'
import { inFeedTransaction } from '../inFeedTransaction'
import type { RunCounts } from './RunCounts'
import { ACTIVE, type RunRequest, type StartedRun } from './startRun'
import type { RunRef } from '../write/writeItems'

/** Milliseconds a run took, by what it did. */
export interface RunTimings {
  readMs: number
  storeMs: number
  finishMs: number
  totalMs: number
}

export interface RunEnd {
  run: StartedRun & RunRef
  request: RunRequest
  counts: RunCounts
  facts: FeedFacts
  contentHash: string | null
  timings: RunTimings
}

/** Reasons with how often and where first: enough for the list in the admin; the report has every row. */
const summary = `
  SELECT coalesce(json_agg(problem ORDER BY problem.count DESC), '[]') FROM (
    SELECT outcome, issue->>'field' AS field, min(issue->>'reason') AS reason, count(*)::int AS count,
           (array_agg(line ORDER BY line))[1:5] AS lines
    FROM feed_outcomes, json_array_elements(issues) AS issue WHERE run_id = $1
    GROUP BY outcome, issue->>'field', left(issue->>'reason', 40) ORDER BY count(*) DESC LIMIT 50) AS problem`

/** Writes how a run ended. Only a run that is still running ends. */
export const writeRunEnd = async (
  client: ClientBase,
  end: RunEnd,
  state: RunState,
  message: string | null,
): Promise<void> => {
  const { counts, facts, timings } = end
  await client.query(
    `UPDATE feed_runs SET state = $2, message = $3, finished_at = clock_timestamp(), updated_at = now(),
       "rows" = $4, created = $5, updated = $6, unchanged = $7, skipped = $8, rejected = $9, advised = $10, missing = $11,
       returned = $12, format = $13, encoding = $14, bytes = $15, content_hash = $16, timings = $17, outcomes = (${summary})
     WHERE id = $1 AND state = 'running'`,
    [
      end.run.runId,
      state,
      message,
      counts.rows,
      counts.created,
      counts.updated,
      counts.unchanged,
      counts.skipped,
      counts.rejected,
      counts.advised,
      counts.missing,
      counts.returned,
      facts.format,
      facts.encoding,
      facts.bytes,
      end.contentHash,
      JSON.stringify(timings),
    ],
  )
  await client.query('UPDATE feed_run_facts SET ends_open = $2, ignored_columns = $3 WHERE run_id = $1', [
    end.run.runId,
    facts.endsOpen,
    JSON.stringify(facts.ignoredColumns.map(shownValue)),
  ])
}

const noteSequence = async (client: ClientBase, { run, request }: RunEnd): Promise<void> => {
  if (request.sequence === null || request.dryRun) return
  await client.query('UPDATE feed_clients SET last_sequence = greatest(coalesce(last_sequence, 0), $2) WHERE id = $1', [
    run.clientId,
    request.sequence,
  ])
}

const usable = ({ created, updated, unchanged }: RunCounts): number => created + updated + unchanged

const notes = (facts: FeedFacts, more: string | null): string | null => {
  const cut = facts.cut ? ['The file may be cut: its last row was not taken.'] : []
  const all = [...(more === null ? cut : [more]), ...facts.notes]
  return all.length === 0 ? null : all.join(' ')
}

const strandedRows = z.array(z.object({ count: z.number() }))

/** Note about cars for sale that only switched-off feeds have sent: no file can delist them any more. */
const strandedNote = async (client: ClientBase, tenantId: string): Promise<string | null> => {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM feed_items JOIN cars ON cars.id = feed_items.car_id
     WHERE feed_items.client_id IN (SELECT id FROM feed_clients WHERE tenant_id = $1 AND NOT coalesce(active, false))
       AND ${ACTIVE}`,
    [tenantId],
  )
  const count = strandedRows.parse(rows)[0]?.count ?? 0
  if (count === 0) return null
  return `${count} cars for sale came from feeds that are switched off and are not in this file; no file takes them off the site.`
}

const verdictOf = (end: RunEnd, setup: FeedSetup): DelistOrHold =>
  delistOrHold({
    activeBefore: end.run.activeBefore,
    missing: end.counts.missing,
    usable: usable(end.counts),
    maxDropPercent: setup.maxDropPercent,
    cut: end.facts.cut,
  })

const close = async (client: ClientBase, end: RunEnd, verdict: DelistOrHold): Promise<RunState> => {
  const state: RunState = verdict.kind === 'hold' ? 'held' : 'done'
  await writeRunEnd(client, end, state, notes(end.facts, verdict.kind === 'hold' ? verdict.message : null))
  await noteSequence(client, end)
  return state
}

/**
 * Ends a run that read its whole file, in one transaction: what a snapshot does not hold leaves the site, or the run is
 * held for a person's word and nothing does (FEED-03). The sequence number counts from here on.
 */
export const finishRun = (client: ClientBase, setup: FeedSetup, end: RunEnd): Promise<RunState> =>
  inFeedTransaction(client, async () => {
    if (end.run.mode === 'delta') return close(client, end, { kind: 'delist' })
    const missing = await findMissing(client, end.run)
    end.counts.missing = missing.length
    const verdict = verdictOf(end, setup)
    if (verdict.kind === 'delist') await delistCars(client, end.run, missing, setup.missingStock)
    const stranded = await strandedNote(client, setup.tenantId)
    if (stranded !== null) end.facts.notes.push(stranded)
    return close(client, end, verdict)
  })

const countRows = z.array(z.object({ count: z.number() }))

/** Cars of a batch of a trial run that are for sale now: those a snapshot of these rows would keep. */
export const countActive = async (client: ClientBase, clientId: string, keys: readonly string[]): Promise<number> => {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM feed_items JOIN cars ON cars.id = feed_items.car_id
     WHERE feed_items.client_id = $1 AND feed_items.feed_key = ANY($2::text[]) AND ${ACTIVE}
       AND NOT coalesce(cars.feed_locks @> '["status"]'::jsonb, false)`,
    [clientId, keys],
  )
  return countRows.parse(rows)[0]?.count ?? 0
}

const delistable = `SELECT count(*)::int AS count FROM feed_items JOIN cars ON cars.id = feed_items.car_id
  WHERE feed_items.client_id = $1 AND ${ACTIVE} AND NOT coalesce(cars.feed_locks @> '["status"]'::jsonb, false)`

/**
 * Ends a dry run: reports what would be delisted, without doing it. @param kept cars for sale that the file contains
 */
export const finishTrial = async (
  client: ClientBase,
  setup: FeedSetup,
  end: RunEnd,
  kept: number,
): Promise<RunState> => {
  if (end.run.mode === 'delta') return close(client, end, { kind: 'delist' })
  const { rows } = await client.query(delistable, [end.run.clientId])
  end.counts.missing = Math.max((countRows.parse(rows)[0]?.count ?? 0) - kept, 0)
  const verdict = verdictOf(end, setup)
  const message = verdict.kind === 'hold' ? `A real run would wait for approval: ${verdict.message}` : null
  await writeRunEnd(client, end, 'done', notes(end.facts, message))
  return 'done'
}
