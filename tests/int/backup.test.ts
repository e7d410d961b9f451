import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launcherEnv } from '@/src/env'
import { emptyDatabase } from '@/tests/setup/testDatabase'
import { makeBackup } from '../../scripts/backups/makeBackup.ts'
import { filesBelow, sealBackup, verifiedManifest } from '../../scripts/backups/manifest.ts'
import { restoreBackup } from '../../scripts/backups/restoreBackup.ts'
import { dropReplaced, keepRestored, putBack, setAside } from '../../scripts/backups/setAside.ts'
import { listTables } from '../../scripts/backups/tables.ts'
import { UPLOAD_FOLDERS } from '../../scripts/backups/uploads.ts'
import { explain } from '../../scripts/lib/Problem.ts'
import { pendingMigrations, withDatabase } from '../../scripts/servers/database.ts'
import type { Installation } from '../../scripts/servers/onServers.ts'
import { payloadRun, runToEnd } from '../../scripts/servers/processes.ts'
import { fileFor } from './access/world'
import { type Editing, editingHarness } from './editing.harness'

let h: Editing
let home: string
let source: Installation
const indexes: string[] = []

const installationOf = (databaseUrl: string, dataDir: string): Installation => {
  const { meilisearchUrl, meilisearchKey } = inject('servers')
  const index = `Car_backup_${crypto.randomUUID().slice(0, 8)}`
  indexes.push(index)
  const variables = {
    DATABASE_URL: databaseUrl,
    MEILISEARCH_URL: meilisearchUrl,
    MEILISEARCH_MASTER_KEY: meilisearchKey,
    SEARCH_INDEX: index,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET,
    INTERNAL_SECRET: process.env.INTERNAL_SECRET,
    DATA_DIR: dataDir,
  }
  const nothing = async () => undefined
  const servers = { databaseUrl, meilisearchUrl, meilisearchKey, variables, stop: nothing, stopOwn: nothing }
  return { settings: launcherEnv({ DATA_DIR: dataDir }), servers, dataDir }
}

const elsewhere = async (): Promise<Installation> =>
  installationOf((await emptyDatabase()).url, mkdtempSync(join(home, 'data-')))

/** Every row of every table and every uploaded file, but for what the platform notes of its search index. */
const everything = async ({ servers, dataDir }: Installation) => {
  const rows = await withDatabase(servers.databaseUrl, async (client) => {
    const found: Record<string, string[]> = {}
    for (const { schema, name } of await listTables(client)) {
      if (name === 'sync_state') continue
      const table = `${schema}.${pg.escapeIdentifier(name)}`
      const { rows } = await client.query(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)
      found[table] = rows.map(({ row }) => String(row))
    }
    return found
  })
  const files: Record<string, string> = {}
  for (const folder of UPLOAD_FOLDERS)
    for (const file of await filesBelow(join(dataDir, folder)))
      files[`${folder}/${file}`] = readFileSync(join(dataDir, folder, file), 'base64')
  return { rows, files }
}

const tablesIn = (url: string): Promise<number> =>
  withDatabase(url, async (client) => (await listTables(client)).length)
const complaint = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'It was taken.',
    (error: unknown) => explain(error),
  )
const sql = (of: Installation, text: string) => withDatabase(of.servers.databaseUrl, (client) => client.query(text))
const documentsOf = async ({ servers }: Installation): Promise<number> => {
  const answer = await fetch(`${servers.meilisearchUrl}/indexes/${servers.variables.SEARCH_INDEX}/stats`, {
    headers: { Authorization: `Bearer ${servers.meilisearchKey}` },
  })
  return Object(await answer.json()).numberOfDocuments
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'forecourt-backup-'))
  h = await editingHarness()
  source = installationOf(process.env.DATABASE_URL ?? '', process.env.DATA_DIR ?? '')
  await h.payload.create({
    collection: 'media',
    data: { tenant: h.own.tenant, alt: 'A dot' },
    file: fileFor('media'),
  })
  await h.payload.create({
    collection: 'leads',
    data: { tenant: h.own.tenant, name: 'Kim\t\\N "Ünïcode"', email: 'kim@shopper.test', message: 'Two\nlines' },
  })
  await h.pool.query(`SELECT make_analytics_partition('2025-03-01')`)
  await h.pool.query(`INSERT INTO analytics_events (tenant_id, day, event_id) VALUES ($1, '2025-03-09', 39)`, [
    h.own.tenant,
  ])
}, 180_000)

afterAll(async () => {
  const { meilisearchUrl, meilisearchKey } = inject('servers')
  const headers = { Authorization: `Bearer ${meilisearchKey}` }
  for (const index of indexes) await fetch(`${meilisearchUrl}/indexes/${index}`, { method: 'DELETE', headers })
  await h?.destroy()
  rmSync(home, { recursive: true, force: true })
})

test('OPS-03 the folders of a backup are those of the collections with uploads', () => {
  const uploads = h.config.collections.filter(({ upload }) => upload).map(({ slug }) => slug)
  expect([...UPLOAD_FOLDERS].toSorted()).toEqual(uploads.toSorted())
})

test(
  'OPS-03 a backup made while the platform runs restores every row and file into an empty database',
  { timeout: 600_000 },
  async () => {
    const before = await everything(source)
    expect(Object.keys(before.files).length).toBeGreaterThan(0)
    expect(before.rows['graphile_worker."_private_jobs"']?.length).toBeGreaterThan(0)
    const backup = join(home, 'backup')
    await makeBackup(source, backup)
    expect(await complaint(makeBackup(source, backup))).toMatch(/is not empty/)

    await h.payload.delete({ collection: 'cars', id: h.own.freshCar() })
    await h.payload.update({ collection: 'tenants', id: h.own.tenant, data: { name: 'Changed' } })
    await h.payload.delete({ collection: 'media', where: { tenant: { equals: h.own.tenant } } })
    expect(await everything(source)).not.toEqual(before)

    const target = await elsewhere()
    await restoreBackup(target, backup, { replace: false })
    expect(await everything(target)).toEqual(before)
    expect(await pendingMigrations(target.servers.databaseUrl)).toEqual([])
    expect(await documentsOf(target)).toBe(before.rows['public."cars"']?.length)
    // Keys hold again, an older month has its partition, and numbers go on where they were.
    await expect(sql(target, `UPDATE cars SET tenant_id = gen_random_uuid()`)).rejects.toThrow(/foreign key/)
    const { rowCount } = await sql(target, 'SELECT FROM analytics_events_2025_03')
    expect(rowCount).toBe(1)
    await sql(target, `SELECT graphile_worker.add_job('mail-lead', '{}'::json)`)

    // The database has content now, and is in use by another connection.
    const full = await everything(target)
    expect(await complaint(restoreBackup(target, backup, { replace: false }))).toMatch(/--replace/)
    const busy = await withDatabase(target.servers.databaseUrl, () =>
      complaint(restoreBackup(target, backup, { replace: true })),
    )
    expect(busy).toMatch(/in use by 1 other/)
    expect(await everything(target)).toEqual(full)

    // A restore that fails on the way leaves what was there.
    const broken = join(home, 'broken')
    cpSync(backup, broken, { recursive: true })
    const { format: _format, files: _files, ...made } = await verifiedManifest(broken)
    for (const file of ['manifest.json', 'SHA256SUMS']) rmSync(join(broken, file))
    const tables = made.tables.map((table) => (table.name === 'users' ? { ...table, rows: table.rows + 1 } : table))
    await sealBackup(broken, { ...made, tables })
    expect(await complaint(restoreBackup(target, broken, { replace: true }))).toMatch(/users.* rows/)
    expect(await everything(target)).toEqual(full)
  },
)

test('OPS-03 a damaged, incomplete or later backup is refused, and nothing is changed', async () => {
  const backup = join(home, 'to-damage')
  await makeBackup(source, backup)
  const target = await elsewhere()
  const refused = async (harm: (folder: string) => void): Promise<string> => {
    const folder = mkdtempSync(join(home, 'damaged-'))
    cpSync(backup, folder, { recursive: true })
    harm(folder)
    return complaint(restoreBackup(target, folder, { replace: true }))
  }
  const flip = (file: string): void => {
    const bytes = readFileSync(file)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9)
    writeFileSync(file, bytes)
  }
  expect(await refused((folder) => flip(join(folder, 'database/public.cars.copy.gz')))).toMatch(/cars.*not what was/)
  expect(await refused((folder) => rmSync(join(folder, 'database/public.users.copy.gz')))).toMatch(/users.*missing/)
  expect(await refused((folder) => writeFileSync(join(folder, 'database/added.gz'), 'x'))).toMatch(/no checksum/)
  expect(await refused((folder) => writeFileSync(join(folder, 'SHA256SUMS'), ''))).toMatch(/lists 0 files/)
  expect(await refused((folder) => writeFileSync(join(folder, 'manifest.json'), '{}'))).toMatch(/cannot be read/)
  const { format: _format, files: _files, ...made } = await verifiedManifest(backup)
  const later = mkdtempSync(join(home, 'later-'))
  await sealBackup(later, { ...made, tables: [], migrations: [...made.migrations, '29990101_000000_later'] })
  expect(await complaint(restoreBackup(target, later, { replace: true }))).toMatch(/later version/)
  expect(await tablesIn(target.servers.databaseUrl)).toBe(0)
})

test('OPS-03 a restore that was cut off is undone by the next one; one that was complete never is', async () => {
  const { url } = await emptyDatabase()
  await withDatabase(url, async (client) => {
    const kept = async (): Promise<string[]> => (await listTables(client)).map(({ name }) => name)
    await client.query('CREATE TABLE earlier (id int)')
    await setAside(client)
    await client.query('CREATE TABLE half (id int)')
    expect(await putBack(client)).toBe(true)
    expect(await kept()).toEqual(['earlier'])

    await setAside(client)
    await client.query('CREATE TABLE restored (id int)')
    await keepRestored(client)
    // Killed before what was replaced is dropped.
    expect(await putBack(client)).toBe(false)
    expect(await kept()).toEqual(['restored'])
    await dropReplaced(client)
    const { rowCount } = await client.query(`SELECT FROM pg_namespace WHERE nspname LIKE '%_restore_%'`)
    expect(rowCount).toBe(0)
  })
})

test(
  'OPS-03 an older backup is brought to this version, also over a database with content',
  { timeout: 600_000 },
  async () => {
    const old = await elsewhere()
    const names = await pendingMigrations(old.servers.databaseUrl)
    const earlier = names.slice(0, -1)
    const migrate = payloadRun('src/jobs/migrateTo.ts', '--', ...earlier)
    const { code, tail } = await runToEnd(migrate, { name: 'old', env: old.servers.variables, onLine: () => undefined })
    expect(code, tail.join('\n')).toBe(0)
    expect(await pendingMigrations(old.servers.databaseUrl)).toEqual(names.slice(-1))
    await sql(
      old,
      `INSERT INTO tenants (name, slug, website_id, template) VALUES ('Of old', 'of-old', 'of-old', 'default')`,
    )
    const backup = join(home, 'older')
    await makeBackup(old, backup)
    await sql(old, `UPDATE tenants SET name = 'Of new'`)
    await restoreBackup(old, backup, { replace: true })
    expect(await pendingMigrations(old.servers.databaseUrl)).toEqual([])
    const { rows } = await sql(old, 'SELECT name FROM tenants')
    expect(rows).toEqual([{ name: 'Of old' }])
    const { rowCount } = await sql(old, `SELECT FROM pg_namespace WHERE nspname LIKE '%_restore_%'`)
    expect(rowCount).toBe(0)
  },
)
