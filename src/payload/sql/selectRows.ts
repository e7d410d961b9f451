import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>

/** What runs a statement: Drizzle on the pool, or within a transaction. */
export interface Selector {
  execute(statement: Statement): PromiseLike<{ rows: Record<string, unknown>[] }>
}

export const isSelector = (value: unknown): value is Selector =>
  typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function'

/** Rows of a statement, read inside the transaction of the request's Payload operation when there is one. */
export const selectRows = async (req: PayloadRequest, statement: Statement): Promise<Record<string, unknown>[]> => {
  const id = await req.transactionID
  const session: unknown = id === undefined ? undefined : req.payload.db.sessions?.[String(id)]?.db
  const runner: Selector = isSelector(session) ? session : req.payload.db.drizzle
  return (await runner.execute(statement)).rows
}
