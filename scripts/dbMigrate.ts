import { onServers } from './servers/onServers.ts'
import { migrated } from './lib/prepare.ts'

/** `npm run db:migrate`: the tables of this version and no content. */
process.exit(await onServers(({ servers }) => migrated(servers)))
