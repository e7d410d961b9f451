import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { projectRoot } from './dataDir.ts'
import { Problem } from '../lib/Problem.ts'

const unset = 'or unset DATABASE_URL: then a PostgreSQL is started for you.'

const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** The address without its password, fit for a terminal. */
const shown = (url: string): string => url.replace(/:[^:@/]*@/, ':…@')

/** What went wrong with a configured database, in its operator's words. */
const connectionProblem = (url: string, error: unknown): Problem => {
  const code = codeOf(error)
  const address = URL.canParse(url) ? new URL(url) : null
  const name = address?.pathname.slice(1) ?? ''
  const says = (what: string, wayOut: string) =>
    new Problem(`DATABASE_URL (${shown(url)}) does not work: ${what}`, `${wayOut}\n${unset}`)
  if (!address || !/^postgres(ql)?:$/.test(address.protocol)) {
    return says('it is not a PostgreSQL address.', 'It looks like:   postgres://user:password@host:5432/database')
  }
  if (code === 'ECONNREFUSED')
    return says(`nothing answers at ${address.host}.`, 'Start that server or correct host and port,')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return says(`the host ${address.hostname} is not known.`, 'Correct the host,')
  if (code === '28P01' || code === '28000') {
    return says(
      `the server refuses user ${address.username || '(none)'} or the password.`,
      'Correct user and password,',
    )
  }
  if (code === '3D000')
    return says(`there is no database ${name}.`, `Create it:   createdb -h ${address.hostname} ${name}`)
  if (code === '42501') return says('that user may not use this database.', 'Grant it the rights,')
  return says(error instanceof Error ? error.message : String(error), 'Correct it,')
}

/** Runs queries on one connection and closes it. */
export const withDatabase = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** @throws Problem that tells refused, unknown host, wrong password and missing database apart. */
export const requireDatabase = async (url: string): Promise<void> => {
  if (!URL.canParse(url)) throw connectionProblem(url, null)
  try {
    await withDatabase(url, (client) => client.query('select 1'))
  } catch (error) {
    throw connectionProblem(url, error)
  }
}

const hasTable = async (client: pg.Client, table: string): Promise<boolean> => {
  const { rows } = await client.query('select 1 where to_regclass($1) is not null', [`public.${table}`])
  return rows.length > 0
}

const namesSchema = z.array(z.object({ name: z.string() }))

/** Migrations of the project that this database has not had. A CLI's exit code proves nothing; the table does. */
export const pendingMigrations = (url: string): Promise<string[]> =>
  withDatabase(url, async (client) => {
    const folder = join(projectRoot, 'migrations')
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file)) : []
    const names = files.map((file) => file.replace(/\.ts$/, '')).sort()
    if (!(await hasTable(client, 'payload_migrations'))) return names
    const { rows } = await client.query('select name from payload_migrations where name is not null')
    const done = new Set(namesSchema.parse(rows).map((row) => row.name))
    return names.filter((name) => !done.has(name))
  })

const countSchema = z.tuple([z.object({ count: z.coerce.number() })])

const count = async (client: pg.Client, query: string): Promise<number> =>
  countSchema.parse((await client.query(query)).rows)[0].count

/** Whether there is no dealership yet, so that the demo may be created. */
export const hasNoTenants = (url: string): Promise<boolean> =>
  withDatabase(url, async (client) => (await count(client, 'select count(*) from tenants')) === 0)

/** How many cars the search index should be able to show something of. */
export const countCars = (url: string): Promise<number> =>
  withDatabase(url, (client) => count(client, 'select count(*) from cars'))

const sitesSchema = z.array(z.object({ slug: z.string(), name: z.string() }))
export type SiteLine = z.output<typeof sitesSchema>[number]

export const listSites = (url: string): Promise<SiteLine[]> =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query('select slug, name from tenants order by created_at, slug')
    return sitesSchema.parse(rows)
  })
