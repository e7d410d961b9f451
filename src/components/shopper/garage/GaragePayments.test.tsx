import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GarageInvoices, GaragePrizes } from './GaragePayments'

const zone = 'Australia/Melbourne'
const pathOf = (id: string): string => `/online-payment/${id}`

test('WAT-23 RTE-40 a prize stands with its code and the last day to collect it there; without one there is no section', () => {
  const prize = {
    id: '1',
    prize: 'Free service',
    code: 'K7M2-9XQD',
    state: 'won',
    wheel: 'Spin',
    collectBy: '2027-05-23T15:00:00Z',
  } as const
  const html = renderToStaticMarkup(<GaragePrizes prizes={[prize]} zone={zone} />)
  for (const words of ['Free service', 'Code K7M2-9XQD', 'to be collected by 24 May 2027', 'Won, to be collected'])
    expect(html).toContain(words)
  expect(renderToStaticMarkup(<GaragePrizes prizes={[]} zone={zone} />)).toBe('')
})

test('WAT-23 RTE-41 a paid invoice leads to its receipt and says what was given back; without one there is no section', () => {
  const paidAt = '2026-11-24T14:00:00Z'
  const invoice = {
    id: '1',
    reference: 'INV-1',
    what: 'Service',
    cents: 38_950,
    refundedCents: 5000,
    deposit: 'paid',
    paidAt,
  } as const
  const html = renderToStaticMarkup(<GarageInvoices invoices={[invoice]} pathOf={pathOf} zone={zone} />)
  for (const words of [
    'href="/online-payment/1"',
    'INV-1, $389.50 paid on 25 November 2026, $50 given back',
    'Part refunded',
  ])
    expect(html).toContain(words)
  expect(renderToStaticMarkup(<GarageInvoices invoices={[]} pathOf={pathOf} zone={zone} />)).toBe('')
})
