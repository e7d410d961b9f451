import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload, SanitizedConfig } from 'payload'
import { inject } from 'vitest'
import { testDatabase } from './testDatabase.ts'

export type TestPayload = {
  payload: Payload
  config: SanitizedConfig
  databaseUrl: string
  /** A unique index name; `SEARCH_INDEX` is set to it. */
  searchIndex: string
  meilisearchUrl: string
  meilisearchKey: string
  /** Closes connections, drops the index, removes the files. Call it in `afterAll`. */
  destroy: () => Promise<void>
}

const testSecret = 'secret-of-the-tests-only'

/**
 * The whole platform on real servers with an empty database of its own. Sets the environment first and imports the
 * configuration afterwards, so call it in `beforeAll` and import nothing that reads `env()` at import time.
 *
 * @param databasePort puts a proxy between the platform and the database: returns the port the platform connects to
 */
export const testPayload = async (databasePort?: (at: { port: number }) => number): Promise<TestPayload> => {
  const { meilisearchUrl, meilisearchKey } = inject('servers')
  const database = await testDatabase()
  const databaseUrl = new URL(database.url)
  if (databasePort) databaseUrl.port = String(databasePort({ port: Number(databaseUrl.port) }))
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-files-'))
  const searchIndex = `Car_${database.url.split('/').at(-1)}`
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl.href,
    MEILISEARCH_URL: meilisearchUrl,
    MEILISEARCH_MASTER_KEY: meilisearchKey,
    SEARCH_INDEX: searchIndex,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: testSecret,
    INTERNAL_SECRET: testSecret,
  })
  const { forgetEnv } = await import('@/src/env')
  forgetEnv()
  const { getPayload } = await import('payload')
  const { default: configPromise } = await import('@payload-config')
  const config = await configPromise
  // Outside production Payload generates the types in a child process at every start; tests do not need them.
  config.typescript.autoGenerate = false
  const payload = await getPayload({ config })
  return {
    payload,
    config,
    databaseUrl: database.url,
    searchIndex,
    meilisearchUrl,
    meilisearchKey,
    destroy: async () => {
      // The database is removed with the throw-away server. Payload never releases one connection, so waiting for its
      // pool would not end, and dropping the database would break that connection.
      await payload.destroy()
      await fetch(`${meilisearchUrl}/indexes/${searchIndex}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${meilisearchKey}` },
      })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
