import { onServers } from './servers/onServers.ts'
import { migrated } from './lib/prepare.ts'
import { Problem } from './lib/Problem.ts'
import { indexWhenEmpty } from './lib/searchIndex.ts'
import { seedDemo } from './lib/seedDemo.ts'

/** `npm run db:seed`: the demo dealerships, beside whatever is there. What already is there stays as it is. */
process.exit(
  await onServers(async ({ settings, servers, dataDir }) => {
    if (!settings.SEED_DEMO)
      throw new Problem(
        'This installation has no demo dealerships: the password of their logins is public.',
        'On your own machine:   SEED_DEMO=true npm run db:seed',
      )
    await migrated(servers)
    await seedDemo(servers.databaseUrl, dataDir, servers.variables)
    await indexWhenEmpty(servers, settings.SEARCH_INDEX)
  }),
)
