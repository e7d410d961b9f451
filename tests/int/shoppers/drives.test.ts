import { Logger, runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { leadTasks } from '@/src/jobs/leads/leadTasks'
import type { Car } from '@/src/payload-types'
import { ask, shopperStand, type ShopperStand } from './shopperStand'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

let s: ShopperStand
let place: string
let token: string
let stranger: string
let car: Car
const mails = vi.fn()

beforeAll(async () => {
  s = await shopperStand()
  const { payload } = s.stand
  await payload.update({
    collection: 'tenants',
    id: s.own.id,
    data: { settings: { 'features.garage': true, 'testDrive.dateField': true } },
  })
  const contact_detail = { email: 'sales@own.example', phone: '02 9000 1234' }
  const made = await payload.create({
    collection: 'locations',
    data: {
      tenant: s.own.id,
      name: 'Artarmon',
      slug: 'artarmon',
      visible: true,
      address: { state: 'NSW' },
      contact_detail,
    },
  })
  place = made.id
  ;[token, stranger] = [await s.signIn(s.own, '+61412000201'), await s.signIn(s.own, '+61412000202')]
}, 180_000)
afterAll(() => s.destroy())
beforeEach(async () => {
  car = await s.car(s.own, { location: place })
  mails.mockReset().mockResolvedValue(undefined)
  vi.spyOn(s.stand.payload, 'sendEmail').mockImplementation(mails)
})

const timesOf = async (): Promise<string[]> => {
  const { GET } = await import('@/src/app/api/test-drive/appointments/route')
  const answer = await GET(ask(s.own, `/api/test-drive/appointments?car_id=${car.id}`, { method: 'GET' }))
  return Object(await answer.json()).appointments
}

/** A test drive booked by the form, under the first account's number; its id. */
const book = async (at: string, phone = '0412 000 201'): Promise<string> => {
  const { POST } = await import('@/src/app/api/enquiries/route')
  const body = {
    ...{ name: 'Sam', email: `${crypto.randomUUID()}@shopper.test`, phone, postcode: '2000' },
    ...{ category: 'Test Drive', car_id: car.id, test_drive_at: at },
  }
  const answer = await POST(ask(s.own, '/api/enquiries', { body }))
  expect(answer.status).toBe(201)
  const { lead_id } = Object(await answer.json())
  const [row] = await s.sql('SELECT id::text FROM appointments WHERE lead_id = $1', [lead_id])
  return String(row?.id)
}
const post = async (what: 'cancel' | 'move', form: Record<string, string>, as = token): Promise<string | null> => {
  const { POST } =
    what === 'cancel'
      ? await import('@/src/app/api/shopper/test-drives/cancel/route')
      : await import('@/src/app/api/shopper/test-drives/move/route')
  const answer = await POST(ask(s.own, `/api/shopper/test-drives/${what}`, { token: as, form }))
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}
const stateOf = async (id: string) =>
  (await s.sql('SELECT state::text, starts_at FROM appointments WHERE id = $1', [id]))[0]
const notesOf = async (id: string): Promise<unknown[]> =>
  (
    await s.sql(
      `SELECT text FROM lead_activities WHERE kind = 'note' AND lead_id = (SELECT lead_id FROM appointments WHERE id = $1)`,
      [id],
    )
  ).map(({ text }) => text)
/** Subjects of the mails that went to the dealership about changed drives. */
const told = async (): Promise<string[]> => {
  const logger = new Logger(() => () => undefined)
  await runOnce({ pgPool: s.pool, logger, taskList: leadTasks({ payload: s.stand.payload, pool: s.pool, allow: [] }) })
  return mails.mock.calls.flatMap(([{ to, subject }]) => (/changed/.test(subject) ? [`${to}: ${subject}`] : []))
}

test('LEA-22 WAT-23 the garage moves a test drive to another offered time, frees the old one and tells the dealership', async () => {
  const [first = '', second = '', third = ''] = await timesOf()
  const id = await book(first)
  expect(await post('move', { appointment: id, at: second })).toContain('?drive=moved#drives')
  expect(await stateOf(id)).toMatchObject({ state: 'booked', starts_at: new Date(second) })
  const free = await timesOf()
  expect([free.includes(first), free.includes(second), free.includes(third)]).toEqual([true, false, true])
  expect(await notesOf(id)).toEqual([expect.stringMatching(/^The customer moved the test drive from .+ to .+\.$/)])
  expect(await told()).toEqual(['sales@own.example: Test drive changed: Sam, Toyota Corolla'])
})

test('LEA-22 a time that is not offered, or that another has, leaves the drive as it was', async () => {
  const [first = '', second = ''] = await timesOf()
  const [mine, theirs] = [await book(first), await book(second, '0412 000 299')]
  const night = first.replace(/T\d{2}:\d{2}/, 'T03:07')
  for (const at of [second, night]) expect(await post('move', { appointment: mine, at })).toContain('?drive=taken')
  expect(await stateOf(mine)).toMatchObject({ state: 'booked', starts_at: new Date(first) })
  expect(await stateOf(theirs)).toMatchObject({ state: 'booked', starts_at: new Date(second) })
  expect(await notesOf(mine)).toEqual([])
})

test('LEA-22 of ten who move to one time, one has it', async () => {
  const times = await timesOf()
  const goal = times.at(-1) ?? ''
  const ids: string[] = []
  for (const at of times.slice(0, 10)) ids.push(await book(at))
  const answers = await Promise.all(ids.map((appointment) => post('move', { appointment, at: goal })))
  expect(answers.filter((location) => location?.includes('drive=moved'))).toHaveLength(1)
  expect(answers.filter((location) => location?.includes('drive=taken'))).toHaveLength(9)
})

test('WAT-23 a cancelled drive frees its time; cancelling twice says that it is gone', async () => {
  const [first = ''] = await timesOf()
  const id = await book(first)
  expect(await timesOf()).not.toContain(first)
  expect(await post('cancel', { appointment: id })).toContain('?drive=cancelled#drives')
  expect(await timesOf()).toContain(first)
  expect(await post('cancel', { appointment: id })).toContain('?drive=gone')
  expect(await notesOf(id)).toHaveLength(1)
})

test('WAT-23 the calendar file of a booked drive is the shopper’s own', async () => {
  const [first = ''] = await timesOf()
  const id = await book(first)
  const { GET } = await import('@/src/app/api/shopper/test-drives/calendar/route')
  const read = (as: string | null) =>
    GET(ask(s.own, `/api/shopper/test-drives/calendar?appointment=${id}`, { token: as, method: 'GET' }))
  const answer = await read(token)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const utc = `${new Date(first).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  expect(await answer.text()).toContain(`DTSTART:${utc}\r\n`)
  expect([(await read(stranger)).status, (await read(null)).status]).toEqual([404, 401])
})

test('TEN-15 nobody changes another’s test drive, and no other site’s form does', async () => {
  const [first = '', second = ''] = await timesOf()
  const id = await book(first)
  expect(await post('cancel', { appointment: id }, stranger)).toContain('?drive=gone')
  expect(await post('move', { appointment: id, at: second }, stranger)).toContain('?drive=gone')
  const { POST } = await import('@/src/app/api/shopper/test-drives/cancel/route')
  const path = '/api/shopper/test-drives/cancel'
  const form = { appointment: id }
  expect((await POST(ask(s.own, path, { token, form, origin: 'https://evil.example' }))).status).toBe(403)
  expect((await POST(ask(s.own, path, { token, form: { appointment: 'x' } }))).status).toBe(400)
  expect(await stateOf(id)).toMatchObject({ state: 'booked' })
})
