import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>

/**
 * Runs a statement inside the transaction of the request's Payload operation, so that it commits or rolls back with
 * it; outside of one, on its own.
 */
export const transactionSql = async (req: PayloadRequest, statement: Statement): Promise<void> => {
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions[String(id)]
  await req.payload.db.execute({ db: session?.db ?? req.payload.db.drizzle, sql: statement })
}
