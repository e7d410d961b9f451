import { median } from './stats.ts'
import type { Baseline } from './baseline.ts'
import type { Stand } from './stand.ts'

/** What the parts share: servers started on first use, and what to undo at the end. */
export type Bench = {
  stand: () => Promise<Stand>
  baseline: (stand: Stand) => Promise<Baseline>
  undo: (() => unknown)[]
}

/** A promise of the issue, and whether this run kept it. */
export type Limit = { promise: string; measured: string; kept: boolean }

export type PartResult = { text: string[]; limits: Limit[] }

export type Part = (bench: Bench) => Promise<PartResult>

/** A Markdown table. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

export const fixed = (value: number, digits = 2): string => value.toFixed(digits)
export const whole = (value: number): string => Math.round(value).toLocaleString('en-AU')
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

/** Median of the ratios of each round: what one slow round did to both sides cancels out. */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)))

/** A ratio; small ones with a digit more, so that they are not all 0.00. */
export const ratioText = (value: number): string => fixed(value, value < 0.1 ? 4 : 2)
