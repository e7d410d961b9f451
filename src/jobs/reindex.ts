import config from '@payload-config'
import { getPayload } from 'payload'
import { reindexStock } from './reindexStock'
import { syncDepsFor, workerPool } from './startWorker'

/** `npm run reindex`: rebuilds the stock index while the platform goes on working. */
const payload = await getPayload({ config })
const pool = workerPool()
const started = Date.now()

const onProgress = (cars: number): void => console.log(`  ${cars} cars`)

try {
  console.log('Rebuilding the stock index …')
  const { documents, replayed, failed } = await reindexStock(syncDepsFor(payload, pool), { onProgress })
  for (const [id, reason] of failed) console.error(`  car ${id} cannot be indexed: ${reason}`)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`Done in ${seconds} s: ${documents} cars read, ${replayed} changed meanwhile, ${failed.size} refused.`)
} catch (error) {
  console.error('The rebuild failed; the site still uses the index it had.', error)
  process.exitCode = 1
} finally {
  await pool.end()
  await payload.destroy()
}
