import config from '@payload-config'
import { getPayload } from 'payload'
import { startWorker } from './startWorker'

/** The worker process: `payload run src/jobs/worker.ts`. Ends on SIGINT or SIGTERM once its running jobs are done. */
const payload = await getPayload({ config })
const worker = await startWorker(payload)

const end = async (): Promise<void> => {
  await worker.stop()
  await payload.destroy()
}

let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) return
    ending = true
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        payload.logger.error(error)
        process.exit(1)
      },
    )
  })
}

payload.logger.info('Worker ready')
await worker.promise
