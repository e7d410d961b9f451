import { onServers } from './servers/onServers.ts'
import { payloadRun, runToEnd } from './servers/processes.ts'
import { say } from './lib/progress.ts'

/** Runs one of the project's scripts. Payload's CLI keeps only what follows `--` for the script. */
const [script = '', ...args] = process.argv.slice(2)
process.exit(
  await onServers(async ({ servers }) => {
    const line = payloadRun(script, '--', ...args)
    return (await runToEnd(line, { name: 'script', env: servers.variables, onLine: say })).code
  }),
)
