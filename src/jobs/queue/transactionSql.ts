import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>

interface SqlRunner {
  execute(statement: Statement): PromiseLike<unknown>
}

const isRunner = (value: unknown): value is SqlRunner =>
  typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function'

/**
 * Runs a statement inside the transaction of the request's Payload operation, so that it commits or rolls back with
 * it; outside of one, on its own.
 */
export const transactionSql = async (req: PayloadRequest, statement: Statement): Promise<void> => {
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[String(id)]?.db
  const runner: SqlRunner = isRunner(session) ? session : req.payload.db.drizzle
  await runner.execute(statement)
}
