import type { CarInput } from '@/src/domain/stock/car/cleanCar'
import { carStatusSchema } from '@/src/domain/stock/car/stockEnums'
import { isBlankValue } from './blankValue'
import type { ColumnPlan, Target } from '../columns/columnPlan'
import { type FeedDraft, isListInput } from '../columns/feedInputs'
import { translate } from '../columns/feedClientTranslations'

/** What each column of a row fills, by position. */
export type Targets = readonly (Target | null)[]

export const targetsOf = (columns: readonly string[], plan: ColumnPlan): Targets => columns.map(plan.targetOf)

/**
 * The values of a row by input. Of several columns for one input the first non-empty one is used; lists collect them
 * all, in the order of the photos' numbers.
 */
export const valuesByColumn = (values: readonly unknown[], targets: Targets, plan: ColumnPlan): FeedDraft => {
  const draft: FeedDraft = {}
  const weak = new Set<Target['input']>()
  const lists: [at: number, input: Target['input'], value: unknown][] = []
  for (const [index, sent] of values.entries()) {
    const target = targets[index]
    if (!target || sent === undefined) continue
    const value = translate(sent, target.translation)
    const { input, at } = target
    if (isListInput(input)) lists.push([at, input, value])
    else if (isBlankValue(draft[input]) || (weak.has(input) && target.weak !== true && !isBlankValue(value))) {
      draft[input] = value
      if (target.weak) weak.add(input)
      else weak.delete(input)
    }
  }
  for (const [input, fallback] of plan.fallbacks) if (isBlankValue(draft[input])) draft[input] = fallback
  for (const [, input, value] of lists.sort((a, b) => a[0] - b[0])) {
    const before: unknown = draft[input]
    draft[input] = before === undefined || isBlankValue(before) ? value : [before, value].flat()
  }
  return draft
}

const condition = /^(new|used|demo|demonstrator)$/i
/** Words that other fields treat as empty, and that do not say that a car is for sale. */
const undecided = /^(unknown|tba|tbc)$/i

const known = carStatusSchema.options.join(', ')

/**
 * The reason to keep a car off the site: its row has an unknown status, which may mean that the car is gone (FEED-03).
 * Returns null when the row has no status, or a known one.
 *
 * @param raw the status as sent
 */
export const unknownStatus = (raw: unknown, car: CarInput): string | null => {
  if (car.status !== undefined || raw === true) return null
  const text = typeof raw === 'string' || typeof raw === 'number' || raw === false ? String(raw).trim() : ''
  if (!/[\p{L}\p{N}]/u.test(text) || condition.test(text)) return null
  if (/^(n\/?a|nan|nil|none|null|undefined)$/i.test(text) && !undecided.test(text)) return null
  return `'${text.slice(0, 60)}' is no status we know (${known}), so the car is pending and not shown until it is.`
}
