import config from '@payload-config'
import { getPayload } from 'payload'
import { env } from '@/src/env'
import { drainStockChanges } from './queue/drainStockChanges'
import { reconcileStock } from './index/reconcileStock'
import { syncDepsFor } from './worker/startWorker'
import { workerPool } from './worker/workerPool'

/** `npm run reconcile`: compares all stock with the search index and repairs what differs. */
const payload = await getPayload({ config })
const pool = workerPool(env().DATABASE_URL, 4)

const compare = async (): Promise<boolean> => {
  try {
    const deps = syncDepsFor(payload, pool)
    const { tenants, queued, rebuilt, ms } = await reconcileStock(deps, new Date())
    const sum = (of: (row: (typeof tenants)[number]) => number): number => tenants.reduce((n, row) => n + of(row), 0)
    console.log(`${sum((row) => row.cars)} cars, ${sum((row) => row.documents)} documents, compared in ${ms} ms.`)
    console.log(
      `${sum((row) => row.missing)} missing, ${sum((row) => row.stale)} stale, ${sum((row) => row.orphaned)} orphaned, ${sum((row) => row.broken)} cannot be indexed.`,
    )
    if (rebuilt) console.log('Most of it differed: the index was rebuilt.')
    if (queued > 0) console.log(`${(await drainStockChanges(deps)).written} documents written again.`)
    return true
  } catch (error) {
    console.error(
      'The comparison failed. Run it again; nothing was changed that is not repaired by the next one.',
      error,
    )
    return false
  }
}

const succeeded = await compare()
await pool.end()
await payload.destroy()
// Payload's own command line would end with 0 whatever happened.
process.exit(succeeded ? 0 : 1)
