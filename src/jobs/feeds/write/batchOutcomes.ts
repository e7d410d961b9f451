import type { ClientBase } from 'pg'
import type { RowPlan } from '@/src/domain/feeds/plan/planBatch'
import type { SentCar } from '@/src/domain/feeds/plan/sentCar'
import type { FeedIssue } from '@/src/domain/feeds/rows/FeedRow'
import type { PreparedCar, PreparedRow } from '../repeatedRows'
import { noCounts, type RowOutcome, type RunCounts } from '../run/RunCounts'
import { columnArrays } from './columnArrays'
import type { CarWrite } from './writeCars'

/** What happens with one row of a batch. */
export interface Decision {
  row: PreparedCar
  /** Null when the row is unchanged. */
  sent: SentCar | null
  plan: RowPlan
  carId: string
  outcome: RowOutcome
  write: CarWrite | null
}

interface OutcomeWrite {
  line: number
  key: string | null
  carId: string | null
  outcome: RowOutcome
  issues: FeedIssue[]
}

/** JSON that PostgreSQL accepts: no NUL and no half of a surrogate pair in a text. */
const issuesJson = (issues: readonly FeedIssue[]): string =>
  JSON.stringify(issues, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )

const columns = [
  { name: 'line', type: 'int', of: ({ line }: OutcomeWrite) => line },
  { name: 'feed_key', type: 'text', of: ({ key }: OutcomeWrite) => key?.replaceAll('\0', '') ?? null },
  { name: 'car_id', type: 'uuid', of: ({ carId }: OutcomeWrite) => carId },
  { name: 'outcome', type: 'text', of: ({ outcome }: OutcomeWrite) => outcome },
  { name: 'issues', type: 'json', of: ({ issues }: OutcomeWrite) => issuesJson(issues) },
]

/** Stores the outcomes that the run's report lists (FEED-04). */
export const writeOutcomes = async (
  client: ClientBase,
  runId: string,
  outcomes: readonly OutcomeWrite[],
): Promise<void> => {
  if (outcomes.length === 0) return
  const { names, from, values } = columnArrays(outcomes, columns, 2)
  await client.query(`INSERT INTO feed_outcomes (run_id, ${names}) SELECT $1::uuid, ${names} FROM ${from}`, [
    runId,
    ...values,
  ])
}

/** The outcomes that a report lists: rows that were not stored, and advice on rows that were (FEED-04). */
export const toldOutcomes = (rows: readonly PreparedRow[], decisions: readonly Decision[]): OutcomeWrite[] => [
  ...rows.flatMap(({ kind, ...row }) =>
    kind === 'car' || !('issues' in row)
      ? []
      : [{ line: row.line, key: row.key, carId: null, outcome: kind, issues: row.issues }],
  ),
  ...decisions.flatMap(({ row, carId, outcome }) =>
    row.advice.length === 0 || outcome === 'unchanged'
      ? []
      : [{ line: row.line, key: row.key, carId, outcome, issues: row.advice }],
  ),
]

/** Rows of a batch by what became of them. */
export const countOutcomes = (rows: readonly PreparedRow[], decisions: readonly Decision[]): RunCounts => {
  const counts = { ...noCounts(), rows: rows.length }
  for (const row of rows) if (row.kind !== 'car') counts[row.kind] += 1
  for (const { row, plan, outcome } of decisions) {
    counts[outcome] += 1
    if (row.advice.length > 0) counts.advised += 1
    if ('comesBack' in plan && plan.comesBack) counts.returned += 1
  }
  return counts
}
