import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { engineOf, stockDocuments } from './engine.ts'
import type { Stand } from './stand.ts'

const hitsSchema = z.object({ hits: z.array(z.object({ price: z.number() })) })

const POLL_MS = 10

/** A second index with the settings and the documents of the first, to write to without the platform. */
export const createCopyIndex = async (stand: Stand) => {
  const { call, untilDone } = engineOf(stand.servers)
  const settings = await call('GET', '/indexes/Car_production/settings')
  await untilDone(await call('POST', '/indexes', { uid: 'bench_copy', primaryKey: 'id' }))
  await untilDone(await call('PATCH', '/indexes/bench_copy/settings', settings))
  await untilDone(await call('POST', '/indexes/bench_copy/documents', await stockDocuments(stand.servers)))
  return {
    /** Milliseconds from sending one document until a search finds it. */
    timeOfWrite: async (id: string, price: number): Promise<number> => {
      const startedAt = performance.now()
      await call('PUT', '/indexes/bench_copy/documents', [{ id, price }])
      for (;;) {
        const { hits } = hitsSchema.parse(await call('POST', '/indexes/bench_copy/search', { filter: `id = "${id}"` }))
        if (hits[0]?.price === price) return performance.now() - startedAt
        await sleep(POLL_MS)
      }
    },
  }
}
