import { Logger, runOnce } from 'graphile-worker'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reminderClock } from '@/src/jobs/shoppers/reminderClock'
import { mailReminders } from '@/src/jobs/shoppers/mailReminders'
import { reminderTasks } from '@/src/jobs/shoppers/shopperTasks'
import type { Tenant } from '@/src/payload-types'
import { erasePerson } from '@/src/payload/person/erasePerson'
import { findHeld } from '@/src/payload/person/findHeld'
import { ownVehiclesOf } from '@/src/payload/sql/ownVehicles'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { change, keyIn, type Mail, morning, visit } from '../alertStand'
import { ask, shopperStand, type ShopperStand } from './shopperStand'

// The cache of pages exists only inside Next, as do the headers of a request and redirects.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () =>
    new Headers({
      host: `${visit.of}.localhost:3000`,
      ...(visit.token ? { cookie: `consent=yes; shopper-session=${visit.token}` } : {}),
    }),
}))
const redirected = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', async (load) => ({ ...(await load<object>()), redirect: redirected }))

let s: ShopperStand
const sent = vi.fn()
beforeAll(async () => {
  s = await shopperStand()
  vi.spyOn(s.stand.payload, 'sendEmail').mockImplementation(sent)
}, 180_000)
afterAll(() => s.destroy())
beforeEach(() => {
  sent.mockReset().mockResolvedValue(undefined)
  redirected.mockReset()
})
afterEach(() => s.sql('DELETE FROM own_vehicles'))

const logger = new Logger(() => () => undefined)
const work = async (): Promise<void> => {
  const taskList = reminderTasks({ payload: s.stand.payload, pool: s.pool })
  await runOnce({ pgPool: s.pool, logger, noHandleSignals: true, taskList })
}
let people = 0
/** A signed-in shopper of a site; `email` is proven unless it is left out. */
const signedIn = async (of: Tenant, email = '') => {
  people += 1
  const token = await s.signIn(of, `+614120003${String(people).padStart(2, '0')}`)
  const session = await findSession(await s.req(), of.id, token)
  if (!session) throw new Error('The shopper is not signed in.')
  if (email !== '')
    await s.stand.payload.update({ collection: 'shoppers', id: session.shopper, data: { email }, overrideAccess: true })
  return { of, token, shopper: session.shopper, email }
}
type Person = Awaited<ReturnType<typeof signedIn>>

const save = async ({ of, token }: Pick<Person, 'of' | 'token'>, fields: Record<string, string>) => {
  const { saveVehicle } = await import('@/src/actions/shopper/saveVehicle')
  Object.assign(visit, { of: of.slug, token })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return saveVehicle({ kind: 'idle' }, form)
}
const vehiclesOf = async ({ of, shopper }: Person) => ownVehiclesOf(await s.req(), { tenant: of.id, shopper })
const remove = async ({ of, token }: Person, vehicle: string): Promise<number> => {
  const { POST } = await import('@/src/app/api/shopper/vehicles/route')
  return (await POST(ask(of, '/api/shopper/vehicles', { token, form: { act: 'remove', vehicle } }))).status
}
const mails = (): Mail[] => sent.mock.calls.map(([mail]) => mail)
/** What the worker does on a morning, twice over: as if it had been killed and started again. */
const mailAt = async (day: number): Promise<number> => {
  const queued = await reminderClock(s.pool, morning(day))
  await work()
  await work()
  return queued + (await reminderClock(s.pool, morning(day)))
}
// `morning(day)` is the following day in Sydney.
const CAR = { make: 'Mazda', model: 'CX-5', year: '2021', rego: 'abc 123', odometer: '41,000' }

test('WAT-23 TEN-08 TEN-15 a shopper’s vehicles are nobody else’s: not to read, change or remove, on no site', async () => {
  const jane = await signedIn(s.own)
  const others = [await signedIn(s.own), await signedIn(s.other)]
  expect((await save(jane, CAR)).kind).toBe('sent')
  expect(redirected).toHaveBeenCalledWith(expect.stringMatching(/^\/my-garage\?vehicle=saved&at=\w+#vehicles$/))
  const [mine] = await vehiclesOf(jane)
  expect(mine).toMatchObject({
    make: 'Mazda',
    model: 'CX-5',
    year: 2021,
    rego: 'ABC123',
    odometer: 41_000,
    regoDue: '',
  })
  const id = mine?.id ?? ''
  for (const other of others) {
    expect(await vehiclesOf(other)).toEqual([])
    expect(await save(other, { ...CAR, id, model: 'Taken' })).toMatchObject({ kind: 'failed' })
    expect(await remove(other, id)).toBe(303)
  }
  expect(await save({ of: s.own, token: '' }, { ...CAR, id, model: 'Taken' })).toMatchObject({ kind: 'failed' })
  expect(await vehiclesOf(jane)).toEqual([mine])
  expect((await save(jane, { ...CAR, id, model: 'CX-9', service_due: '2030-05-01' })).kind).toBe('sent')
  expect(await vehiclesOf(jane)).toMatchObject([{ id, model: 'CX-9', serviceDue: '2030-05-01' }])
  expect(await remove(jane, id)).toBe(303)
  expect(await vehiclesOf(jane)).toEqual([])
})

test('WAT-23 LEA-32 a registration alone is looked up; what cannot be is asked for', async () => {
  const jane = await signedIn(s.own)
  await s.car(s.other, { regplate: 'REG777', make: 'Kia', model: 'Rio', year: 2019 })
  expect((await save(jane, { rego: 'reg 777', state: 'NSW' })).kind).toBe('sent')
  expect(await vehiclesOf(jane)).toMatchObject([{ make: 'Kia', model: 'Rio', year: 2019, state: 'NSW' }])
  expect(await save(jane, { rego: 'NONE99', state: 'NSW' })).toMatchObject({
    kind: 'invalid',
    errors: { make: /know/ },
  })
  const reminded = await save(jane, { ...CAR, rego_due: '2030-05-01', reminded: 'on' })
  expect(reminded).toMatchObject({ kind: 'invalid', errors: { reminded: expect.stringContaining('e-mail') } })
  for (let count = 1; count < 10; count += 1) await save(jane, CAR)
  expect(await save(jane, CAR)).toMatchObject({ kind: 'failed' })
  expect(await vehiclesOf(jane)).toHaveLength(10)
})

test('WAT-23 each day is reminded of once 30 and once 7 days before, in one mail, though the worker runs twice', async () => {
  const jane = await signedIn(s.own, 'jane@shopper.example')
  const silent = await signedIn(s.own, 'silent@shopper.example')
  await save(jane, { ...CAR, rego_due: '2030-02-10', service_due: '2030-02-12', reminded: 'on' })
  await save(jane, { make: 'Kia', model: 'Rio', rego_due: '2030-02-11', reminded: 'on' })
  await save(silent, { ...CAR, rego_due: '2030-02-10' })
  expect(await reminderClock(s.pool, new Date(Date.UTC(2030, 0, 11, 3)))).toBe(0)
  expect(await mailAt(8)).toBe(0)
  // 13 January in Sydney: 28 to 30 days before, because the worker was away on the 11th and 12th.
  expect(await mailAt(12)).toBe(1)
  const [first, ...more] = mails()
  expect(more).toEqual([])
  expect(first?.to).toBe('jane@shopper.example')
  expect(first?.subject).toBe('2021 Mazda CX-5 and 1 more are due soon')
  expect(first?.text).toContain('Registration ends in 28 days, on 10/02/2030')
  expect(first?.text).toContain('Service is due in 30 days, on 12/02/2030')
  expect(first?.text).toMatch(/Book a service: http\S+\/service\?vehicle=2021\+Mazda\+CX-5&rego=ABC123&odometer=41000/)
  expect(await mailAt(13)).toBe(0)
  expect(await mailAt(30)).toBe(0)
  expect(await mailAt(34)).toBe(1)
  expect(mails().at(-1)?.text).toContain('Registration ends in 6 days, on 10/02/2030')
  expect(mails().at(-1)?.text).not.toContain('Service')
  expect(await mailAt(35)).toBe(1)
  expect(mails()).toHaveLength(3)
  const [vehicle] = await vehiclesOf(jane)
  await save(jane, { ...CAR, id: vehicle?.id ?? '', rego_due: '2031-02-10', reminded: 'on' })
  expect(await mailAt(36)).toBe(0)
})

test('LAW-07 one click, or a press, stops reminders at once: what is queued is not sent', async () => {
  const jane = await signedIn(s.own, 'stop@shopper.example')
  await save(jane, { ...CAR, rego_due: '2030-03-30', reminded: 'on' })
  await save(jane, { make: 'Kia', model: 'Rio', rego_due: '2030-03-20', reminded: 'on' })
  expect(await mailAt(64)).toBe(1)
  const [mail] = mails()
  const key = keyIn(mail)
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<http://own-motors.localhost:3000/api/alerts/${key}?only=reminders>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(await reminderClock(s.pool, morning(75))).toBe(1)
  const { POST } = await import('@/src/app/api/alerts/[key]/route')
  const click = ask(s.own, `/api/alerts/${key}?only=reminders`, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect((await POST(click, { params: Promise.resolve({ key }) })).status).toBe(200)
  await work()
  expect(mails()).toHaveLength(1)
  expect((await vehiclesOf(jane)).map(({ reminded }) => reminded)).toEqual([false, false])
  expect(await s.sql('SELECT consent_text FROM own_vehicles')).toEqual([{ consent_text: null }, { consent_text: null }])
  const [vehicle] = await vehiclesOf(jane)
  await save(jane, { ...CAR, id: vehicle?.id ?? '', rego_due: '2030-04-20', reminded: 'on' })
  expect(await change(s.other, key, { act: 'stop-reminders' })).toBe(404)
  expect((await vehiclesOf(jane))[0]?.reminded).toBe(true)
  expect(await change(s.own, key, { act: 'stop-reminders' })).toBe(303)
  expect((await vehiclesOf(jane))[0]?.reminded).toBe(false)
})

test('WAT-23 a mail that cannot be sent is sent later under the same id, and once', async () => {
  const jane = await signedIn(s.own, 'later@shopper.example')
  await save(jane, { ...CAR, rego_due: '2030-05-30', reminded: 'on' })
  sent.mockRejectedValueOnce(new Error('The mail server is away.'))
  expect(await reminderClock(s.pool, morning(121))).toBe(1)
  await work()
  const [row] = await s.sql('SELECT id::text FROM vehicle_reminder_mails WHERE sent_at IS NULL')
  const id = String(row?.id)
  const deps = { payload: s.stand.payload, pool: s.pool }
  await mailReminders(deps, id)
  await mailReminders(deps, id)
  expect(mails().map(({ messageId }) => messageId)).toEqual([
    `<${id}@own-motors.localhost>`,
    `<${id}@own-motors.localhost>`,
  ])
  expect(await s.sql('SELECT id FROM vehicle_reminder_mails WHERE sent_at IS NULL')).toEqual([])
})

test('LAW-08 own vehicles are in what is held of a person, and go with the person', async () => {
  const jane = await signedIn(s.own, 'held@shopper.example')
  await save(jane, { ...CAR, state: 'NSW', rego_due: '2030-09-01', reminded: 'on' })
  const person = { by: 'email', value: 'HELD@shopper.example' } as const
  const { accounts } = await findHeld(await s.req(), [s.own.id], person)
  expect(accounts[0]?.vehicles).toEqual([
    expect.stringMatching(
      /^2021 Mazda CX-5, ABC123 NSW, 41000 km, registration ends 01\/09\/2030, agreed on .*: Remind me/,
    ),
  ])
  await erasePerson(await s.req(), [s.own.id], person, 'the person')
  expect(await s.sql('SELECT id FROM own_vehicles')).toEqual([])
})
