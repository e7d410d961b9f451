import { describe, expect, test } from 'vitest'
import { canCheckOut } from './canCheckOut'
import { checkoutFormSchema, checkoutMessage } from './checkoutForm'
import { reserveAmount } from './reserveAmount'

const car = {
  status: 'in_stock',
  tag: null,
  reserved: false,
  price: 24_990,
  offer_price: null,
  payment_processors: ['stripe'],
}
const on = { checkout: { enabled: true } }

describe('reserve amount', () => {
  test('BUY-03 $200 where nothing is set', () => {
    expect(reserveAmount(null)).toEqual({ text: '$200', cents: 20_000 })
    expect(reserveAmount('$1,250.50')).toEqual({ text: '$1,250.50', cents: 125_050 })
  })

  test('BUY-02 blank or $0 shows no amount', () => {
    for (const nothing of ['', '  ', '$0']) expect(reserveAmount(nothing)).toEqual({ text: null, cents: 0 })
  })
})

describe('who can check out', () => {
  test('BUY-01 BUY-04 in stock, priced, with a processor, on a site with checkout, not for test drives only', () => {
    expect(canCheckOut(car, on)).toBe(true)
    expect(canCheckOut(car, { checkout: { enabled: false } })).toBe(false)
    expect(canCheckOut({ ...car, payment_processors: [] }, on)).toBe(false)
    expect(canCheckOut({ ...car, status: 'coming_soon' }, on)).toBe(false)
    expect(canCheckOut({ ...car, tag: 'Test Drive Only' }, on)).toBe(false)
    expect(canCheckOut({ ...car, reserved: true }, on)).toBe(false)
    expect(canCheckOut({ ...car, price: null }, on)).toBe(false)
  })
})

test('BUY-07 LAW-09 the cooling-off text must be confirmed; an order says how the rest is paid', () => {
  const sent = {
    name: 'Sam',
    email: 's@x.test',
    phone: '0400000000',
    postcode: '3000',
    car_id: '0195d0a0-0000-7000-8000-000000000001',
    mode: 'buy',
    pay: 'finance',
    handover: 'delivery',
  }
  expect(checkoutFormSchema.safeParse(sent).error?.issues[0]?.path).toEqual(['accepted'])
  expect(checkoutMessage(checkoutFormSchema.parse({ ...sent, accepted: 'on' }), 'Deposit $500 (sandbox).')).toBe(
    'Buying online. Deposit $500 (sandbox).\nBalance: Finance through the dealership.\nHandover: Deliver it to me.\nNo trade-in.',
  )
})
