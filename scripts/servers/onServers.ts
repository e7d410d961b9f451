import type { LauncherEnv } from '../../src/env.ts'
import { prepareDataDir } from './dataDir.ts'
import { readSettings } from './launch.ts'
import { explain } from '../lib/Problem.ts'
import { startServers, type Servers } from './servers.ts'

export type Installation = { settings: LauncherEnv; servers: Servers; dataDir: string }

/**
 * Work on the configured servers, the ones of a running `npm start`, or its own.
 * @returns the exit code: what `work` returned, or 1 after it threw and was explained.
 */
export const onServers = async (work: (installation: Installation) => Promise<number | void>): Promise<number> => {
  try {
    const settings = readSettings()
    const dataDir = prepareDataDir(settings.DATA_DIR)
    const servers = await startServers(settings, dataDir)
    try {
      return (await work({ settings, servers, dataDir })) ?? 0
    } finally {
      await servers.stopOwn()
    }
  } catch (error) {
    console.error(explain(error))
    return 1
  }
}
