import { expect, test } from 'vitest'
import { findRequestSchema, isAmount, plainReference, refundProblem, requestWords } from './paymentRequest'

test('RTE-41 a reference is the same however it is typed', () => {
  for (const typed of ['INV-20418', 'inv-20418', ' inv - 20418 ']) expect(plainReference(typed)).toBe('INV-20418')
})

test('RTE-41 amounts are whole cents within what is taken online', () => {
  for (const amount of [1, 89.5, 389.99, 100_000]) expect(isAmount(amount), String(amount)).toBe(true)
  for (const amount of [0, 0.99, -5, 1.005, 100_000.01, Number.NaN, '5', null])
    expect(isAmount(amount), String(amount)).toBe(false)
})

test('RTE-41 a refund is within what was paid, grows, and waits for the one before', () => {
  const wish = { amount: 100, refunded: 30, wanted: 50, payment: 'paid' as const }
  expect(refundProblem(wish)).toBeNull()
  expect(refundProblem({ ...wish, wanted: 100 })).toBeNull()
  expect(refundProblem({ ...wish, wanted: 100.01 })).toMatch(/more than was paid/)
  expect(refundProblem({ ...wish, wanted: 30 })).toMatch(/already/)
  expect(refundProblem({ ...wish, wanted: 50.005 })).toMatch(/cents/)
  expect(refundProblem({ ...wish, payment: 'refund_due' })).toMatch(/on its way/)
  for (const payment of ['none', 'pending', 'failed', 'refunded'] as const)
    expect(refundProblem({ ...wish, payment })).toMatch(/Nothing was paid/)
})

test('RTE-41 the form says what is missing', () => {
  const parsed = findRequestSchema.safeParse({ reference: ' ', last_name: '', email: 'x' })
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['reference', 'last_name', 'email'])
})

test('RTE-41 the page says how the payment stands', () => {
  expect(requestWords('open', 'none').title).toBe('Review and pay')
  expect(requestWords('open', 'failed').title).toBe('Review and pay')
  expect(requestWords('open', 'pending').text).toMatch(/do not pay again/)
  expect(requestWords('paid', 'paid').title).toMatch(/paid/)
  expect(requestWords('paid', 'refunded').title).toBe('Refunded')
  expect(requestWords('cancelled', 'none').title).toMatch(/withdrawn/)
})
