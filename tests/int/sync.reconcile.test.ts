import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tagsFor } from '@/src/domain/cache/tags'
import { stockDocumentFixture } from '@/src/domain/search/index/stockDocument.testing'
import { countDeadLetters, listDeadLetters, retryDeadLetters } from '@/src/jobs/queue/deadLetters'
import { drainStockChanges } from '@/src/jobs/queue/drainStockChanges'
import { readChecks } from '@/src/jobs/index/indexChecks'
import { reconcileStock } from '@/src/jobs/index/reconcileStock'
import { changedSince, MAX_ATTEMPTS, queuePosition } from '@/src/jobs/queue/stockQueue'
import { stockWatch } from '@/src/jobs/index/stockWatch'
import { GROUP, syncHarness, TENANT, type SyncHarness } from './syncHarness'

const NOW = new Date('2026-11-21T10:00:00Z')

let h: SyncHarness
beforeEach(async () => {
  h = await syncHarness()
})
afterEach(() => h.destroy())

/**
 * Until the comparison sees nothing of `fill` as still moving: PostgreSQL's snapshots count open transactions of the whole
 * server, also those of tests beside this one.
 */
const settled = (): Promise<void> =>
  vi.waitFor(async () => expect(await changedSince(h.pool, await queuePosition(h.pool))).toEqual([]), 10_000)

const fill = async (cars: number): Promise<string[]> => {
  const ids = Array.from({ length: cars }, () => h.put())
  await h.enqueue(ids)
  await drainStockChanges(h.deps)
  await settled()
  h.tags.length = 0
  return ids
}
const queued = async () =>
  (
    await h.pool.query(
      "SELECT car_id::text, tenant_id::text FROM stock_changes WHERE reason = 'reconcile' ORDER BY seq",
    )
  ).rows
const counts = { cars: 0, documents: 0, missing: 0, stale: 0, orphaned: 0, broken: 0 }

describe('comparison of database and index', () => {
  test('SEA-23 nothing differs: nothing is queued or written, and the result says so', async () => {
    await fill(30)
    const write = vi.spyOn(h.engine, 'writeDocuments')
    const report = await reconcileStock(h.deps, NOW)
    expect(report).toMatchObject({ queued: 0, rebuilt: false })
    expect(report.tenants).toEqual([{ ...counts, tenantId: TENANT, cars: 30, documents: 30 }])
    expect(await queued()).toEqual([])
    expect(write).not.toHaveBeenCalled()
    expect(await readChecks(h.pool)).toMatchObject([{ tenantId: TENANT, cars: 30, checkedAt: NOW, differedAt: null }])
  })

  test('SEA-23 a missing, a stale and an orphaned document are found, counted, repaired and refreshed', async () => {
    const [missing = '', stale = '', orphan = '', ...others] = await fill(8)
    await h.engine.deleteDocuments([missing])
    h.put({ id: stale, price: 777 })
    h.stock.delete(orphan)
    const report = await reconcileStock(h.deps, NOW)
    expect(report.tenants).toEqual([
      { ...counts, tenantId: TENANT, cars: 7, documents: 7, missing: 1, stale: 1, orphaned: 1 },
    ])
    expect((await queued()).map(({ car_id }) => car_id).sort()).toEqual([missing, stale, orphan].sort())
    await drainStockChanges(h.deps)
    const found = new Map((await h.found()).map(({ id, price }) => [id, price]))
    expect([...found.keys()].sort()).toEqual([missing, stale, ...others].sort())
    expect(found.get(stale)).toBe(777)
    const page = (id: string): string => tagsFor.carSlug(TENANT, `car-${id}`)
    for (const tag of [tagsFor.stock(TENANT), tagsFor.stock(GROUP), page(stale), page(missing)]) {
      expect(h.tags).toContain(tag)
    }
    const again = await reconcileStock(h.deps, new Date(NOW.getTime() + 900_000))
    expect(again).toMatchObject({ queued: 0, tenants: [{ missing: 0, stale: 0, orphaned: 0 }] })
    expect((await readChecks(h.pool))[0]?.differedAt).toEqual(NOW)
  })

  test('SEA-23 a document that is no car of ours goes, whatever its id', async () => {
    await fill(3)
    await h.engine.writeDocuments([stockDocumentFixture({ id: 'stray', tenant: 'nobody' })])
    await reconcileStock(h.deps, NOW)
    expect((await h.found()).map(({ id }) => id)).not.toContain('stray')
  })

  test('SEA-23 a car whose change still waits, or comes while the comparison runs, is no difference', async () => {
    const [waiting = '', moving = ''] = await fill(4)
    h.put({ id: waiting, price: 1 })
    await h.enqueue([waiting])
    const read = h.deps.reader.read
    const during = {
      ...h.deps,
      reader: {
        ...h.deps.reader,
        read: async (ids: string[]) => {
          h.put({ id: moving, price: 2 })
          await h.enqueue([moving])
          return read(ids)
        },
      },
    }
    expect(await reconcileStock(during, NOW)).toMatchObject({ queued: 0, tenants: [{ stale: 0 }] })
  })

  test('SEA-23 a change that comes while all stock is compared is in the index before the next page is read', async () => {
    const [moving = ''] = await fill(250)
    const found: (number | undefined)[] = []
    let drained: Promise<unknown> = Promise.resolve()
    const { page, read } = h.deps.reader
    const during = {
      ...h.deps,
      reader: {
        ...h.deps.reader,
        page: async (after: string | null, limit: number) => {
          if (after !== null) found.push((await h.found(`id = "${moving}"`))[0]?.price ?? undefined)
          return page(after, limit)
        },
        read: async (ids: string[]) => {
          h.put({ id: moving, price: 1000 + found.length })
          await h.enqueue([moving])
          drained = drained.then(() => drainStockChanges(h.deps))
          return read(ids)
        },
      },
    }
    await reconcileStock(during, NOW)
    await drained
    expect(found).toEqual([1000, 1001, 1002])
  })

  test('SEA-23 a change that cannot be brought in does not hold the comparison up for ever', async () => {
    await fill(3)
    await h.enqueue([h.put()])
    expect(await reconcileStock(h.deps, NOW)).toMatchObject({ queued: 0, tenants: [{ cars: 4, documents: 3 }] })
  })

  test('SEA-23 most of the index gone: it is rebuilt whole instead of repaired car by car', async () => {
    const ids = await fill(130)
    await h.engine.deleteDocuments(ids)
    const report = await reconcileStock(h.deps, NOW)
    expect(report).toMatchObject({ rebuilt: true, queued: 0, tenants: [{ missing: 130 }] })
    expect(await h.found()).toHaveLength(130)
    expect(h.tags).toEqual([tagsFor.stock(TENANT), tagsFor.stock(GROUP)])
  })

  test('SEA-23 an index made anew behind our back, empty or half full, is noticed and rebuilt by the next sync', async () => {
    const ids = await fill(12)
    await h.engine.done(h.engine.client.deleteIndex(h.engine.index))
    await h.engine.ensureIndex()
    expect(await h.found()).toEqual([])
    await drainStockChanges(h.deps)
    expect((await h.found()).map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  test('SEA-23 no index: a search says that the engine is away, so that pages answer from the database', async () => {
    await h.engine.done(h.engine.client.deleteIndex(h.engine.index))
    await expect(h.found()).rejects.toMatchObject({ kind: 'unavailable' })
    await drainStockChanges(h.deps)
    expect(await h.found()).toEqual([])
  })
})

describe('the look of every minute', () => {
  test('SEA-23 every document deleted: however few there were, the index is rebuilt', async () => {
    const ids = await fill(12)
    await h.engine.deleteDocuments(ids)
    await stockWatch(h.deps, NOW)
    expect(await h.found()).toEqual([])
    await h.pool.query("INSERT INTO tenants (id, name, slug, website_id) VALUES ($1, 'Harbour', 'h', 'h')", [TENANT])
    await h.pool.query(
      "INSERT INTO cars (id, tenant_id, make, model, status, slug) SELECT id, $2, 'Kia', 'Rio', 'in_stock', id FROM unnest($1::uuid[]) AS id",
      [ids, TENANT],
    )
    await stockWatch(h.deps, NOW)
    expect((await h.found()).map(({ id }) => id).sort()).toEqual([...ids].sort())
  })
})

describe('cars the engine refused', () => {
  const OTHER = randomUUID()
  const kill = async (id: string, tenantId: string) => {
    h.stock.set(id, { kind: 'broken', error: 'year: expected number', tenantId })
    await h.pool.query("INSERT INTO stock_changes (car_id, tenant_id, reason) VALUES ($1, $2, 'edit')", [id, tenantId])
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await drainStockChanges(h.deps)
      await h.pool.query('UPDATE stock_changes SET retry_at = now()')
    }
  }

  test('FEED-10 are listed with car and reason, to those whose dealership it is', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()]
    await kill(mine, TENANT)
    await kill(theirs, OTHER)
    const list = await listDeadLetters(h.pool, [TENANT], 50)
    expect(list).toMatchObject([{ car_id: mine, tenant_id: TENANT, error: 'year: expected number', attempts: 5 }])
    expect((await listDeadLetters(h.pool, 'all', 50)).map(({ car_id }) => car_id).sort()).toEqual([mine, theirs].sort())
    expect([await countDeadLetters(h.pool, [TENANT]), await countDeadLetters(h.pool, 'all')]).toEqual([1, 2])
  })

  test('FEED-10 one is tried again; not by somebody else; a repaired one is indexed and leaves the list', async () => {
    const id = randomUUID()
    await kill(id, TENANT)
    h.put({ id })
    expect(await retryDeadLetters(h.pool, [OTHER], id)).toBe(0)
    expect(await retryDeadLetters(h.pool, [TENANT], id)).toBe(1)
    expect((await drainStockChanges(h.deps)).written).toBe(1)
    expect(await countDeadLetters(h.pool, 'all')).toBe(0)
  })

  test('FEED-10 a later edit that succeeds takes the car off the list', async () => {
    const id = randomUUID()
    await kill(id, TENANT)
    h.put({ id })
    await h.enqueue([id])
    await drainStockChanges(h.deps)
    expect(await listDeadLetters(h.pool, 'all', 50)).toEqual([])
  })

  test('FEED-10 all of them are tried again at once, and the comparison does not queue them by itself', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of ids) await kill(id, TENANT)
    const report = await reconcileStock(h.deps, NOW)
    expect(report).toMatchObject({ queued: 0, tenants: [{ tenantId: TENANT, broken: 3, missing: 0 }] })
    expect(await retryDeadLetters(h.pool, 'all', null)).toBe(3)
    expect(await h.waiting()).toHaveLength(3)
  })
})
