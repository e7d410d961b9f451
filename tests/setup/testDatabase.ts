import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

const onServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('servers').postgresUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export type TestDatabase = { url: string; drop: () => Promise<void> }

const attempt = async (sql: string, times: number): Promise<void> => {
  try {
    await onServer(sql)
  } catch (error) {
    // 55006: another test file copies the template at this moment.
    const busy = error instanceof pg.DatabaseError && error.code === '55006'
    if (!busy || times <= 1) throw error
    await attempt(sql, times - 1)
  }
}

const create = async (how: string): Promise<TestDatabase> => {
  const { postgresUrl } = inject('servers')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await attempt(`CREATE DATABASE "${name}" ${how}`, 50)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`) }
}

/** A migrated, empty database of its own, copied from the template in a fraction of a second. */
export const testDatabase = (): Promise<TestDatabase> =>
  create(`TEMPLATE "${inject('servers').templateDatabase}" STRATEGY FILE_COPY`)

/** A database without a table. */
export const emptyDatabase = (): Promise<TestDatabase> => create('')
