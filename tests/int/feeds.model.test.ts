import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeedRow } from '@/src/domain/feeds/rows/FeedRow'
import { decideRun } from '@/src/jobs/feeds/run/decideRun'
import { newFacts, type readFeed } from '@/src/services/feeds/readFeed'
import { FeedModel, feedSteps, type FeedStep } from '../support/feedModel'
import { feedHarness, type FeedHarness } from './feedHarness'

const BATCH = 3
let feed: FeedHarness
let userId: string

beforeAll(async () => {
  feed = await feedHarness()
  const { rows } = await feed.pool.query(
    "INSERT INTO users (name, email, updated_at, created_at) VALUES ('Decides', 'decides@example.test', now(), now()) RETURNING id",
  )
  userId = rows[0].id
})
afterAll(() => feed.stop())

type Delivery = Extract<FeedStep, { kind: 'deliver' }>

/** Rows as the reader gives them, ending in a broken connection where the step says so. */
const reader =
  ({ rows, killedAfter }: Delivery): typeof readFeed =>
  () => ({
    facts: () => ({ ...newFacts(), format: 'ndjson' }),
    rows: (async function* (): AsyncGenerator<FeedRow> {
      for (const [index, { car, price, status }] of rows.entries()) {
        if (index === killedAfter) throw new Error('killed')
        const said = { make: 'Kia', model: 'Rio', stocknum: String(car), price, ...(status ? { status } : {}) }
        yield { line: index + 1, kind: 'car', key: `S:${car}`, record: { car: said, place: null }, advice: [] }
      }
      if (killedAfter !== null) throw new Error('killed')
    })(),
  })

const one = (sql: string, step: { car: number }, ...more: unknown[]) =>
  feed.pool.query(sql, [feed.tenantId, String(step.car), ...more])

const take = async (step: FeedStep): Promise<void> => {
  if (step.kind === 'deliver') {
    const delivered = feed.deliver([], { mode: step.mode }, { read: reader(step), batchRows: BATCH })
    await (step.killedAfter === null ? delivered : expect(delivered).rejects.toThrow('killed'))
  } else if (step.kind === 'approve') {
    const { rows } = await feed.pool.query(
      "SELECT id FROM feed_runs WHERE state = 'held' ORDER BY started_at DESC LIMIT 1",
    )
    if (rows[0])
      await decideRun(feed.databaseUrl, { runId: rows[0].id, clientId: feed.clientId, approve: true, userId })
  } else if (step.kind === 'enter') {
    await one(
      `INSERT INTO cars (tenant_id, make, model, name, slug, stocknum, price) SELECT $1, 'Kia', 'Rio', 'Kia Rio', gen_random_uuid(), $2::text, $3
       WHERE NOT EXISTS (SELECT FROM cars WHERE tenant_id = $1 AND stocknum = $2::text)`,
      step,
      step.price,
    )
  } else if (step.kind === 'edit') {
    const locks = step.lock ? '["price"]' : null
    await one(
      'UPDATE cars SET price = $3, feed_locks = coalesce($4, feed_locks) WHERE tenant_id = $1 AND stocknum = $2',
      step,
      step.price,
      locks,
    )
  } else if (step.kind === 'sell')
    await one("UPDATE cars SET status = 'sold' WHERE tenant_id = $1 AND stocknum = $2", step)
  else await one('DELETE FROM cars WHERE tenant_id = $1 AND stocknum = $2', step)
}

/** Only whole batches of a killed run are stored. */
const whole = (step: FeedStep): FeedStep => {
  if (step.kind !== 'deliver' || step.killedAfter === null) return step
  return { ...step, killedAfter: Math.floor(Math.min(step.killedAfter, step.rows.length) / BATCH) * BATCH }
}

const shown = async () =>
  Object.fromEntries(
    (await feed.cars()).map(({ stocknum, price, status }) => [stocknum, { price: Number(price), status }]),
  )

test('FEED-03 FEED-05 FEED-06 on the real database, too, the stock is what the model says after any steps (60 sequences)', async () => {
  await fc.assert(
    fc.asyncProperty(feedSteps, async (steps) => {
      await feed.pool.query('DELETE FROM cars')
      await feed.pool.query('DELETE FROM feed_runs')
      const model = new FeedModel()
      for (const step of steps) {
        model.take(whole(step))
        await take(step)
        expect(await shown()).toEqual(model.shown())
      }
    }),
    // The rules themselves are tried 10,000 times without a database (src/domain/feeds/plan/model.test.ts).
    { numRuns: 60, endOnFailure: true },
  )
}, 240_000)
