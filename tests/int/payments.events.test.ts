import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Car } from '@/src/payload-types'
import { type PaymentStand, paymentStand } from './payments.harness'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'pay-motors.localhost:3000', 'x-forwarded-for': '10.3.0.1' }),
}))

let s: PaymentStand
beforeAll(async () => {
  s = await paymentStand()
  await set({})
}, 180_000)
afterAll(() => s?.destroy())

/** What advertisers are told of a lead is queued where a dealership has a pixel. */
const set = (more: object) =>
  s.stand.payload.update({
    collection: 'tenants',
    id: s.tenant.id,
    data: { settings: { ...Object(s.tenant.settings), 'analytics.metaPixelId': '1234567890', ...more } },
  })

const newEmail = (): string => `${crypto.randomUUID()}@shopper.test`

interface Begun {
  car: Car
  email: string
  path: string
  id: string
}
/** A checkout that has led to the reservation's page. */
const begin = async (mode: string): Promise<Begun> => {
  const car = await s.car()
  const email = newEmail()
  const answer = await s.checkOut(car, { email, mode })
  if ('message' in answer) throw new Error(answer.message)
  return { ...answer, car, email }
}

/** What is counted and reported of the lead of a checkout. */
const countedOf = async ({ car, email }: Pick<Begun, 'car' | 'email'>) => {
  const lead = await s.lead(email)
  const events = await s.sql('SELECT event_id, tenant_id FROM analytics_events WHERE car_id = $1', [car.id])
  const reports = await s.sql(
    `SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'leadId' = $1 AND payload ->> 'eventId' <> ''`,
    [lead?.id],
  )
  return { workflow: lead?.workflow, events, reported: reports.map(({ payload }) => Object(payload).eventId) }
}
/** The same of a checkout that goes on so. */
const counted = async (happens: (begun: Begun) => Promise<unknown>, mode = 'reserve') => {
  const one = await begin(mode)
  await happens(one)
  return countedOf(one)
}
const once = () => ({ workflow: 'new', events: [{ event_id: 61, tenant_id: s.tenant.id }], reported: [61] })
const nothing = { workflow: 'new', events: [], reported: [] }

const release = async (email: string) => {
  const id = (await s.lead(email))?.id ?? ''
  await s.stand.payload.update({ collection: 'leads', id, data: { workflow: 'new' } })
}
const paid = ({ id, path }: Begun) => {
  s.stripe.pay(id)
  return s.open(path)
}

test('ANA-02 BUY-07 a deposit that is paid is one event and one report, whoever tells of it and releases the lead', async () => {
  const toldByAll = async ({ id, path }: Begun) => {
    s.stripe.pay(id)
    await s.webhook(s.stripe.event('checkout.session.completed', id))
    await Promise.all([s.work(), s.sweep(), s.open(path)])
    await s.open(path)
  }
  const releasedBefore = async (one: Begun) => {
    await release(one.email)
    await paid(one)
  }
  const givenBack = async (one: Begun) => {
    await paid(one)
    await s.stand.payload.update({ collection: 'reservations', id: one.id, data: { state: 'cancelled' } })
    await s.work()
  }
  for (const happens of [paid, toldByAll, releasedBefore, givenBack])
    expect(await counted(happens), happens.name).toEqual(once())
  expect(await counted(paid, 'buy')).toEqual(once())
})

test('ANA-02 BUY-07 a checkout whose deposit is not paid is no event, and nothing is reported of it', async () => {
  const left = ({ path }: Begun) => s.open(path, true)
  const declined = async (one: Begun) => {
    s.stripe.pay(one.id, 'declined')
    await left(one)
  }
  const expired = async ({ id }: Begun) => {
    await s.sql(`UPDATE reservations SET expires_at = now() - interval '1 minute' WHERE id = $1`, [id])
    await s.sweep()
  }
  const soldMeanwhile = async (one: Begun) => {
    await s.stand.payload.update({ collection: 'cars', id: one.car.id, data: { status: 'sold' }, depth: 0 })
    await paid(one)
  }
  const releasedBefore = async (one: Begun) => {
    await release(one.email)
    await left(one)
  }
  for (const happens of [left, declined, expired, soldMeanwhile, releasedBefore])
    expect(await counted(happens), happens.name).toEqual(nothing)
  expect(await counted(left, 'buy')).toEqual(nothing)
})

test('ANA-02 LEA-18 a checkout that is held as spam reserves nothing, and is no reservation when staff release it', async () => {
  const one = { car: await s.car(), email: newEmail() }
  await s.checkOut(one.car, { email: one.email, tracking: 'buy pills' })
  expect(await s.lead(one.email)).toMatchObject({ workflow: 'held', lead_attributes: { held_because: 'trap' } })
  await release(one.email)
  expect(await countedOf(one)).toEqual(nothing)
})

test('ANA-02 BUY-04 a reservation without a deposit is counted when it is made', async () => {
  await set({ 'reserve.amount': '$0' })
  const one = { car: await s.car(), email: newEmail() }
  expect(await s.checkOut(one.car, { email: one.email })).toEqual({ message: 'sent' })
  expect(await s.isReserved(one.car)).toBe(true)
  expect(await countedOf(one)).toEqual(once())
})
