import { afterAll, beforeAll, expect, test } from 'vitest'
import { switchboard } from './faults/switchboard'
import { testPayload, type TestPayload } from '../setup/testPayload'

let stand: TestPayload
let line: Awaited<ReturnType<typeof switchboard>>
let databasePort: number
let feed: { id: string; key: string }

beforeAll(async () => {
  line = await switchboard()
  stand = await testPayload(({ port }) => {
    databasePort = port
    line.pointTo(port)
    return line.port
  })
  const { id: tenant } = await stand.payload.create({
    collection: 'tenants',
    data: { name: 'Outage', slug: 'outage', websiteId: 'outage', template: 'default' },
  })
  const data = {
    tenant,
    name: 'Yard',
    active: true,
    profile: 'canonical',
    mode: 'snapshot',
    fetchPhotos: false,
  } as const
  const { id, key } = await stand.payload.create({ collection: 'feed-clients', data })
  feed = { id, key: key ?? '' }
}, 180_000)
afterAll(async () => {
  await stand?.destroy()
  line?.close()
})

const asked = (path: string, method: string, key: string, body?: string): Request =>
  new Request(`http://localhost:3000${path}`, {
    method,
    headers: { host: 'localhost:3000', authorization: `Feed-Key ${key}` },
    ...(body === undefined ? {} : { body }),
  })

const importFile = async (key = feed.key): Promise<Response> => {
  const { POST } = await import('@/src/app/api/feeds/[client]/import/route')
  const request = asked(`/api/feeds/${feed.id}/import`, 'POST', key, '{"stocknum":"O1","make":"Kia","model":"Rio"}\n')
  return POST(request, { params: Promise.resolve({ client: feed.id }) })
}
const readCars = async (key = feed.key): Promise<Response> => {
  const { GET } = await import('@/src/app/(payload)/api/[...slug]/route')
  return GET(asked('/api/cars?limit=1', 'GET', key))
}

test('FEED-02 ERR-19 while the database is away a valid key gets 503 with Retry-After, and works when it is back', async () => {
  expect([(await importFile()).status, (await readCars()).status]).toEqual([200, 200])
  const wrong = `fk_${'x'.repeat(43)}`
  expect((await importFile(wrong)).status).toBe(401)
  line.hangUp()
  for (const answer of [await importFile(), await readCars(), await importFile(wrong)]) {
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'database_away' } })
  }
  line.pointTo(databasePort)
  expect([(await importFile()).status, (await readCars()).status]).toEqual([200, 200])
  expect((await importFile(wrong)).status).toBe(401)
})
