import type { CarField } from '@/src/domain/stock/fields/CarField'
import { carFieldRows, type PlacedField } from '@/src/domain/stock/fields/carFieldTable'

export type CarCell = string | number | boolean | null

/** A car's own columns by name; those not named are as the database has them by default. */
export type CarValues = Record<string, CarCell>

export interface CarColumn {
  /** Name of the database column. */
  column: string
  /** Its type there. */
  type: 'varchar' | 'numeric' | 'boolean' | 'timestamptz' | 'uuid' | `enum_cars_${string}`
  /** The field of a cleaned record that fills it; null when it is only derived. */
  path: readonly string[] | null
}

const types = { text: 'varchar', comments: 'varchar', number: 'numeric', flag: 'boolean', date: 'timestamptz' } as const

const typeOf = (column: string, { kind }: CarField): CarColumn['type'] | null => {
  if (kind === 'choice') return `enum_cars_${column}`
  return kind === 'texts' || kind === 'photos' ? null : types[kind]
}

const columnOf = ({ group, name, row }: PlacedField): CarColumn[] => {
  const column = group === null ? name : `${group}_${name}`
  const type = typeOf(column, row)
  if (type === null || row.sent === 'typed') return []
  return [{ column, type, path: group === null ? [name] : [group, name] }]
}

const derived = (type: CarColumn['type'], ...columns: string[]): CarColumn[] =>
  columns.map((column) => ({ column, type, path: null }))

/** Every column of cars that an import may fill, and where it takes the value from (FEED-01, CAR-01..35). */
export const carColumns: readonly CarColumn[] = [
  ...carFieldRows.flatMap(columnOf),
  { column: 'location_id', type: 'uuid', path: ['location'] },
  ...derived('boolean', 'has_nvic', 'sold'),
  ...derived('numeric', 'photos_count'),
  ...derived('timestamptz', 'listed_at', 'sold_date_timestamp'),
]

const initialValues = carFieldRows.flatMap(({ group, name, row }): [string, CarCell][] =>
  row.initial === undefined || group !== null ? [] : [[name, row.initial]],
)

/** Default values of a new car, equal to those of the collection's fields. */
export const newCarValues: Readonly<CarValues> = {
  ...Object.fromEntries(carColumns.map(({ column }) => [column, null])),
  ...Object.fromEntries(initialValues),
  has_nvic: false,
  sold: false,
  photos_count: 0,
}
