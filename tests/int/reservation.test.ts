import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Charge, PaymentProvider } from '@/src/services/payments/depositProvider'
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

const provider = (answer: (charge: Charge) => ReturnType<PaymentProvider['charge']>) => {
  const charges: string[] = []
  const refunds: string[] = []
  const made: PaymentProvider = {
    name: 'Test',
    sandbox: true,
    charge: (charge) => {
      charges.push(charge.idempotencyKey)
      return answer(charge)
    },
    refund: async (reference) => void refunds.push(reference),
  }
  return { provider: made, charges, refunds }
}
const paying = () => provider(async ({ idempotencyKey }) => ({ kind: 'paid', reference: `test_${idempotencyKey}` }))

const reserve = async (carId: string, by: PaymentProvider | null) => {
  const { reserveCar } = await import('@/src/actions/reservations/reserveCar')
  return reserveCar(running.payload, { carId, amountCents: 20_000, description: 'Deposit', provider: by })
}
const states = async (carId: string): Promise<string[]> => {
  const { docs } = await running.payload.find({
    collection: 'reservations',
    where: { car: { equals: carId } },
    pagination: false,
    depth: 0,
  })
  return docs.map(({ state }) => state)
}

test('BUY-04 TEN-12 of ten who reserve a car at once, one gets it and one pays', async () => {
  const carId = await newCar()
  const { provider: till, charges } = paying()
  const answers = await Promise.all(Array.from({ length: 10 }, () => reserve(carId, till)))
  expect(answers.filter(({ kind }) => kind === 'reserved')).toHaveLength(1)
  expect(answers.filter(({ kind }) => kind === 'taken')).toHaveLength(9)
  expect(charges).toHaveLength(1)
  expect(await states(carId)).toEqual(['paid'])
  const car = await running.payload.findByID({ collection: 'cars', id: carId })
  expect(car.reserved).toBe(true)
  expect((await reserve(carId, till)).kind).toBe('taken')
})

test('BUY-07 a declined payment, or a payment company out of order, frees the car for the next', async () => {
  const carId = await newCar()
  const declining = provider(async () => ({ kind: 'declined', reason: 'No.' }))
  expect(await reserve(carId, declining.provider)).toEqual({ kind: 'declined', reason: 'No.' })
  const broken = provider(() => Promise.reject(new Error('Out of order')))
  await expect(reserve(carId, broken.provider)).rejects.toThrow('Out of order')
  expect((await reserve(carId, paying().provider)).kind).toBe('reserved')
  expect((await states(carId)).toSorted()).toEqual(['cancelled', 'cancelled', 'paid'])
})

test('BUY-04 a car that is not in stock cannot be held', async () => {
  const { provider: till, charges } = paying()
  for (const status of ['coming_soon', 'sold', 'pending'])
    expect((await reserve(await newCar({ status }), till)).kind).toBe('taken')
  expect(charges).toEqual([])
})

test('BUY-07 a hold nobody paid for in time is let go; its late payer gets the money back', async () => {
  const carId = await newCar()
  const late = provider(async ({ idempotencyKey }) => {
    const { sql } = await import('@payloadcms/db-postgres')
    await running.payload.db.drizzle.execute(
      sql`UPDATE reservations SET expires_at = now() - interval '1 minute' WHERE id = ${idempotencyKey}`,
    )
    expect((await reserve(carId, paying().provider)).kind).toBe('reserved')
    return { kind: 'paid', reference: 'late' }
  })
  expect((await reserve(carId, late.provider)).kind).toBe('taken')
  expect(late.refunds).toEqual(['late'])
  expect((await states(carId)).toSorted()).toEqual(['expired', 'paid'])
})
