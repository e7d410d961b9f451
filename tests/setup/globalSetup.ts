import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { offlineEnv } from '../../src/env.ts'
import { startMeilisearch } from '../../scripts/servers/meilisearch.ts'
import { packagedMeilisearch } from '../../scripts/servers/meilisearchPackage.ts'
import { migrateDatabase } from '../../scripts/lib/migrateDatabase.ts'
import { startPostgres } from '../../scripts/servers/postgres.ts'

/** Addresses of the throw-away servers of this run. */
interface Addresses {
  postgresUrl: string
  templateDatabase: string
  meilisearchUrl: string
  meilisearchKey: string
}

interface Servers {
  addresses: Addresses
  stop: () => Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    servers: Addresses
  }
}

declare global {
  /** On globalThis, because every project loads this file for itself. */
  var testServers: { users: number; running: Promise<Servers> } | undefined
}

const templateDatabase = 'template_forecourt'
const testSecret = 'throw-away-secret-of-the-tests'

const start = async (): Promise<Servers> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-test-'))
  chmodSync(dataDir, 0o755)
  const choice = {
    configured: process.env.MEILISEARCH_BIN,
    path: process.env.PATH ?? '',
    packaged: packagedMeilisearch(),
  }
  const [postgres, meilisearch] = await Promise.all([
    startPostgres({ dataDir, password: testSecret, throwAway: true }),
    startMeilisearch({ dataDir, masterKey: testSecret, ...choice }),
  ])
  const stop = async (): Promise<void> => {
    await Promise.all([postgres.stop(), meilisearch.stop()])
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await postgres.createDatabase(templateDatabase)
    await migrateDatabase(postgres.databaseUrl(templateDatabase), { ...offlineEnv, DATA_DIR: dataDir })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    addresses: {
      postgresUrl: postgres.databaseUrl('postgres'),
      templateDatabase,
      meilisearchUrl: meilisearch.url,
      meilisearchKey: testSecret,
    },
    stop,
  }
}

/**
 * Real servers for the int and contract tests: one PostgreSQL with a migrated template database, one Meilisearch. The first
 * project of a run starts them, the last one stops them.
 */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const servers = (globalThis.testServers ??= { users: 0, running: start() })
  servers.users += 1
  const { addresses, stop } = await servers.running
  project.provide('servers', addresses)
  return async () => {
    servers.users -= 1
    if (servers.users > 0) return
    globalThis.testServers = undefined
    await stop()
  }
}

export default setup
