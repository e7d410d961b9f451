import type { LauncherEnv } from '../../src/env.ts'
import { requireDatabase } from './database.ts'
import { requireMeilisearch, startMeilisearch, type MeilisearchServer } from './meilisearch.ts'
import { packagedMeilisearch } from './meilisearchPackage.ts'
import { startPostgres, type PostgresServer } from './postgres.ts'
import { step } from '../lib/progress.ts'
import { localSecrets } from './secrets.ts'
import type { Variables } from './processes.ts'

export type Servers = {
  databaseUrl: string
  meilisearchUrl: string
  meilisearchKey: string
  /** What web, worker and the commands need in their environment. */
  variables: Variables
  stop: () => Promise<void>
  /** For commands that may run beside `npm start`: leaves alone what was running before. */
  stopOwn: () => Promise<void>
}

const databaseName = 'forecourt'

const ensureDatabase = async (server: PostgresServer): Promise<void> => {
  try {
    await server.createDatabase(databaseName)
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === '42P04'
    if (!exists) throw error
  }
}

/**
 * Uses the servers that are configured and starts the ones that are not.
 *
 * @param throwAway for tests: a crash of the machine may lose data, so nothing waits for the disk
 */
export const startServers = async (settings: LauncherEnv, dataDir: string, throwAway = false): Promise<Servers> => {
  const secrets = localSecrets(dataDir)
  const started: (PostgresServer | MeilisearchServer)[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(started.splice(0).map((server) => server.stop()))
  }

  const stopOwn = async (): Promise<void> => {
    const own = started.splice(0).filter((server) => !server.reused)
    await Promise.all(own.map((server) => server.stop()))
  }

  const database = async (): Promise<string> => {
    if (settings.DATABASE_URL) {
      const url = settings.DATABASE_URL
      await step('PostgreSQL from DATABASE_URL', () => requireDatabase(url))
      return url
    }
    return step('PostgreSQL', async (done) => {
      const server = await startPostgres({ dataDir, password: secrets.POSTGRES_PASSWORD, throwAway })
      started.push(server)
      await ensureDatabase(server)
      done(server.reused ? 'left running by an earlier start' : `127.0.0.1:${server.port}`)
      return server.databaseUrl(databaseName)
    })
  }

  const search = async (): Promise<{ url: string; key: string }> => {
    const { MEILISEARCH_URL: url, MEILISEARCH_MASTER_KEY: key } = settings
    if (url) {
      await step('Meilisearch from MEILISEARCH_URL', () => requireMeilisearch(url, key))
      return { url, key: key ?? '' }
    }
    return step('Meilisearch', async (done) => {
      const choice = { configured: settings.MEILISEARCH_BIN, path: settings.PATH, packaged: packagedMeilisearch() }
      const server = await startMeilisearch({ dataDir, masterKey: secrets.MEILISEARCH_MASTER_KEY, ...choice })
      started.push(server)
      done(server.reused ? 'left running by an earlier start' : server.url.replace('http://', ''))
      return { url: server.url, key: server.masterKey }
    })
  }

  try {
    const databaseUrl = await database()
    const { url, key } = await search()
    const variables = {
      DATABASE_URL: databaseUrl,
      MEILISEARCH_URL: url,
      MEILISEARCH_MASTER_KEY: key,
      PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? secrets.PAYLOAD_SECRET,
      INTERNAL_SECRET: settings.INTERNAL_SECRET ?? secrets.INTERNAL_SECRET,
      DATA_DIR: dataDir,
      PORT: String(settings.PORT),
    }
    return { databaseUrl, meilisearchUrl: url, meilisearchKey: key, variables, stop, stopOwn }
  } catch (error) {
    await stopOwn()
    throw error
  }
}
