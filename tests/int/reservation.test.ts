import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Charge, PaymentProvider, PaymentState } from '@/src/domain/checkout/PaymentProvider'
import type { Reservation } from '@/src/payload/payments/reservations'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

let running: TestPayload
let tenant: string

beforeAll(async () => {
  running = await testPayload()
  const made = await running.payload.create({
    collection: 'tenants',
    data: { name: 'Reserve Motors', slug: 'reserve-motors', websiteId: 'reserve-motors', template: 'default' },
  })
  tenant = made.id
}, 180_000)

afterAll(() => running?.destroy())

const newCar = async (extra: object = {}): Promise<string> => {
  const car = await running.payload.create({
    collection: 'cars',
    data: {
      tenant,
      make: 'Mazda',
      model: 'CX-5',
      year: 2021,
      stocknum: crypto.randomUUID().slice(0, 8),
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      price: 30_000,
      ...extra,
    },
  })
  return car.id
}

/** A payment company that charges at once, with what it has charged and returned. */
const till = (answer: (charge: Charge) => 'paid' | 'declined' | Promise<'paid'>) => {
  const ledger = new Map<string, 'charged' | 'returned'>()
  const find = (key: string): PaymentState =>
    ledger.has(key) ? { kind: 'paid', reference: `till_${key}` } : { kind: 'unpaid', reason: null }
  const provider: PaymentProvider = {
    name: 'till',
    sandbox: false,
    start: async (charge) => {
      if ((await answer(charge)) === 'declined') return { kind: 'unpaid', reason: 'No.' }
      ledger.set(charge.key, 'charged')
      return find(charge.key)
    },
    find: async ({ key }) => find(key),
    close: async ({ key }) => find(key),
    refund: async ({ key }) => void ledger.set(key, 'returned'),
  }
  return { provider, ledger }
}

const take = async (carId: string): Promise<Reservation | null> => {
  const { takeCar } = await import('@/src/payload/payments/reservations')
  const req = await createLocalReq({}, running.payload)
  return takeCar(req, { carId, amountCents: 20_000, provider: 'till', account: null })
}
const chargeOf = ({ id, cents }: Reservation): Charge => ({
  key: id,
  account: null,
  amountCents: cents,
  description: 'Deposit',
  email: 'sam@shopper.test',
  returnUrl: 'http://own.test',
  payBy: new Date(),
})
const pay = async (reservation: Reservation, provider: PaymentProvider) => {
  const { startPayment } = await import('@/src/payload/payments/startPayment')
  return startPayment(running.payload, reservation, provider, chargeOf(reservation))
}
/** 'taken', or the state of the reservation after the payment. */
const reserve = async (carId: string, provider: PaymentProvider): Promise<string> => {
  const reservation = await take(carId)
  if (!reservation) return 'taken'
  const { reservation: after } = (await pay(reservation, provider)) ?? {}
  return `${after?.state} ${after?.deposit}`
}
const due = async (provider: PaymentProvider): Promise<number> => {
  const { settleDue } = await import('@/src/jobs/reservations/reservationTasks')
  return settleDue({ payload: running.payload, providers: () => provider })
}
const makeOld = (id: string): Promise<unknown> =>
  Promise.resolve(
    running.payload.db.drizzle.execute(
      sql`UPDATE reservations SET created_at = now() - interval '5 minutes' WHERE id = ${id}::uuid`,
    ),
  )
const makeOver = (id: string): Promise<unknown> =>
  Promise.resolve(
    running.payload.db.drizzle.execute(
      sql`UPDATE reservations SET expires_at = now() - interval '1 minute' WHERE id = ${id}::uuid`,
    ),
  )
const states = async (carId: string): Promise<string[]> => {
  const { docs } = await running.payload.find({
    collection: 'reservations',
    where: { car: { equals: carId } },
    pagination: false,
    depth: 0,
  })
  return docs.map(({ state, payment_state }) => `${state} ${payment_state}`).toSorted()
}
const isReserved = async (carId: string): Promise<boolean> =>
  (await running.payload.findByID({ collection: 'cars', id: carId, depth: 0 })).reserved === true

test('BUY-04 TEN-12 of ten who reserve a car at once, one gets it and one pays', async () => {
  const carId = await newCar()
  const { provider, ledger } = till(() => 'paid')
  const answers = await Promise.all(Array.from({ length: 10 }, () => reserve(carId, provider)))
  expect(answers.filter((answer) => answer === 'paid paid')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(9)
  expect([...ledger.values()]).toEqual(['charged'])
  expect(await states(carId)).toEqual(['paid paid'])
  expect(await isReserved(carId)).toBe(true)
  expect(await reserve(carId, provider)).toBe('taken')
})

test('BUY-07 a declined payment, or a payment company out of order, frees the car for the next', async () => {
  const carId = await newCar()
  expect(await reserve(carId, till(() => 'declined').provider)).toBe('cancelled failed')
  expect(await reserve(carId, till(() => Promise.reject(new Error('Out of order'))).provider)).toBe('cancelled failed')
  expect(await reserve(carId, till(() => 'paid').provider)).toBe('paid paid')
  expect(await states(carId)).toEqual(['cancelled failed', 'cancelled failed', 'paid paid'])
})

test('BUY-04 a car that is not in stock cannot be held', async () => {
  for (const status of ['coming_soon', 'sold', 'pending']) expect(await take(await newCar({ status }))).toBeNull()
})

test('BUY-07 a process that ends between charge and record loses nothing: the worker confirms what was paid', async () => {
  const carId = await newCar()
  const { provider, ledger } = till(() => 'paid')
  const reservation = await take(carId)
  if (!reservation) throw new Error('The car was not free.')
  // The charge is made, and the process is gone before it is recorded.
  await provider.start(chargeOf(reservation))
  await due(provider)
  expect(await states(carId)).toEqual(['pending pending'])
  await makeOld(reservation.id)
  await Promise.all([due(provider), due(provider)])
  expect(await states(carId)).toEqual(['paid paid'])
  expect([...ledger.values()]).toEqual(['charged'])
  expect(await isReserved(carId)).toBe(true)
})

test('BUY-07 a process that ends before the charge leaves a free car', async () => {
  const carId = await newCar()
  const { provider, ledger } = till(() => 'paid')
  const reservation = await take(carId)
  await makeOld(reservation?.id ?? '')
  await due(provider)
  expect(await states(carId)).toEqual(['cancelled failed'])
  expect(ledger.size).toBe(0)
  expect(await reserve(carId, provider)).toBe('paid paid')
})

test('BUY-07 a hold nobody paid for in time is let go; its late payer gets the money back', async () => {
  const carId = await newCar()
  const others = till(() => 'paid')
  const late = till(async ({ key }): Promise<'paid'> => {
    await makeOver(key)
    await due(till(() => 'paid').provider)
    expect(await reserve(carId, others.provider)).toBe('paid paid')
    return 'paid'
  })
  expect(await reserve(carId, late.provider)).toBe('expired refunded')
  expect([...late.ledger.values()]).toEqual(['returned'])
  expect([...others.ledger.values()]).toEqual(['charged'])
  expect(await states(carId)).toEqual(['expired refunded', 'paid paid'])
  expect(await isReserved(carId)).toBe(true)
})

test('BUY-07 staff cancel a reservation, or its time passes: the car is free and the deposit goes back, once', async () => {
  const { provider, ledger } = till(() => 'paid')
  const [cancelled, expired] = [await newCar(), await newCar()]
  expect(await reserve(cancelled, provider)).toBe('paid paid')
  expect(await reserve(expired, provider)).toBe('paid paid')
  const idOf = async (carId: string) => {
    const { docs } = await running.payload.find({ collection: 'reservations', where: { car: { equals: carId } } })
    return docs[0]?.id ?? ''
  }
  await running.payload.update({ collection: 'reservations', id: await idOf(cancelled), data: { state: 'cancelled' } })
  expect(await states(cancelled)).toEqual(['cancelled refund_due'])
  expect(await isReserved(cancelled)).toBe(false)
  await makeOver(await idOf(expired))
  await due(provider)
  await due(provider)
  expect(await states(cancelled)).toEqual(['cancelled refunded'])
  expect(await states(expired)).toEqual(['expired refunded'])
  expect(await isReserved(expired)).toBe(false)
  expect([...ledger.values()]).toEqual(['returned', 'returned'])
})
