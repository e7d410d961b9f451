import type { CarField, FieldKind } from './CarField'
import { type PlainFields, plainFields } from './carFieldTable'
import type { OutboundValues, SearchValues } from './fieldTypes'

const empty: Readonly<Partial<Record<FieldKind, unknown>>> = { flag: false, texts: [] }

const valuesOf = (isIn: (row: CarField) => boolean): Record<string, unknown> => {
  const rows: [string, CarField][] = Object.entries(plainFields)
  return Object.fromEntries(rows.flatMap(([name, row]) => (isIn(row) ? [[name, empty[row.kind] ?? null]] : [])))
}

/** The table's part of a search document, for fixtures: nothing is known. */
export function emptySearchFields(): SearchValues<PlainFields>
export function emptySearchFields(): Record<string, unknown> {
  return valuesOf(({ search }) => search !== undefined)
}

/** The table's part of an outbound car, for fixtures: nothing is known. */
export function emptyOutboundFields(): OutboundValues<PlainFields>
export function emptyOutboundFields(): Record<string, unknown> {
  return valuesOf(({ outbound }) => outbound !== undefined)
}
