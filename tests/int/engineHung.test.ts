import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { defaultSearchPath, type SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import { emptySearchState } from '@/src/domain/search/url/SearchState'
import { UNANSWERED_MAX } from '@/src/services/search/engineHealth'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { type MeilisearchServer, startMeilisearch } from '../../scripts/servers/meilisearch.ts'
import { packagedMeilisearch } from '../../scripts/servers/meilisearchPackage.ts'
import { testPayload, type TestPayload } from '../setup/testPayload'

/*
 * A real Meilisearch that hangs: a stopped process keeps its connections open and accepts new ones, and answers nothing.
 * It is this file's own, since a stopped engine would hang every other test.
 */

/** The patience of one search, and what a busy machine adds to it. */
const PATIENCE_MS = 5_000
const SLACK_MS = 2_000
/** Of the promise: so many visitors may wait, and what the engine may cost a page after them. */
const MAY_WAIT = 5
const PROMISED_MS = 300
const VISITS = 20
const ALL_STOCK: SearchPreset = { kind: 'all', path: defaultSearchPath, title: 'Cars', refinements: {} }

let dataDir: string
let engine: MeilisearchServer
let platform: TestPayload
let pool: Pool
let tenant: { id: string }

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-hung-'))
  chmodSync(dataDir, 0o755)
  platform = await testPayload()
  engine = await startMeilisearch({
    dataDir,
    masterKey: platform.meilisearchKey,
    path: process.env.PATH ?? '',
    packaged: packagedMeilisearch(),
    configured: process.env.MEILISEARCH_BIN,
  })
  process.env.MEILISEARCH_URL = engine.url
  const { forgetEnv } = await import('@/src/env')
  forgetEnv()
  const { workerPool } = await import('@/src/jobs/worker/workerPool')
  const { syncDepsFor } = await import('@/src/jobs/worker/startWorker')
  const { drainStockChanges } = await import('@/src/jobs/queue/drainStockChanges')
  pool = workerPool(platform.databaseUrl, 2)
  tenant = await platform.payload.create({
    collection: 'tenants',
    data: { name: 'Harbour City', slug: 'harbour-city', template: 'default', websiteId: 'harbour-city' },
  })
  await platform.payload.create({
    collection: 'cars',
    data: {
      tenant: tenant.id,
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      make: 'Toyota',
      model: 'Corolla',
      year: 2022,
      price: 25_990,
      show_on_dealer_website: true,
    },
  })
  await drainStockChanges({ ...syncDepsFor(platform.payload, pool), revalidate: async () => undefined })
})

afterAll(async () => {
  await engine.stop()
  await pool.end()
  await platform.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The answer of a search page as a visitor gets it, and how long it took. */
const visit = async () => {
  const { searchAnswer } = await import('@/src/data/search/searchAnswer')
  const site = { id: tenant.id, slug: 'harbour-city', memberIds: [tenant.id], settings: settingDefaults }
  const began = performance.now()
  const { results, degraded } = await searchAnswer(site, emptySearchState, ALL_STOCK)
  return { cars: results[0]?.hits.length, degraded, ms: performance.now() - began }
}

/** A search of the app's own client: why it was refused, and how long that took. */
const search = async () => {
  const { stockEngine } = await import('@/src/services/search/engine')
  const began = performance.now()
  const kind = await stockEngine()
    .searchCards([{ q: '' }])
    .then(
      () => 'answered',
      (error: unknown) => String(Object(error).kind),
    )
  return { kind, ms: performance.now() - began }
}

test('NFR-07 SEA-23 an engine that hangs costs the first visitors its patience, those after them next to nothing, and is found again', async () => {
  expect(await visit()).toMatchObject({ cars: 1, degraded: false })
  // instant-meilisearch writes each failed search there.
  const written = vi.spyOn(console, 'error').mockReturnValue()
  process.kill(engine.ref.pid, 'SIGSTOP')
  try {
    const waited: number[] = []
    for (let number = 0; number < UNANSWERED_MAX; number += 1) {
      const { ms, ...shown } = await visit()
      expect(shown).toEqual({ cars: 1, degraded: true })
      waited.push(ms)
    }
    // They did wait, so the engine does hang; and none for longer than one search may take.
    expect(Math.min(...waited)).toBeGreaterThan(PATIENCE_MS / 2)
    expect(Math.max(...waited)).toBeLessThan(PATIENCE_MS + SLACK_MS)
    expect(waited.length).toBeLessThanOrEqual(MAY_WAIT)

    // For longer than the rest between two probes: a probe that hangs as well holds no visitor up.
    const pages: number[] = []
    for (let number = 0; number < VISITS; number += 1) {
      const refused = await search()
      expect(refused.kind).toBe('unavailable')
      expect(refused.ms).toBeLessThan(PROMISED_MS)
      const { ms, ...shown } = await visit()
      expect(shown).toEqual({ cars: 1, degraded: true })
      pages.push(ms)
      await sleep(100)
    }
    // One may meet a moment when the machine is busy with something else.
    expect(pages.sort((one, other) => one - other).at(-2)).toBeLessThan(PROMISED_MS)
  } finally {
    process.kill(engine.ref.pid, 'SIGCONT')
  }
  await expect.poll(async () => (await visit()).degraded, { timeout: 10_000 }).toBe(false)
  written.mockRestore()
  const { kind, ms } = await search()
  expect(kind).toBe('answered')
  expect(ms).toBeLessThan(PROMISED_MS)
})
