export interface InsertColumn<Row> {
  name: string
  type: string
  of: (row: Row) => string | number | boolean | null
}

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
    values: columns.map(({ of }) => rows.map(of)),
  }
}
