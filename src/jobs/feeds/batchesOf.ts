/** Rows of one transaction: enough to be quick, few enough to keep memory flat and locks short. */
const BATCH_ROWS = 250

/** Rows in batches of at most `size`. */
export const batchesOf = async function* <Row>(rows: AsyncIterable<Row>, size = BATCH_ROWS): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
