import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from '@/src/env'
import { comparePrices } from './index/comparedPrices'
import { reindexStock } from './index/reindexStock'
import { syncDepsFor } from './worker/startWorker'
import { workerPool } from './worker/workerPool'

/** `npm run reindex`: rebuilds the stock index while the platform is running. */
const payload = await getPayload({ config })
const pool = workerPool(env().DATABASE_URL, 4)
const started = Date.now()

const onProgress = (cars: number): void => console.log(`  ${cars} cars`)

const rebuild = async (): Promise<boolean> => {
  try {
    console.log('Rebuilding the stock index …')
    await comparePrices(pool)
    const { documents, replayed, failed } = await reindexStock(syncDepsFor(payload, pool), { onProgress })
    for (const [id, reason] of failed) console.error(`  car ${id} cannot be indexed: ${reason}`)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`Done in ${seconds} s: ${documents} cars read, ${replayed} changed meanwhile, ${failed.size} refused.`)
    return true
  } catch (error) {
    console.error('The rebuild failed. Run it again; until then searches use the index they had.', error)
    return false
  }
}

const succeeded = await rebuild()
await pool.end()
await payload.destroy()
// Payload's own command line would end with 0 whatever happened.
process.exit(succeeded ? 0 : 1)
