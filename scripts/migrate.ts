import { onServers } from './servers/onServers.ts'
import { prepareData } from './lib/prepare.ts'

/** `npm run migrate`: the database of this version, with demo content unless SEED_DEMO=false. Run it before a new release. */
process.exit(await onServers(({ settings, servers, dataDir }) => prepareData(settings, servers, dataDir)))
