import { describe, expect, test } from 'vitest'
import { carEstimate } from '../carEstimate'
import { defaultLenders } from './defaultLenders'
import { lenderEstimate } from './lenderEstimate'
import { presetOf } from './lenderPreset'
import { quoteEstimate } from './quoteEstimate'

const now = new Date('2026-06-01T00:00:00Z')
const figures = {
  paymentWeek: 121,
  paymentMonth: 520,
  interestRate: 6.99,
  comparisonRate: 8.02,
  disclaimer: ' As said. ',
}
const carFor = (provider: string, lender: object | null = figures) => ({
  make: 'Mazda',
  year: 2022,
  status: 'in_stock',
  reserved: false,
  finance_lenders: { [provider]: lender },
})
const ask = (
  provider: string,
  changes = {},
  priceDollars = 25_000,
  excluded = false,
  lender: object | null = figures,
) => {
  const rule = presetOf(defaultLenders, provider)?.estimate ?? null
  return lenderEstimate({ ...carFor(provider, lender), ...changes }, { provider, rule, excluded }, priceDollars, now)
}

const providers = ['Taurus', 'Powertorque', 'AusLoans', 'Angle', '360 Finance', 'Nissan Finance', 'Manual']

describe.each(providers)('%s', (provider) => {
  test('FIN-04 a car in stock with its figures has an estimate', () => {
    expect(ask(provider)).toMatchObject({ ratePercent: 6.99, comparisonPercent: 8.02, disclaimer: 'As said.' })
  })

  test('FIN-06 FIN-07 not without data of this lender and both rates', () => {
    expect(ask(provider, { finance_lenders: { Other: figures } })).toBeNull()
    expect(ask(provider, { finance_lenders: null })).toBeNull()
    expect(ask(provider, { finance_lenders: 'nonsense' })).toBeNull()
    expect(ask(provider, {}, 25_000, false, null)).toBeNull()
    for (const missing of [null, undefined, '', 'n/a', -1]) {
      expect(ask(provider, {}, 25_000, false, { ...figures, interestRate: missing })).toBeNull()
      expect(ask(provider, {}, 25_000, false, { ...figures, comparisonRate: missing })).toBeNull()
    }
  })

  test('FIN-08 FIN-09 not for a Suzuki, nor on an excluded site', () => {
    expect(ask(provider, { make: ' SUZUKI' })).toBeNull()
    expect(ask(provider, {}, 25_000, true)).toBeNull()
  })

  test('VDP-39 only in stock, held by nobody, above $200', () => {
    for (const status of ['coming_soon', 'sold', 'draft', null]) expect(ask(provider, { status })).toBeNull()
    expect(ask(provider, { reserved: true })).toBeNull()
    expect(ask(provider, {}, 200)).toBeNull()
  })

  test('FIN-10 FIN-11 FIN-12 FIN-13 all but 360 Finance and AusLoans want a price above $500', () => {
    const any = ['360 Finance', 'AusLoans'].includes(provider)
    expect(ask(provider, {}, 500) !== null).toBe(any)
    expect(ask(provider, {}, 501)).not.toBeNull()
  })
})

test('FIN-10 Taurus: newer than this year minus 12; a car without a year is not', () => {
  expect(ask('Taurus', { year: 2015 })).not.toBeNull()
  expect(ask('Taurus', { year: 2014 })).toBeNull()
  expect(ask('Taurus', { year: null })).toBeNull()
  expect(ask('Manual', { year: 1990 })).not.toBeNull()
})

test('FIN-12 FIN-13 who wants a weekly, and who a monthly payment', () => {
  const without = (key: string) => ({ ...figures, [key]: 0 })
  for (const provider of ['Manual', 'Angle', 'Powertorque']) {
    expect(ask(provider, {}, 25_000, false, without('paymentWeek'))).toBeNull()
    expect(ask(provider, {}, 25_000, false, without('paymentMonth'))).not.toBeNull()
  }
  expect(ask('Nissan Finance', {}, 25_000, false, without('paymentMonth'))).toBeNull()
  expect(ask('Nissan Finance', {}, 25_000, false, without('paymentWeek'))).toMatchObject({ frequency: 'monthly' })
  expect(ask('Manual')).toMatchObject({ frequency: 'weekly' })
})

test('FIN-10 FIN-11 a lender that gives rates only is worked out over its term, fees and balloon included', () => {
  const rates = {
    interestRate: 7.5,
    comparisonRate: 9,
    termYears: 4,
    deposit: 5000,
    establishmentFees: 495,
    balloon: 2000,
  }
  expect(ask('Taurus', {}, 25_000, false, rates)?.weeklyDollars).toBeCloseTo(105.8701, 3)
})

test('FIN-44 monthly is weekly × 4.33 where the lender gives none, and the other way round', () => {
  expect(ask('Manual', {}, 25_000, false, { ...figures, paymentMonth: null })?.monthlyDollars).toBeCloseTo(523.93, 6)
  expect(ask('Nissan Finance', {}, 25_000, false, { ...figures, paymentWeek: null })?.weeklyDollars).toBeCloseTo(
    120.0924,
    3,
  )
})

test('FIN-06 figures in quotation marks count; an unknown lender offers nothing', () => {
  expect(ask('Manual', {}, 25_000, false, { ...figures, paymentWeek: '121.50' })?.weeklyDollars).toBe(121.5)
  expect(ask('toString')).toBeNull()
  expect(ask('Bank of Nowhere')).toBeNull()
})

describe('FIN-03 FIN-15 the stored quote', () => {
  const quote = { weeklyRepaymentAmount: 140, advertisedRate: 6.29, comparisonRate: 8.19 }
  const settings = {
    features: { finance: true, calculators: true },
    finance_provider: 'Manual',
    finance: { estimateExcluded: false },
  }
  const site = { settings, lenders: defaultLenders }
  const car = { ...carFor('Manual'), price: 25_000, offer_price: null, youxQuote: quote, finance_provider: null }

  test('FIN-44 is shown by the week, and by the month as weekly × 4.33', () => {
    expect(quoteEstimate(quote)).toMatchObject({ weeklyDollars: 140, monthlyDollars: 606.2, comparisonPercent: 8.19 })
  })

  test('FIN-17 LAW-01 with a figure missing nothing is shown', () => {
    expect(quoteEstimate(null)).toBeNull()
    for (const key of Object.keys(quote)) expect(quoteEstimate({ ...quote, [key]: null })).toBeNull()
  })

  test('VDP-17 the lender comes first, the quote stands in', () => {
    expect(carEstimate(car, site, now)).toMatchObject({ source: 'lender', weeklyDollars: 121 })
    expect(carEstimate({ ...car, finance_lenders: null }, site, now)).toMatchObject({
      source: 'quote',
      weeklyDollars: 140,
    })
    expect(carEstimate({ ...car, finance_lenders: null, youxQuote: null }, site, now)).toBeNull()
  })

  test("FIN-06 on a group's site a car keeps the lender of its own dealership", () => {
    const ofMember = { ...car, finance_provider: 'Angle', finance_lenders: { Angle: { ...figures, paymentWeek: 99 } } }
    expect(carEstimate(ofMember, site, now)).toMatchObject({ source: 'lender', weeklyDollars: 99 })
  })

  test('FIN-08 FIN-09 VDP-39 the general rules hold for it too', () => {
    const only = { ...car, finance_lenders: null }
    expect(carEstimate({ ...only, make: 'Suzuki' }, site, now)).toBeNull()
    expect(carEstimate({ ...only, status: 'coming_soon' }, site, now)).toBeNull()
    expect(carEstimate({ ...only, reserved: true }, site, now)).toBeNull()
    expect(carEstimate({ ...only, price: 150 }, site, now)).toBeNull()
    expect(
      carEstimate(only, { ...site, settings: { ...settings, finance: { estimateExcluded: true } } }, now),
    ).toBeNull()
  })
})
