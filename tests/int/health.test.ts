import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { headersFrom } from '@/src/services/visitors/notedServer.testing'
import { stockHealthSchema } from '@/src/domain/health/stockHealth'
import type { PartyName } from './access/expectations'
import { other, own, payload, send, setUpTwoDealerships, who } from './access/twoDealerships'

setUpTwoDealerships()

const TOKEN = 'a token for the scraper of metrics'
const HOUR = 3_600_000

let pool: pg.Pool
beforeAll(() => {
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
})
afterAll(() => pool.end())
beforeEach(() => pool.query('DELETE FROM stock_changes'))

const deadCar = async (tenantId: string, reason = 'year: expected number'): Promise<string> => {
  const id = randomUUID()
  await pool.query(
    `INSERT INTO stock_changes (car_id, tenant_id, reason, attempts, last_error, dead_at)
     VALUES ($1, $2, 'edit', 5, $3, now())`,
    [id, tenantId, reason],
  )
  return id
}
const isDead = async (id: string): Promise<boolean> =>
  (await pool.query('SELECT dead_at FROM stock_changes WHERE car_id = $1', [id])).rows[0].dead_at !== null
const health = async (party: PartyName) =>
  stockHealthSchema.parse((await send(who[party], 'GET', '/stock-health')).body)

describe('FEED-10 the data of the health screen', () => {
  test('FEED-10 is for editors: each sees the dealerships it edits, the platform all of them', async () => {
    await deadCar(own.tenant)
    await deadCar(other.tenant)
    for (const party of ['anonymous', 'shopper', 'sales', 'feedClient'] as const) {
      const answer = await send(who[party], 'GET', '/stock-health')
      expect(answer.status, party).toBe(403)
      expect(answer.text).not.toContain('CANARY')
    }
    for (const party of ['marketer', 'dealershipAdmin'] as const) {
      const { tenants, feeds, deadLetters, deadTotal, mayRepair } = await health(party)
      expect(
        tenants.map(({ tenantId }) => tenantId),
        party,
      ).toEqual([own.tenant])
      expect(feeds.every(({ tenantId }) => tenantId === own.tenant)).toBe(true)
      expect(deadLetters.map(({ tenantId }) => tenantId)).toEqual([own.tenant])
      expect([deadTotal, mayRepair, deadLetters[0]?.mayRetry]).toEqual([1, party !== 'marketer', party !== 'marketer'])
    }
    const all = await health('platformAdmin')
    expect(all.tenants.map(({ tenantId }) => tenantId).sort()).toEqual([own.tenant, other.tenant].sort())
    expect(all.deadTotal).toBe(2)
  })

  test('FEED-10 counts of the whole platform are for platform admins alone', async () => {
    expect((await health('marketer')).search.workers).toBeNull()
    expect((await health('platformAdmin')).search.workers).toEqual(expect.any(Number))
  })

  test('FEED-10 shows the last delivery, its rows and rejects, its age, and runs that wait for a person', async () => {
    const client = await payload.create({
      collection: 'feed-clients',
      data: { tenant: own.tenant, name: 'Night feed', active: true, profile: 'generic', mode: 'snapshot' },
      overrideAccess: true,
    })
    const run = (data: object) =>
      payload.create({
        collection: 'feed-runs',
        data: { tenant: own.tenant, client: client.id, startedAt: new Date().toISOString(), ...data },
        overrideAccess: true,
      })
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
    const night = async () => (await health('marketer')).feeds.find(({ id }) => id === client.id)
    expect(await night()).toMatchObject({ age: 'never', lastRun: null, deliveredAt: null })
    await run({ state: 'done', startedAt: ago(26), finishedAt: ago(25), rows: 900, updated: 900 })
    expect((await night())?.age).toBe('overdue')
    await run({ state: 'done', startedAt: ago(13), finishedAt: ago(13), rows: 12, created: 9, rejected: 3 })
    expect(await night()).toMatchObject({ age: 'late', lastRun: { state: 'done', rows: 12, created: 9, rejected: 3 } })
    await run({ state: 'done', startedAt: ago(1), finishedAt: ago(1), dryRun: true })
    expect((await night())?.age, 'a trial is no delivery').toBe('late')
    const held = await run({ state: 'held', startedAt: ago(0.5), message: '40 of 100 cars would go.' })
    expect(await night()).toMatchObject({
      age: 'late',
      held: [held.id],
      lastRun: { state: 'held', message: '40 of 100 cars would go.' },
    })
  })

  test('SEA-23 shows how many changes wait, and since when', async () => {
    await pool.query(
      "INSERT INTO stock_changes (car_id, tenant_id, reason, created_at) VALUES ($1, $2, 'edit', now() - interval '90 seconds')",
      [randomUUID(), own.tenant],
    )
    const { search, tenants } = await health('marketer')
    expect(search.waiting).toBe(1)
    expect(search.lagSeconds).toBeGreaterThanOrEqual(90)
    expect(tenants).toMatchObject([{ tenantId: own.tenant, waiting: 1 }])
    expect((await health('otherDealershipAdmin')).search.waiting).toBe(0)
  })

  test('FEED-10 one refused car, or all of them, are tried again by admins of its dealership and the platform only', async () => {
    const [mine, second, theirs] = [await deadCar(own.tenant), await deadCar(own.tenant), await deadCar(other.tenant)]
    const retry = (party: PartyName, carId: unknown) => send(who[party], 'POST', '/stock-health/retry', { carId })
    for (const party of ['anonymous', 'shopper', 'sales', 'marketer', 'feedClient'] as const) {
      expect((await retry(party, mine)).status, party).toBe(403)
    }
    expect((await retry('otherDealershipAdmin', mine)).status).toBe(404)
    expect((await retry('dealershipAdmin', 'not an id')).status).toBe(400)
    expect(await isDead(mine)).toBe(true)
    expect((await retry('dealershipAdmin', mine)).body).toEqual({ success: true, retried: 1 })
    expect([await isDead(mine), await isDead(second)]).toEqual([false, true])
    expect((await retry('dealershipAdmin', null)).body).toEqual({ success: true, retried: 1 })
    expect([await isDead(second), await isDead(theirs)]).toEqual([false, true])
    expect((await retry('platformAdmin', null)).body).toEqual({ success: true, retried: 1 })
    expect((await send(who.marketer, 'POST', '/stock-health/reconcile', {})).status).toBe(403)
    expect((await send(who.dealershipAdmin, 'POST', '/stock-health/reconcile', {})).status).toBe(202)
  })
})

describe('ERR-19 probes', () => {
  const ready = async (query = '') => {
    const { GET } = await import('@/src/app/api/ready/route')
    const answer = await GET(new Request(`http://127.0.0.1:3000/api/ready${query}`))
    return { status: answer.status, body: await answer.json() }
  }

  test('ERR-19 alive says so without asking anybody', async () => {
    const { GET } = await import('@/src/app/api/health/route')
    expect(GET().status).toBe(200)
  })

  test('ERR-19 ready: database, migrations and search are there', async () => {
    const parts = { database: 'ok', migrations: 'ok', search: 'ok' }
    expect(await ready()).toEqual({ status: 200, body: { success: true, status: 'ready', parts } })
  })

  test('ERR-19 not ready names the part and nothing private', async () => {
    const { stockEngine } = await import('@/src/services/search/engine')
    const away = vi.spyOn(stockEngine(), 'isHealthy').mockResolvedValue(false)
    const answer = await ready()
    expect(answer).toMatchObject({
      status: 503,
      body: {
        success: false,
        error: { code: 'not_ready', fields: { search: 'It does not answer.' } },
        parts: { database: 'ok', search: 'down' },
      },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|postgres:/)
    expect((await ready('?parts=database,migrations')).status).toBe(200)
    away.mockRestore()
    const { rows } = await pool.query('DELETE FROM payload_migrations WHERE name LIKE $1 RETURNING *', ['%_platform'])
    expect((await ready()).body.error.fields.migrations).toMatch(/^1 of \d+ have not run\.$/)
    await pool.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, $2)', [rows[0].name, rows[0].batch])
  })
})

describe('metrics', () => {
  const scrape = async (headers: Record<string, string>) => {
    const { GET } = await import('@/src/app/metrics/route')
    return GET(new Request('http://localhost:3000/metrics', { headers: { host: 'localhost:3000', ...headers } }))
  }
  const withToken = async (token: string | undefined) => {
    const { forgetEnv } = await import('@/src/env')
    if (token === undefined) delete process.env.METRICS_TOKEN
    else process.env.METRICS_TOKEN = token
    forgetEnv()
  }

  test('FEED-10 are for the holder of the token on the platform host, without one for this machine itself', async () => {
    await withToken(TOKEN)
    expect((await scrape({})).status).toBe(401)
    expect((await scrape({ authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await scrape(headersFrom('127.0.0.1'))).status).toBe(401)
    expect((await scrape({ authorization: `Bearer ${TOKEN}`, host: 'own.localhost:3000' })).status).toBe(404)
    expect((await scrape({ authorization: `Bearer ${TOKEN}` })).status).toBe(200)
    await withToken(undefined)
    expect((await scrape({})).status).toBe(401)
    expect((await scrape(headersFrom('10.0.0.9'))).status).toBe(401)
    expect((await scrape(headersFrom('127.0.0.1'))).status).toBe(200)
  })

  test('FEED-10 count deliveries, rows, rejects, lag, refused cars and searches in Prometheus’ own format', async () => {
    await payload.create({
      collection: 'feed-runs',
      data: {
        tenant: other.tenant,
        startedAt: new Date().toISOString(),
        state: 'failed',
        rows: 10,
        rejected: 4,
      },
      overrideAccess: true,
    })
    await deadCar(own.tenant)
    const { stockEngine } = await import('@/src/services/search/engine')
    await stockEngine().ensureIndex()
    await stockEngine().search([{ q: '' }])
    const answer = await scrape(headersFrom('::1'))
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await answer.text()
    expect(text).toContain('forecourt_database_up 1')
    expect(text).toContain('forecourt_feed_runs_total{state="failed"} 1')
    expect(text).toContain('forecourt_stock_dead_letters 1')
    expect(text).toContain('forecourt_stock_queue_lag_seconds 0')
    expect(text).toMatch(/forecourt_feed_rows_total\{outcome="rejected"\} \d+/)
    expect(text).toMatch(/forecourt_search_seconds_count\{outcome="answered"\} [1-9]/)
    for (const line of text.split('\n').filter((each) => each && !each.startsWith('#'))) {
      expect(line).toMatch(/^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \S+$/)
    }
    expect(text).not.toContain('CANARY')
  })

  test('TEN-15 where a request came from is read off its connection, not its headers', async () => {
    const { createServer } = await import('node:http')
    const { noteRequests, isFromThisMachine } = await import('@/src/services/visitors/openRequests')
    noteRequests()
    const server = createServer((request, response) => {
      const headers = new Headers(
        Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      )
      response.end(String(isFromThisMachine(headers)))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, { headers })).text()
    expect(await ask({})).toBe('true')
    expect(await ask({ 'x-forwarded-for': '127.0.0.1' }), 'a proxy passed it on').toBe('false')
    expect(await ask({ 'x-forecourt-request': 'forged', forwarded: 'for=10.0.0.9' })).toBe('false')
    await new Promise((resolve) => server.close(resolve))
  })
})
