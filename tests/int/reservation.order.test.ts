import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OrderPart } from '@/src/domain/checkout/order'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

let running: TestPayload
let tenant: string
let req: PayloadRequest
const parts: OrderPart[] = [{ title: 'Order', rows: [['Price', '$30,000']], text: null }]

beforeAll(async () => {
  running = await testPayload()
  const data = { name: 'Order Motors', slug: 'order-motors', websiteId: 'order-motors', template: 'default' as const }
  tenant = (await running.payload.create({ collection: 'tenants', data })).id
  req = await createLocalReq({}, running.payload)
}, 180_000)

afterAll(() => running?.destroy())

const reserved = async (provider: string | null): Promise<string> => {
  const { takeCar } = await import('@/src/payload/payments/reservations')
  const car = await running.payload.create({
    collection: 'cars',
    data: {
      tenant,
      make: 'Mazda',
      model: 'CX-5',
      stocknum: crypto.randomUUID().slice(0, 8),
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
    },
  })
  const reservation = await takeCar(req, { carId: car.id, amountCents: 0, provider, account: null })
  return reservation?.id ?? ''
}

test('BUY-07 an order is signed once, however often it is sent, and stays as it was signed', async () => {
  const { keepOrder, orderHash, orderOf } = await import('@/src/payload/payments/orders')
  const id = await reserved(null)
  expect(await orderOf(req, id)).toBeNull()
  const tries = await Promise.all(
    ['Robin', 'Sam', 'Kim'].map((name) => keepOrder(req, id, { parts, name, drawn: 'M1 1L2 2' })),
  )
  expect(tries.filter(Boolean)).toHaveLength(1)
  const order = await orderOf(req, id)
  expect(order).toMatchObject({ parts, hash: orderHash(parts), drawn: 'M1 1L2 2' })
  expect(await keepOrder(req, id, { parts: [], name: 'Robin', drawn: '' })).toBe(false)
  expect(await orderOf(req, id)).toEqual(order)
  await expect(
    running.payload.update({
      collection: 'reservations',
      id,
      data: { order_signed_by: 'Another' },
      user: null,
      overrideAccess: false,
    }),
  ).rejects.toThrow()
})

test('BUY-07 an order whose deposit is not paid, or whose reservation has ended, is not signed', async () => {
  const { keepOrder, orderOf } = await import('@/src/payload/payments/orders')
  const unpaid = await reserved('till')
  expect(await keepOrder(req, unpaid, { parts, name: 'Robin', drawn: '' })).toBe(false)
  const ended = await reserved(null)
  await running.payload.update({ collection: 'reservations', id: ended, data: { state: 'cancelled' } })
  expect(await keepOrder(req, ended, { parts, name: 'Robin', drawn: '' })).toBe(false)
  expect(await orderOf(req, ended)).toBeNull()
})

test('BUY-07 the buyer is mailed the whole order with its signature; nothing once the lead is erased', async () => {
  const { keepOrder, orderHash } = await import('@/src/payload/payments/orders')
  const { nameLeadOf } = await import('@/src/payload/payments/reservations')
  const { mailOrder } = await import('@/src/jobs/reservations/mailOrder')
  const id = await reserved(null)
  const lead = await running.payload.create({
    collection: 'leads',
    data: { tenant, category: 'Online Reservation', email: 'robin@buyer.test', name: 'Robin' },
  })
  await nameLeadOf(req, id, lead.id)
  const sent = vi.spyOn(running.payload, 'sendEmail').mockResolvedValue(undefined)
  await mailOrder(running.payload, id)
  expect(sent).not.toHaveBeenCalled()
  await keepOrder(req, id, { parts, name: 'Robin', drawn: '' })
  await mailOrder(running.payload, id)
  const mail = sent.mock.calls[0]?.[0]
  expect(mail).toMatchObject({ to: 'robin@buyer.test', messageId: `<order-${id}@forecourt>` })
  for (const text of [mail?.text, mail?.html])
    for (const part of ['$30,000', 'Signed by Robin', orderHash(parts), '/reservation/']) expect(text).toContain(part)
  await running.payload.update({ collection: 'leads', id: lead.id, data: { erased_at: new Date().toISOString() } })
  await mailOrder(running.payload, id)
  expect(sent).toHaveBeenCalledTimes(1)
  sent.mockRestore()
})
