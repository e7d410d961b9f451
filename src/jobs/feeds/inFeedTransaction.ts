import { DatabaseError, type ClientBase } from 'pg'

/** A car that a row was to change has been deleted meanwhile. */
export class StockMoved extends Error {
  override readonly name = 'StockMoved'
}

/**
 * Deadlock, serialization failure, lock timeout, and a unique value that was taken concurrently: the batch is tried
 * again.
 */
const passing = new Set(['40P01', '40001', '55P03', '23505'])
const ATTEMPTS = 5

/**
 * Runs `work` in one transaction. Tried again after a conflict with another transaction.
 *
 * @throws the error of `work`, after the rollback
 */
export const inFeedTransaction = async <T>(client: ClientBase, work: () => Promise<T>, attempt = 1): Promise<T> => {
  await client.query("BEGIN; SET LOCAL forecourt.price_source = 'feed'")
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    const moved = error instanceof StockMoved || (error instanceof DatabaseError && passing.has(error.code ?? ''))
    if (!moved || attempt === ATTEMPTS) throw error
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 10 * (1 + Math.random())))
    return inFeedTransaction(client, work, attempt + 1)
  }
}
