import { sql } from '@payloadcms/db-postgres'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { z } from 'zod'
import { isSelector, type Selector } from '../sql/selectRows'

const xidRows = z.array(z.object({ xid: z.string().nullable() }))
const statusRows = z.array(z.object({ status: z.string().nullable() }))

/** The database did not confirm a commit: what was written is lost, or its outcome is not known. The client has to ask again. */
export class CommitNotConfirmed extends Error {
  override readonly name = 'CommitNotConfirmed'

  constructor() {
    super('The database did not confirm that this was stored.')
  }
}

/** Number of the transaction a session is in; null while it has written nothing. */
const transactionOf = async (session: unknown): Promise<string | null> => {
  if (!isSelector(session)) return null
  const { rows } = await session.execute(sql`SELECT pg_current_xact_id_if_assigned()::text AS xid`)
  return xidRows.parse(rows)[0]?.xid ?? null
}

const isCommitted = async (pool: Selector, xid: string): Promise<boolean> => {
  const { rows } = await pool.execute(sql`SELECT pg_xact_status(${xid}::xid8) AS status`)
  return statusRows.parse(rows)[0]?.status === 'committed'
}

type Adapter = BaseDatabaseAdapter & { drizzle: Selector }

/**
 * Payload's PostgreSQL adapter drops the error of a COMMIT (`beginTransaction` catches it), and a write that the database has lost in
 * a crash is answered as stored. After each commit PostgreSQL is asked whether it has the transaction, as its manual
 * suggests for a connection that was lost during a commit: two short queries for each write. `commitTransaction` throws when it has not.
 */
export const confirmedCommits = <T extends Adapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const commit = db.commitTransaction
    db.commitTransaction = async (transaction) => {
      const id = await transaction
      const xid = await transactionOf(db.sessions?.[id]?.db)
      await commit.call(db, id)
      if (xid !== null && !(await isCommitted(db.drizzle, xid))) throw new CommitNotConfirmed()
    }
    return db
  },
})
