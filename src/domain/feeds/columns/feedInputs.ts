import type { CaravanFields, CarFields, VariantFields } from '@/src/domain/stock/car/carFields'
import { carFieldRows, groupLabel, sentFacts, staffLabel } from '@/src/domain/stock/fields/carFieldTable'
import { helperInputs } from './helperInputs'

export type VariantInput = `variant.${keyof VariantFields}`
export type CaravanInput = `caravan_specifications.${keyof CaravanFields}`
/** Everything a column of a file may fill. */
export type FeedInput = keyof CarFields | VariantInput | CaravanInput | keyof typeof helperInputs

const sentRows = carFieldRows.filter(({ row }) => sentFacts(row) !== null)
const names: readonly string[] = [...sentRows.map(({ path }) => path), ...Object.keys(helperInputs)]
const known = new Set(names)

export const isFeedInput = (name: string): name is FeedInput => known.has(name)

/** All names, for a mapping's choices. */
export const feedInputs: readonly FeedInput[] = names.filter(isFeedInput)

/** The raw values of one row by input; lists may be spread over several columns. */
export type FeedDraft = Partial<Record<FeedInput, unknown>>

const lists = sentRows.flatMap(({ path, row }) => (row.kind === 'texts' || row.kind === 'photos' ? [path] : []))
const listInputs: ReadonlySet<string> = new Set([...lists, 'features_optional'])

/** Whether several columns may fill it together. */
export const isListInput = (input: FeedInput): boolean => listInputs.has(input)

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
