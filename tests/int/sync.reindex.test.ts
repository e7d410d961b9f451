import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { indexSettings } from '@/src/domain/search/index/indexSettings'
import { drainStockChanges } from '@/src/jobs/queue/drainStockChanges'
import { reindexStock } from '@/src/jobs/index/reindexStock'
import { syncHarness, type SyncHarness } from './syncHarness'

let h: SyncHarness
beforeEach(async () => {
  h = await syncHarness()
})
afterEach(() => h.destroy())

const uids = async () => (await h.engine.client.getRawIndexes({ limit: 1000 })).results.map(({ uid }) => uid)

describe('rebuild', () => {
  test("SEA-10 everything in stock, nothing that is not, with today's settings, and no index left over", async () => {
    const ids = Array.from({ length: 23 }, () => h.put())
    await h.engine.writeDocuments([])
    await h.engine.done(h.engine.client.index(h.engine.index).updateSettings({ searchableAttributes: ['title'] }))
    const stale = h.put()
    await h.enqueue([stale])
    await drainStockChanges(h.deps)
    h.stock.delete(stale)
    const progress: number[] = []
    const report = await reindexStock(h.deps, { loadBatch: 10, onProgress: (cars) => progress.push(cars) })
    expect(report.documents).toBe(23)
    expect(progress).toEqual([10, 20, 23])
    expect((await h.found()).map(({ id }) => id).sort()).toEqual([...ids].sort())
    const settings = await h.engine.client.index(h.engine.index).getSettings()
    expect(settings.searchableAttributes).toEqual(indexSettings().searchableAttributes)
    expect((await uids()).filter((uid) => uid.includes(h.engine.index))).toEqual([h.engine.index])
  })

  test('SEA-10 edits that go on meanwhile are all there afterwards, and searches never find nothing', async () => {
    const ids = Array.from({ length: 60 }, () => h.put({ price: 1000 }))
    await h.enqueue(ids)
    await drainStockChanges(h.deps)

    let running = true
    const empty: number[] = []
    const search = async () => {
      while (running) if ((await h.found()).length < 55) empty.push(Date.now())
    }
    const edit = async () => {
      let price = 1001
      while (running) {
        const id = ids[price % ids.length]
        if (id === undefined) throw new Error('no car')
        h.put({ id, price })
        await h.enqueue([id])
        await drainStockChanges(h.deps)
        price += 1
      }
    }
    const others = [search(), edit()]
    await reindexStock(h.deps, { loadBatch: 7 })
    running = false
    await Promise.all(others)

    const prices = new Map((await h.found()).map(({ id, price }) => [id, price]))
    for (const [id, car] of h.stock) {
      if (car.kind === 'document') expect(prices.get(id), id).toBe(car.document.price)
    }
    expect(prices.size).toBe(60)
    expect(empty).toEqual([])
  })

  test('SEA-10 a change whose transaction was still open when the rebuild began is not lost', async () => {
    const id = h.put({ price: 1000 })
    const slow = await h.pool.connect()
    await slow.query('BEGIN')
    await slow.query("INSERT INTO stock_changes (car_id, reason) VALUES ($1, 'edit')", [id])
    const other = h.put()
    await h.enqueue([other])
    const load = reindexStock(h.deps, {
      onProgress: () => {
        h.put({ id, price: 2000 })
      },
    })
    await expect.poll(uids).toContain(`${h.engine.index}_rebuild`)
    await slow.query('COMMIT')
    slow.release()
    await load
    await drainStockChanges(h.deps)
    expect((await h.found(`id = "${id}"`))[0]?.price).toBe(2000)
  })

  test('SEA-10 a rebuild that broke off before is cleaned up by the next', async () => {
    await h.engine.ensureIndex(`${h.engine.index}_rebuild`)
    const id = h.put()
    await reindexStock(h.deps)
    expect((await h.found()).map((hit) => hit.id)).toEqual([id])
    expect(await uids()).not.toContain(`${h.engine.index}_rebuild`)
  })
})
