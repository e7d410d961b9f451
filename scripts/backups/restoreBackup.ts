import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { migrateDatabase } from '../lib/migrateDatabase.ts'
import { Problem } from '../lib/Problem.ts'
import { say, step } from '../lib/progress.ts'
import { withDatabase } from '../servers/database.ts'
import { projectRoot } from '../servers/dataDir.ts'
import type { Installation } from '../servers/onServers.ts'
import { payloadRun, runToEnd } from '../servers/processes.ts'
import { secretMarkOf } from './makeBackup.ts'
import { type Manifest, verifiedManifest } from './manifest.ts'
import { dropReplaced, hasContent, keepRestored, putBack, requireAlone, setAside } from './setAside.ts'
import { copyIn } from './tables.ts'
import { stageUploads } from './uploads.ts'

const requireKnownMigrations = ({ migrations, version }: Manifest): void => {
  const known = new Set(readdirSync(join(projectRoot, 'migrations')).map((file) => file.replace(/\.ts$/, '')))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown)
    throw new Problem(
      `The backup is of a later version (${version}): this one has no migration ${unknown}.`,
      'Install that version, or a later one. Nothing was changed.',
    )
}

const requireUploadsHere = ({ uploads }: Manifest, { settings }: Installation): void => {
  const here = settings.S3_BUCKET ? 's3' : 'disk'
  if (uploads.kind === here) return
  throw new Problem(
    uploads.kind === 's3'
      ? `The backup’s uploads are in the bucket ${uploads.bucket}, and S3_BUCKET is not set.`
      : 'The backup has the uploads of a local disk, and S3_BUCKET is set.',
    'Set S3_BUCKET as it was when the backup was made. Nothing was changed.',
  )
}

/** Runs one of the platform's scripts. @throws Problem with its last lines when it fails. */
const runScript = async ({ servers }: Installation, script: string, args: readonly string[] = []): Promise<void> => {
  const env = { ...servers.variables, PAYLOAD_MIGRATING: 'true' }
  const line = payloadRun(script, ...(args.length > 0 ? ['--', ...args] : []))
  const { code, tail } = await runToEnd(line, { name: 'restore', env, onLine: () => undefined })
  if (code !== 0)
    throw new Problem(`${script} failed:\n${tail.slice(-12).join('\n')}`, 'Correct the cause and try again.')
}

const rebuild = async (
  client: pg.Client,
  installation: Installation,
  folder: string,
  manifest: Manifest,
): Promise<void> => {
  const { databaseUrl, variables } = installation.servers
  await step('Tables of the backup’s version', async (done) => {
    await runScript(installation, 'src/jobs/migrateTo.ts', manifest.migrations)
    if (manifest.tables.some(({ schema }) => schema === 'graphile_worker'))
      await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => undefined) })
    done(`${manifest.migrations.length} migrations`)
  })
  await step('Rows', async (done) => {
    await copyIn(client, folder, manifest)
    done(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)}`)
  })
  await step('Later migrations', async (done) => {
    const applied = await migrateDatabase(databaseUrl, variables)
    done(applied === 0 ? 'none to do' : `${applied} applied`)
  })
}

/** Replaces database and uploads; what was there stays aside until everything is in its place. */
const replaceAll = async (client: pg.Client, installation: Installation, folder: string, manifest: Manifest) => {
  const swapIn = await step('Uploads', () => stageUploads(folder, installation.dataDir, manifest.uploads))
  await dropReplaced(client)
  await setAside(client)
  try {
    await rebuild(client, installation, folder, manifest)
  } catch (error) {
    await client.query('ROLLBACK')
    await putBack(client)
    say('• The database is as it was before.')
    throw error
  }
  await keepRestored(client)
  swapIn()
  await dropReplaced(client)
}

/**
 * Makes this platform what a backup says: rows, uploads, then the migrations made since, the search index and empty caches.
 *
 * @param replace whether a database with content may be replaced
 * @throws Problem before anything is changed, when the backup is damaged or of a later version, the database has content or
 *   is in use
 */
export const restoreBackup = async (
  installation: Installation,
  source: string,
  { replace }: { replace: boolean },
): Promise<Manifest> => {
  const folder = resolve(source)
  const manifest = await step('Checksums', () => verifiedManifest(folder))
  requireKnownMigrations(manifest)
  requireUploadsHere(manifest, installation)
  await withDatabase(installation.servers.databaseUrl, async (client) => {
    await requireAlone(client)
    if (await putBack(client)) say('• An earlier restore was cut off; the database is what it was before that one.')
    if (!replace && (await hasContent(client)))
      throw new Problem(
        'The database has dealerships or people.',
        'Restore into an empty database, or replace this one:   npm run restore -- FOLDER --replace\nNothing was changed.',
      )
    await replaceAll(client, installation, folder, manifest)
  })
  await step('Search index', () => runScript(installation, 'src/jobs/reindex.ts'))
  const { REDIS_URL, EDGE_URLS } = installation.settings
  if (REDIS_URL || EDGE_URLS.length > 0) await step('Caches', () => runScript(installation, 'src/jobs/emptyCaches.ts'))
  if (manifest.secretMark !== secretMarkOf(installation))
    say('! PAYLOAD_SECRET is not the one of the backup: links in mails and keys of feeds made with it no longer work.')
  return manifest
}
