import { prepareDataDir } from './lib/dataDir.ts'
import { readSettings } from './lib/launch.ts'
import { explain } from './lib/Problem.ts'
import { prepareData } from './lib/prepare.ts'
import { startServers } from './lib/servers.ts'

/** `npm run migrate`: the database of this version, with demo content unless SEED_DEMO=false. Run it before a new release. */
const migrate = async (): Promise<number> => {
  try {
    const settings = readSettings()
    const dataDir = prepareDataDir(settings.DATA_DIR)
    const servers = await startServers(settings, dataDir)
    try {
      await prepareData(settings, servers, dataDir)
    } finally {
      await servers.stopOwn()
    }
    return 0
  } catch (error) {
    console.error(explain(error))
    return 1
  }
}

process.exit(await migrate())
