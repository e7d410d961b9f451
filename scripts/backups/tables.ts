import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { z } from 'zod'
import { Problem } from '../lib/Problem.ts'
import type { Manifest, TableEntry } from './manifest.ts'

/** The platform's tables, and the worker's queue: mails and deliveries that wait are not lost. */
export const SCHEMAS = ['public', 'graphile_worker'] as const

const quoted = pg.escapeIdentifier
const named = ({ schema, name }: { schema: string; name: string }): string => `${quoted(schema)}.${quoted(name)}`

const tableRows = z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) }))

/** Partitions are read through their table, and what the database computes is left to it. */
const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND NOT (n.nspname = 'graphile_worker' AND c.relname = 'migrations')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  GROUP BY n.nspname, c.relname ORDER BY n.nspname, c.relname`

export const listTables = async (client: pg.Client): Promise<Pick<TableEntry, 'schema' | 'name' | 'columns'>[]> =>
  tableRows.parse((await client.query(TABLES, [SCHEMAS])).rows)

const sequenceRows = z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() }))
const partitionRows = z.array(z.object({ month: z.string() }))
const migrationRows = z.array(z.object({ name: z.string() }))
const versionRows = z.tuple([z.object({ server_version: z.string() })])

type Snapshot = Pick<Manifest, 'tables' | 'sequences' | 'partitions' | 'migrations' | 'postgres'>

/** Writes every table into the folder as it was at one moment, while others go on writing. */
export const copyOut = async (client: pg.Client, folder: string): Promise<Snapshot> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows: there } = await client.query(
    `SELECT FROM pg_class WHERE oid = to_regclass('public.payload_migrations')`,
  )
  if (there.length === 0)
    throw new Problem('The database has no tables yet.', 'Name the right one by DATABASE_URL or DATA_DIR.')
  const { rows: migrated } = await client.query(
    'SELECT name FROM public.payload_migrations WHERE name IS NOT NULL ORDER BY name',
  )
  const tables: TableEntry[] = []
  for (const table of await listTables(client)) {
    const file = `database/${table.schema}.${table.name}.copy.gz`
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    const rows = client.query(
      to(`COPY (SELECT ${table.columns.map(quoted).join(', ')} FROM ${named(table)}) TO STDOUT`),
    )
    await pipeline(rows, createGzip(), createWriteStream(join(folder, file)))
    tables.push({ ...table, rows: rows.rowCount, file })
  }
  const { rows: partitions } = await client.query(
    `SELECT right(relname, 7) AS month FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
     WHERE inhparent = to_regclass('public.analytics_events') AND relname ~ '_\\d{4}_\\d{2}$' ORDER BY 1`,
  )
  // After the rows: a sequence knows no snapshot, and only ever grows.
  const { rows: sequences } = await client.query(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = ANY($1) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [SCHEMAS],
  )
  const { rows: version } = await client.query('SHOW server_version')
  await client.query('COMMIT')
  return {
    migrations: migrationRows.parse(migrated).map(({ name }) => name),
    tables,
    partitions: partitionRows.parse(partitions).map(({ month }) => month),
    sequences: sequenceRows.parse(sequences),
    postgres: versionRows.parse(version)[0].server_version,
  }
}

const keyRows = z.array(z.object({ on: z.string(), name: z.string(), definition: z.string() }))

/** Foreign keys, which are put back after the rows and so checked for all of them at once. */
const foreignKeys = async (client: pg.Client) => {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS on, conname AS name, pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
     WHERE contype = 'f' AND conparentid = 0 AND n.nspname = ANY($1)`,
    [SCHEMAS],
  )
  return keyRows.parse(rows)
}

const loadTable = async (client: pg.Client, folder: string, table: TableEntry): Promise<void> => {
  const rows = client.query(from(`COPY ${named(table)} (${table.columns.map(quoted).join(', ')}) FROM STDIN`))
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rows)
  if (rows.rowCount !== table.rows)
    throw new Error(`${table.file} has ${rows.rowCount} rows, and ${table.rows} were written.`)
}

/** Fills the tables of the same migrations with the backup's rows, all or nothing. */
export const copyIn = async (client: pg.Client, folder: string, manifest: Manifest): Promise<void> => {
  const { tables, sequences, partitions } = manifest
  const present = new Set((await listTables(client)).map(named))
  const missing = tables.find((table) => !present.has(named(table)))
  if (missing)
    throw new Problem(`This version has no table ${missing.name}.`, 'Restore with the version that the manifest names.')
  await client.query('BEGIN')
  const keys = await foreignKeys(client)
  for (const { on, name } of keys) await client.query(`ALTER TABLE ${on} DROP CONSTRAINT ${quoted(name)}`)
  await client.query(`TRUNCATE ${[...present].join(', ')}`)
  for (const month of partitions) await client.query(`SELECT make_analytics_partition(to_date($1, 'YYYY_MM'))`, [month])
  for (const table of tables) {
    await client.query(`ALTER TABLE ${named(table)} DISABLE TRIGGER USER`)
    await loadTable(client, folder, table)
    await client.query(`ALTER TABLE ${named(table)} ENABLE TRIGGER USER`)
  }
  for (const { on, name, definition } of keys)
    await client.query(`ALTER TABLE ${on} ADD CONSTRAINT ${quoted(name)} ${definition}`)
  for (const sequence of sequences)
    await client.query('SELECT setval(to_regclass($1), $2::bigint)', [named(sequence), sequence.last])
  await client.query('COMMIT')
  await client.query('ANALYZE')
}
