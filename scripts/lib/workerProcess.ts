import { payloadRun, type CommandLine, type Variables } from '../servers/processes.ts'
import { heapLimits, mallocLimits } from './webServer.ts'

const { command, args } = payloadRun('src/jobs/worker.ts')

/** The worker's command and what it needs in its environment, as in docker-compose.yml. Without the limits it holds 420 MB, with them 250. */
export const workerProcess: { line: CommandLine; env: Variables } = {
  line: { command: 'node', args: [...heapLimits, `node_modules/.bin/${command}`, ...args] },
  env: mallocLimits,
}
