import { carFieldRows, groupLabel, sentFacts, staffLabel } from '@/src/domain/stock/fields/carFieldTable'
import { type FeedInput, feedInputs } from './feedInputs'
import { helperInputs } from './helperInputs'

const words = new Map<string, string>([
  ...carFieldRows.map(({ path, group, row }): [string, string] => {
    const label = sentFacts(row)?.label
    return [path, label ?? (group === null ? '' : `${groupLabel(group)}: `) + staffLabel(row)]
  }),
  ...Object.entries(helperInputs).map(([input, { label }]): [string, string] => [input, label]),
])

/** What a column may fill, in words: 'Stock number', 'Variant: Engine power (kW)'. */
export const feedInputWords = (input: FeedInput): string => words.get(input) ?? input

/** All of them for a list to choose from, in alphabetical order. */
export const feedInputChoices: readonly { value: FeedInput; label: string }[] = feedInputs
  .map((value) => ({ value, label: feedInputWords(value) }))
  .sort((one, other) => one.label.localeCompare(other.label))
