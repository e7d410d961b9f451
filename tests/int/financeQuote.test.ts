import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { quoteCar } from '@/src/actions/quoteCar'
import { toCar } from '@/src/data/cars/toCar'
import type { YouxRequest } from '@/src/domain/finance/lenders/youxQuote'
import type { FinanceQuotes } from '@/src/services/financeQuote/quoteProvider'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

let running: TestPayload
let tenant: string

beforeAll(async () => {
  running = await testPayload()
  const made = await running.payload.create({
    collection: 'tenants',
    data: { name: 'Quote Motors', slug: 'quote-motors', websiteId: 'quote-motors', template: 'default' },
  })
  tenant = made.id
}, 180_000)
afterAll(() => running?.destroy())
beforeEach(() => globalThis.askedQuotes?.clear())

const newCar = async (): Promise<string> => {
  const { id } = await running.payload.create({
    collection: 'cars',
    data: {
      tenant,
      make: 'Mazda',
      model: 'CX-5',
      year: 2021,
      vin: `JM0${crypto.randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase()}`,
      nvic: 'ABC21A',
      stocknum: crypto.randomUUID().slice(0, 8),
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      price: 30_000,
    },
  })
  return id
}
const read = async (id: string) => toCar(await running.payload.findByID({ collection: 'cars', id, depth: 1 }))

const answer = { weeklyRepaymentAmount: 140.5, advertisedRate: 6.29, comparisonRate: 8.19 }
const youx = (quote: FinanceQuotes['quote'] = async () => answer) => {
  const asked: YouxRequest[] = []
  const quotes: FinanceQuotes = { quote: (question) => (asked.push(question), quote(question)) }
  return { asked, quotes }
}

test('CAR-27 FIN-14 FIN-15 FIN-16 a quote is asked once, stored with the car, and never asked again', async () => {
  const id = await newCar()
  const { asked, quotes } = youx()
  const car = await read(id)
  const both = await Promise.all([1, 2].map(() => quoteCar(running.payload, car, 30_000, quotes)))
  expect(both).toEqual([answer, answer])
  expect(asked).toEqual([
    {
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2021,
      vin: car.vin,
      nvic: 'ABC21A',
      whoIsHelping: '',
    },
  ])
  const stored = await read(id)
  expect(stored.youxQuote).toEqual(answer)
  expect(await quoteCar(running.payload, stored, 30_000, quotes)).toBeNull()
  expect(asked).toHaveLength(1)
})

test('FIN-16 a price of 0 asks nobody; a changed price makes the stored quote no quote of this car', async () => {
  const id = await newCar()
  const { asked, quotes } = youx()
  expect(await quoteCar(running.payload, await read(id), 0, quotes)).toBeNull()
  expect(asked).toHaveLength(0)
  await quoteCar(running.payload, await read(id), 30_000, quotes)
  await running.payload.update({ collection: 'cars', id, data: { price: 27_500 } })
  const cheaper = await read(id)
  expect(cheaper.youxQuote).toBeNull()
  await quoteCar(running.payload, cheaper, 27_500, quotes)
  expect(asked.map(({ purchasePrice }) => purchasePrice)).toEqual([30_000, 27_500])
  expect((await read(id)).youxQuote).toEqual(answer)
})

test('FIN-17 on failure there is no quote and nothing is stored; nobody asks again for ten minutes', async () => {
  const id = await newCar()
  const { asked, quotes } = youx(async () => Promise.reject(new Error('youx answered 500.')))
  const car = await read(id)
  expect(await quoteCar(running.payload, car, 30_000, quotes, 0)).toBeNull()
  expect(await quoteCar(running.payload, car, 30_000, quotes, 9 * 60_000)).toBeNull()
  expect(asked).toHaveLength(1)
  expect((await read(id)).youxQuote).toBeNull()
  expect(await quoteCar(running.payload, car, 30_000, youx().quotes, 11 * 60_000)).toEqual(answer)
})
