import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tagsFor } from '@/src/domain/cache/tags'
import { drainStockChanges } from '@/src/jobs/queue/drainStockChanges'
import { MAX_ATTEMPTS, purgeProcessed } from '@/src/jobs/queue/stockQueue'
import { createStockEngine } from '@/src/services/search/stockEngine'
import { GROUP, syncHarness, TENANT, type SyncHarness } from './syncHarness'

let h: SyncHarness
beforeEach(async () => {
  h = await syncHarness()
})
afterEach(() => h.destroy())

const dueNow = () => h.pool.query('UPDATE stock_changes SET retry_at = now()')

describe('stock sync', () => {
  test('SEA-23 a queued car is searchable, its queue entry done, its listings refreshed', async () => {
    const id = h.put()
    await h.enqueue([id])
    expect(await drainStockChanges(h.deps)).toEqual({ written: 1, removed: 0, failed: 0 })
    expect((await h.found()).map((hit) => hit.id)).toEqual([id])
    expect(await h.waiting()).toEqual([])
    expect(h.tags).toEqual([tagsFor.stock(TENANT), tagsFor.stock(GROUP)])
  })

  test('FEED-10 documents are counted for each dealership', async () => {
    await h.enqueue([h.put(), h.put()])
    await drainStockChanges(h.deps)
    expect(await h.engine.countDocumentsOf([TENANT])).toBe(2)
    expect(await h.engine.countDocumentsOf([GROUP, randomUUID()])).toBe(0)
    expect(await h.engine.countDocumentsOf([])).toBe(0)
  })

  test('SEA-23 a car that left, by deletion or by status, leaves the index', async () => {
    const [gone, kept] = [h.put(), h.put()]
    await h.enqueue([gone, kept])
    await drainStockChanges(h.deps)
    h.stock.delete(gone)
    await h.enqueue([gone], 'delete')
    expect(await drainStockChanges(h.deps)).toEqual({ written: 0, removed: 1, failed: 0 })
    expect((await h.found()).map((hit) => hit.id)).toEqual([kept])
  })

  test('SEA-23 many changes of a car become one write of its latest state', async () => {
    const id = h.put({ price: 1000 })
    await h.enqueue([id, id, id])
    h.put({ id, price: 2000 })
    await h.enqueue([id])
    const write = vi.spyOn(h.engine, 'writeDocuments')
    expect((await drainStockChanges(h.deps)).written).toBe(1)
    expect(write).toHaveBeenCalledTimes(1)
    expect((await h.found())[0]?.price).toBe(2000)
    expect(await h.waiting()).toEqual([])
  })

  test('SEA-23 a large set goes in batches, and its pages are refreshed once indexed', async () => {
    const ids = Array.from({ length: 25 }, () => h.put())
    await h.enqueue(ids, 'bulk')
    const write = vi.spyOn(h.engine, 'writeDocuments')
    await drainStockChanges(h.deps, 10)
    expect(write).toHaveBeenCalledTimes(3)
    expect(await h.found()).toHaveLength(25)
    for (const id of ids) {
      expect(h.tags).toContain(tagsFor.carSlug(GROUP, `car-${id}`))
    }
  })

  test('SEA-23 a document the engine refuses is found by halving; the rest goes on', async () => {
    const good = Array.from({ length: 7 }, () => h.put())
    const bad = h.put({ _geo: JSON.parse('{"lat":"here","lng":"there"}') })
    await h.enqueue([...good.slice(0, 3), bad, ...good.slice(3)])
    expect(await drainStockChanges(h.deps)).toEqual({ written: 7, removed: 0, failed: 1 })
    expect((await h.found()).map(({ id }) => id).sort()).toEqual([...good].sort())
    const [row] = await h.waiting()
    expect(row).toMatchObject({ car_id: bad, attempts: 1 })
    expect(row.last_error).toMatch(/latitude/)
    expect(h.errors.join()).toContain(bad)
  })

  test('SEA-23 a document refused too often is set aside with its reason, and a new edit tries again', async () => {
    const bad = randomUUID()
    h.stock.set(bad, { kind: 'broken', error: 'year: expected number', tenantId: TENANT })
    await h.enqueue([bad])
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await drainStockChanges(h.deps)
      await dueNow()
    }
    expect(await h.waiting()).toEqual([])
    const { rows } = await h.pool.query('SELECT * FROM stock_changes')
    expect(rows[0]).toMatchObject({ attempts: MAX_ATTEMPTS, last_error: 'year: expected number', processed_at: null })
    expect(rows[0].dead_at).toBeInstanceOf(Date)
    h.put({ id: bad })
    await h.enqueue([bad])
    expect((await drainStockChanges(h.deps)).written).toBe(1)
  })

  test('SEA-23 a refused document waits before it is tried again', async () => {
    h.stock.set(TENANT, { kind: 'broken', error: 'broken', tenantId: TENANT })
    await h.enqueue([TENANT])
    await drainStockChanges(h.deps)
    expect(await drainStockChanges(h.deps)).toEqual({ written: 0, removed: 0, failed: 0 })
    expect((await h.waiting())[0].retry_at.getTime()).toBeGreaterThan(Date.now())
  })

  test('SEA-23 engine down: nothing is lost or counted; engine up: everything arrives', async () => {
    const ids = [h.put(), h.put()]
    await h.enqueue(ids)
    const nobody = createStockEngine({ host: 'http://127.0.0.1:9', apiKey: 'x', index: h.engine.index, timeoutMs: 500 })
    await expect(drainStockChanges({ ...h.deps, engine: nobody })).rejects.toMatchObject({ kind: 'unavailable' })
    const rows = await h.waiting()
    expect(rows.map(({ attempts, last_error }) => [attempts, last_error])).toEqual([
      [0, null],
      [0, null],
    ])
    expect(h.tags).toEqual([])
    expect((await drainStockChanges(h.deps)).written).toBe(2)
    await nobody.close()
  })

  test('SEA-23 two workers at once do not lose or reverse a change', async () => {
    const ids = Array.from({ length: 40 }, () => h.put({ price: 1000 }))
    await h.enqueue(ids)
    const first = drainStockChanges(h.deps, 5)
    for (const id of ids) h.put({ id, price: 2000 })
    await h.enqueue(ids)
    await Promise.all([first, drainStockChanges(h.deps, 7)])
    expect(await h.waiting()).toEqual([])
    expect((await h.found('price = 2000')).length).toBe(40)
  })

  test('SEA-23 an index that vanished comes back with its settings', async () => {
    await h.engine.done(h.engine.client.deleteIndex(h.engine.index))
    await h.enqueue([h.put()])
    await drainStockChanges(h.deps)
    expect(await h.found('sites = "harbour-city"')).toHaveLength(1)
  })

  test('SEA-23 done entries go after a day, waiting ones stay', async () => {
    const [old, fresh, open] = [h.put(), h.put(), h.put()]
    await h.enqueue([old, fresh])
    await drainStockChanges(h.deps)
    await h.pool.query("UPDATE stock_changes SET processed_at = now() - interval '25 hours' WHERE car_id = $1", [old])
    await h.enqueue([open])
    await h.pool.query("UPDATE stock_changes SET created_at = now() - interval '9 days' WHERE car_id = $1", [open])
    expect(await purgeProcessed(h.pool)).toBe(1)
    const { rows } = await h.pool.query('SELECT car_id FROM stock_changes ORDER BY seq')
    expect(rows.map(({ car_id }) => car_id)).toEqual([fresh, open])
  })
})
