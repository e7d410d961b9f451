import type { RowPlan } from '@/src/domain/feeds/plan/planBatch'
import type { SentCar } from '@/src/domain/feeds/plan/sentCar'
import type { PreparedCar, PreparedRow } from '../prepareRow'
import { noCounts, type RowOutcome, type RunCounts } from '../run/RunCounts'
import type { CarWrite } from './writeCars'
import type { OutcomeWrite } from './writeOutcomes'

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

/** The rows worth telling: what nothing is stored of, and advice on what changed (FEED-04). */
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
