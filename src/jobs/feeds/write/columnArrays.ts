export interface InsertColumn<Row> {
  name: string
  type: string
  of: (row: Row) => string | number | boolean | null
}

const plain = /^[\w.:/-]+$/

const element = (value: string | number | boolean | null): string => {
  if (value === null) return 'NULL'
  if (typeof value !== 'string') return String(value)
  // An unquoted NULL would be null.
  if (value.length < 64 && plain.test(value) && value.toUpperCase() !== 'NULL') return value
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

/** A PostgreSQL array as its text. The driver's own way takes three times as long and leaves ten times the garbage. */
const arrayText = <Row>(rows: readonly Row[], of: (row: Row) => string | number | boolean | null): string =>
  `{${rows.map((row) => element(of(row))).join(',')}}`

/**
 * A set of rows as one array for each column: what `unnest` turns back into rows, several times cheaper for both sides
 * than JSON. `from`: the select list's source; `names`: the columns in order.
 */
export const columnArrays = <Row>(rows: readonly Row[], columns: readonly InsertColumn<Row>[], firstParameter = 1) => {
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const arrays = columns.map(({ type }, index) => `$${firstParameter + index}::${type}[]`).join(', ')
  return {
    names,
    from: `unnest(${arrays}) AS sent(${names})`,
    values: columns.map(({ of }) => arrayText(rows, of)),
  }
}
