import type { ClientBase } from 'pg'
import type { FeedIssue } from '@/src/domain/feeds/rows/FeedRow'
import { columnArrays } from './columnArrays'
import type { RowOutcome } from '../run/RunCounts'

export interface OutcomeWrite {
  line: number
  key: string | null
  carId: string | null
  outcome: RowOutcome
  issues: FeedIssue[]
}

/** JSON that PostgreSQL can also take apart: neither NUL nor half a surrogate pair in a text. */
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

/** Keeps what is worth telling of a run's rows (FEED-04). */
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
