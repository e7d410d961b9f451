import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { offlineEnv } from '../../src/env.ts'
import { startMeilisearch } from '../../scripts/servers/meilisearch.ts'
import { packagedMeilisearch } from '../../scripts/servers/meilisearchPackage.ts'
import { migrateDatabase } from '../../scripts/lib/migrateDatabase.ts'
import { startPostgres } from '../../scripts/servers/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the throw-away servers of this run. */
    servers: { postgresUrl: string; templateDatabase: string; meilisearchUrl: string; meilisearchKey: string }
  }
}

const templateDatabase = 'template_forecourt'
const testSecret = 'throw-away-secret-of-the-tests'

/** Real servers for the int and contract tests: one PostgreSQL with a migrated template database, one Meilisearch. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
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
  project.provide('servers', {
    postgresUrl: postgres.databaseUrl('postgres'),
    templateDatabase,
    meilisearchUrl: meilisearch.url,
    meilisearchKey: testSecret,
  })
  return stop
}

export default setup
