import type { LauncherEnv } from '../../src/env.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { step } from './progress.ts'
import { indexWhenEmpty } from './searchIndex.ts'
import { seedWhenEmpty } from './seedDemo.ts'
import type { Servers } from '../servers/servers.ts'

/** A database of this version. */
export const migrated = (servers: Servers): Promise<void> =>
  step('Migrations', async (done) => {
    const applied = await migrateDatabase(servers.databaseUrl, servers.variables)
    done(applied === 0 ? 'none to do' : `${applied} applied`)
  })

/** A database of this version with content, and a search index of it. */
export const prepareData = async (settings: LauncherEnv, servers: Servers, dataDir: string): Promise<void> => {
  await migrated(servers)
  if (settings.SEED_DEMO) await seedWhenEmpty(servers.databaseUrl, dataDir, servers.variables)
  await indexWhenEmpty(servers, settings.SEARCH_INDEX)
}
