import { describe, expect, test } from 'vitest'
import { defaultLegalTexts } from '../legal/defaultLegalTexts'
import { legalTable, legalWords } from '../legal/legalTexts'
import { addOnWords, chosenAddOns, withAddOns } from './addOns'
import { canCheckOut } from './canCheckOut'
import { checkoutFormSchema, checkoutMessage } from './checkoutForm'
import { depositWords, withDeposit } from './depositWords'
import { coolingOffText, depositTerms, reserveAmount } from './reserveAmount'
import { typedBefore } from './typedBefore'

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

describe('what is said before a payment', () => {
  const DEPOSIT =
    'Your $500 deposit comes off the price. You get it back in full if you change your mind before you sign a contract.'
  const QLD =
    'Used vehicles sold by a Queensland dealer come with a cooling-off period of one business day. You may end the contract within it by telling us in writing; a small part of the deposit may be kept.'
  const asked = (state: string | null, rules: Record<string, string> = {}) => ({
    rules,
    state,
    legal: legalWords(legalTable(defaultLegalTexts, new Date('2026-07-01T00:00:00Z')), state),
  })
  const terms = (state: string | null, rules: Record<string, string> = {}, text: string | null = '$500') =>
    depositTerms({ ...asked(state, rules), amount: { text } })

  test('LAW-09 LAW-07 the deposit’s terms, then the cooling-off rule of the car’s state', () => {
    expect(coolingOffText(asked('QLD'))).toBe(QLD)
    expect(terms('QLD')).toBe(`${DEPOSIT} ${QLD}`)
    expect(terms('QLD', {}, null)).toBe(`No deposit is asked for. The reservation does not oblige you to buy. ${QLD}`)
  })

  test('LAW-09 the dealership’s own words for a state replace the platform’s, in that state alone', () => {
    const rules = { QLD: 'Two days, says our lawyer.' }
    expect(terms('QLD', rules)).toBe(`${DEPOSIT} Two days, says our lawyer.`)
    expect(terms('VIC', rules)).toBe(`${DEPOSIT} ${asked('VIC').legal.coolingOff}`)
    expect(terms('VIC', rules)).toContain('three clear business days')
  })

  test('LAW-09 nothing is said of cooling off where the law gives none, or where the state is not known', () => {
    const rules = { QLD: 'Two days, says our lawyer.' }
    for (const state of ['NT', null]) expect(terms(state, rules)).toBe(DEPOSIT)
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
  expect(checkoutMessage(checkoutFormSchema.parse({ ...sent, accepted: 'on' }), 'Deposit $500 (sandbox).', [])).toBe(
    'Buying online. Deposit $500 (sandbox).\nBalance: Finance through the dealership.\nHandover: Deliver it to me.\nNo extras.\nNo trade-in.',
  )
})

const ID = '0195d0a0-0000-7000-8000-000000000001'
const deposit = { id: ID, state: 'pending', amountCents: 50_000, reference: null, sandbox: false } as const

test('BUY-07 a lead says how the deposit stands, and keeps what the shopper wrote', () => {
  expect(depositWords(deposit)).toBe('Deposit $500 is being paid. Reservation 0195D0A0.')
  const message = `Buying online. ${depositWords(deposit)}\nNo trade-in.\nBuying online. I mean it.`
  expect(withDeposit(message, { ...deposit, state: 'paid', reference: 'cs_1' })).toBe(
    'Buying online. Deposit $500, reference cs_1. Reservation 0195D0A0.\nNo trade-in.\nBuying online. I mean it.',
  )
  expect(withDeposit('Is it here?', { ...deposit, state: 'failed' })).toBe('Is it here?')
})

test('BUY-07 who leaves the payment finds the form as it was typed', () => {
  const typed = { name: 'Sam', last_name: 'Lee', email: 's@x.test', phone: '0400000000', postcode: '3000' }
  const rest = { car_id: ID, accepted: 'on', message: 'Two lines,\nboth mine.' }
  const addOns = [{ name: 'Tow bar', price: 890 }]
  for (const more of [
    { mode: 'reserve', pay: 'transfer', handover: 'pickup' },
    { mode: 'buy', pay: 'finance', handover: 'delivery' },
  ]) {
    const form = checkoutFormSchema.parse({ ...typed, ...rest, ...more })
    const lead = {
      ...typed,
      category: form.mode === 'buy' ? 'Online Purchase' : 'Reservation',
      message: checkoutMessage(form, depositWords(deposit), addOns),
      lead_attributes: { pay: form.pay, handover: form.handover, add_ons: addOns },
    }
    expect(typedBefore(lead)).toEqual({
      ...typed,
      ...more,
      mode: undefined,
      message: rest.message,
      add_ons: ['Tow bar, $890'],
    })
  }
})

test('BUY-07 an extra is sold at the price that was ticked, or not at all', () => {
  const offered = [
    { name: 'Tow bar', price: 890 },
    { name: 'Mats', price: 120 },
  ]
  const ticked = offered.map(addOnWords)
  expect(chosenAddOns(offered, ticked)).toEqual(offered)
  expect(chosenAddOns(offered, [])).toEqual([])
  expect(withAddOns(28_990, offered)).toBe(30_000)
  expect(chosenAddOns([{ name: 'Tow bar', price: 990 }], ticked.slice(0, 1))).toBeNull()
  expect(chosenAddOns([], ticked)).toBeNull()
})
