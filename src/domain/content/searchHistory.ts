import { z } from 'zod'
import { SEARCH_HISTORY_ENTRIES } from '../constants'

/** One remembered search: its path and its filters, as the query string has them (ENT-23). */
export const pastSearchSchema = z.object({
  path: z.string().startsWith('/'),
  filters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})

export type PastSearch = z.infer<typeof pastSearchSchema>

/** A stored history; what cannot be read counts as none. */
export const readSearchHistory = (stored: unknown): PastSearch[] =>
  z.array(pastSearchSchema).catch([]).parse(stored).slice(0, SEARCH_HISTORY_ENTRIES)

const keyOf = ({ path, filters }: PastSearch): string =>
  JSON.stringify([path, Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1))])

/** The history with a search in front: the last 5, each search once (ENT-23). */
export const rememberSearch = (history: readonly PastSearch[], search: PastSearch): PastSearch[] =>
  [search, ...history.filter((past) => keyOf(past) !== keyOf(search))].slice(0, SEARCH_HISTORY_ENTRIES)
