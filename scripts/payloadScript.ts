import { prepareDataDir } from './lib/dataDir.ts'
import { readSettings } from './lib/launch.ts'
import { explain } from './lib/Problem.ts'
import { payloadRun, runToEnd } from './lib/processes.ts'
import { say } from './lib/progress.ts'
import { startServers } from './lib/servers.ts'

/**
 * Runs one of the project's scripts on the configured servers, the ones of a running `npm start`, or its own.
 * Payload's CLI keeps only what follows `--` for the script.
 */
const runScript = async (script: string, args: readonly string[]): Promise<number> => {
  try {
    const settings = readSettings()
    const servers = await startServers(settings, prepareDataDir(settings.DATA_DIR))
    try {
      const line = payloadRun(script, '--', ...args)
      return (await runToEnd(line, { name: 'script', env: servers.variables, onLine: say })).code
    } finally {
      await servers.stopOwn()
    }
  } catch (error) {
    console.error(explain(error))
    return 1
  }
}

const [script = '', ...args] = process.argv.slice(2)
process.exit(await runScript(script, args))
