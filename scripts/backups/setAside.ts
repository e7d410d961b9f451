import pg from 'pg'
import { z } from 'zod'
import { Problem } from '../lib/Problem.ts'
import { SCHEMAS } from './tables.ts'

/*
 * A restore builds its tables anew beside those there are, which are renamed meanwhile: whatever goes wrong, they are renamed
 * back. Extensions have one place in a database and move between the two.
 */

const asideOf = (schema: string): string => `before_restore_${schema}`
const replacedOf = (schema: string): string => `replaced_by_restore_${schema}`
const quoted = pg.escapeIdentifier

const hasSchema = async (client: pg.Client, schema: string): Promise<boolean> =>
  (await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [schema])).rowCount === 1

const extensionRows = z.array(z.object({ name: z.string() }))

const moveExtensions = async (client: pg.Client, fromSchema: string, toSchema: string): Promise<void> => {
  const { rows } = await client.query(
    'SELECT extname AS name FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE n.nspname = $1',
    [fromSchema],
  )
  for (const { name } of extensionRows.parse(rows))
    await client.query(`ALTER EXTENSION ${quoted(name)} SET SCHEMA ${quoted(toSchema)}`)
}

const atOnce = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Makes room for a restore: the schemas are renamed, and `public` is empty. */
export const setAside = (client: pg.Client): Promise<void> =>
  atOnce(client, async () => {
    for (const schema of SCHEMAS)
      if (await hasSchema(client, schema))
        await client.query(`ALTER SCHEMA ${quoted(schema)} RENAME TO ${quoted(asideOf(schema))}`)
    await client.query('CREATE SCHEMA public')
    await client.query('GRANT USAGE ON SCHEMA public TO PUBLIC')
    await moveExtensions(client, asideOf('public'), 'public')
  })

/** Puts everything back as it was before `setAside`; also after a restore that was killed. Returns whether there was any. */
export const putBack = async (client: pg.Client): Promise<boolean> => {
  if (!(await hasSchema(client, asideOf('public')))) return false
  await atOnce(client, async () => {
    await moveExtensions(client, 'public', asideOf('public'))
    for (const schema of SCHEMAS) {
      await client.query(`DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE`)
      if (await hasSchema(client, asideOf(schema)))
        await client.query(`ALTER SCHEMA ${quoted(asideOf(schema))} RENAME TO ${quoted(schema)}`)
    }
  })
  return true
}

/**
 * The restored tables are the database from here on: `putBack` finds nothing to put back, although what they replaced is
 * there until it is dropped, which takes a while and may be cut off.
 */
export const keepRestored = (client: pg.Client): Promise<void> =>
  atOnce(client, async () => {
    for (const schema of SCHEMAS)
      if (await hasSchema(client, asideOf(schema)))
        await client.query(`ALTER SCHEMA ${quoted(asideOf(schema))} RENAME TO ${quoted(replacedOf(schema))}`)
  })

/** Removes what a complete restore has replaced. */
export const dropReplaced = (client: pg.Client): Promise<void> =>
  atOnce(client, async () => {
    for (const schema of SCHEMAS) await client.query(`DROP SCHEMA IF EXISTS ${quoted(replacedOf(schema))} CASCADE`)
  })

const countRows = z.tuple([z.object({ count: z.coerce.number() })])

/** @throws Problem while anything else is connected: it would read and write half a database. */
export const requireAlone = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND backend_type = 'client backend'`,
  )
  const [{ count }] = countRows.parse(rows)
  if (count > 0)
    throw new Problem(
      `The database is in use by ${count} other connections.`,
      'Stop web and worker (and npm start), then restore. Nothing was changed.',
    )
}

/** Whether the database has dealerships or people, which a restore would replace. */
export const hasContent = async (client: pg.Client): Promise<boolean> => {
  for (const table of ['public.tenants', 'public.users']) {
    const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [table])
    if (rows[0]?.there !== true) continue
    if ((await client.query(`SELECT FROM ${table} LIMIT 1`)).rowCount) return true
  }
  return false
}
