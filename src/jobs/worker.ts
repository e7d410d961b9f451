import { constants, setPriority } from 'node:os'
import config from '@payload-config'
import { getPayload } from 'payload'
import { startWorker } from './worker/startWorker'

/** The worker process: `payload run src/jobs/worker.ts`. Ends on SIGINT or SIGTERM once its running jobs are done. */
// On a shared machine the web process has priority, for shoppers' pages.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const payload = await getPayload({ config })
const worker = await startWorker(payload)

const asked = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
})

payload.logger.info('Worker ready')
await Promise.race([asked, worker.promise])
await worker.stop()
await payload.destroy()
