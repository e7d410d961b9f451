import { carFieldRows, sentFacts } from '@/src/domain/stock/fields/carFieldTable'
import { type FeedInput, isFeedInput } from './feedInputs'
import { helperInputs } from './helperInputs'

const facts = [
  ...carFieldRows.map(({ path, row }) => ({ input: path, aliases: sentFacts(row)?.aliases })),
  ...Object.entries(helperInputs).map(([input, { aliases }]) => ({ input, aliases })),
]

/** Usual names of columns in stock files, as column keys, with the input each fills (FEED-01). */
export const columnAliases: readonly (readonly [FeedInput, string])[] = facts.flatMap(({ input, aliases }) =>
  aliases !== undefined && isFeedInput(input) ? [[input, aliases] as const] : [],
)
