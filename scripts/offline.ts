import { offlineEnv } from '../src/env.ts'
import { runToEnd } from './servers/processes.ts'
import { say } from './lib/progress.ts'

/** Payload commands that read the configuration and connect to nothing, for instance `generate:types`. */
const args = process.argv.slice(2)
const { code } = await runToEnd({ command: 'payload', args }, { name: 'payload', env: offlineEnv, onLine: say })
process.exit(code)
