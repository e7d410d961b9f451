import { isBlankValue } from './blankValue'
import type { ColumnPlan, Target } from '../columns/columnPlan'
import { type FeedDraft, isListInput } from '../columns/feedInputs'
import { translate } from '../columns/valueTranslation'

/** What each column of a row fills, by position. */
export type Targets = readonly (Target | null)[]

export const targetsOf = (columns: readonly string[], plan: ColumnPlan): Targets => columns.map(plan.targetOf)

/**
 * The values of a row by input. Of several columns for one input the first non-empty one is used; lists collect them
 * all, in the order of the photos' numbers.
 */
export const draftRow = (values: readonly unknown[], targets: Targets, plan: ColumnPlan): FeedDraft => {
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
