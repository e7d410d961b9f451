import { Logger, runMigrations, runOnce } from 'graphile-worker'
import { defaultLoggerOptions } from 'payload'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { leadTasks } from '@/src/jobs/leads/leadTasks'
import { workerPool } from '@/src/jobs/worker/workerPool'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

const EMAIL = 'canary.person@shopper.example'
const PHONE = '0412 777 333'
const PERSONAL = /canary\.person|0412 ?777 ?333|Canaryname/

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers({ referer: 'https://own.test/contact-us' }) }))

let stand: TestPayload
let pool: Pool
const lines: string[] = []
beforeAll(async () => {
  stand = await testPayload()
  pool = workerPool(stand.databaseUrl, 3)
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })
  const data = { name: 'Own', slug: 'own-motors', websiteId: 'web-own', template: 'default' as const }
  const { id } = await stand.payload.create({ collection: 'tenants', data })
  await stand.payload.create({
    collection: 'locations',
    data: { tenant: id, name: 'Yard', slug: 'yard', visible: true, contact_detail: { email: 'yard@own.example' } },
  })
  vi.spyOn(defaultLoggerOptions, 'write').mockImplementation((line: unknown) => lines.push(String(line)) > 0)
}, 180_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await pool?.end()
  await stand?.destroy()
})

const send = async (message: string): Promise<number> => {
  const { POST } = await import('@/src/app/api/enquiries/route')
  const body = { name: 'Canaryname', last_name: 'Canaryname', email: EMAIL, phone: PHONE, postcode: '2000', message }
  const host = 'own-motors.localhost:3000'
  const headers = { host, 'content-type': 'application/json' }
  const answer = await POST(
    new Request(`http://${host}/api/enquiries`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  expect(await answer.text()).not.toMatch(PERSONAL)
  return answer.status
}

test('OPS-02 NFR-06 ANA-16 a lead, one that cannot be stored and mails that fail leave nobody’s details in logs and counts', async () => {
  expect(await send('Is it still there?')).toBe(201)
  // The database's own error repeats every value of the row.
  await pool.query(`ALTER TABLE leads ADD CONSTRAINT refused CHECK (message <> 'Is it refused?')`)
  expect(await send('Is it refused?')).toBe(500)
  expect(lines.join('\n')).toContain('A lead could not be stored.')
  expect(lines.join('\n')).toContain('values left out')

  vi.spyOn(stand.payload, 'sendEmail').mockRejectedValue(new Error(`550 <${EMAIL}> of ${PHONE} is unknown`))
  await runOnce({
    pgPool: pool,
    taskList: leadTasks({ payload: stand.payload, pool, allow: [] }),
    noHandleSignals: true,
    logger: new Logger(() => (_level, message) => stand.payload.logger.error(message)),
  })
  await expect.poll(() => lines.filter((line) => line.includes('Failed task')).length).toBe(1)
  expect(lines.filter((line) => PERSONAL.test(line))).toEqual([])

  const { rows: counted } = await pool.query('SELECT * FROM analytics_events')
  expect(counted).toHaveLength(1)
  for (const table of ['analytics_events', 'analytics_daily', 'audit_log'])
    expect(JSON.stringify((await pool.query(`SELECT * FROM ${table}`)).rows), table).not.toMatch(PERSONAL)
})
