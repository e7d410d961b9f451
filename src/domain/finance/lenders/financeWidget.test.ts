import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finalPaymentDollars, widgetAmount, widgetDeposit, widgetQuote, widgetStart } from './financeWidget'

const noFees = { establishment: 0, securityRegistration: 0, monthlyAdmin: 0, dealerAgency: 0 }
const terms = { ratePercent: 6.29, advertised: { ratePercent: 6.29, comparisonPercent: 8.19 }, fees: noFees }

test('FIN-49 amounts clamp to 0 and 1,000,000; what is no number becomes 0', () => {
  expect([-1, 0, 450.5, 1_000_000, 1_000_001].map(widgetAmount)).toEqual([0, 0, 450.5, 1_000_000, 1_000_000])
  expect([Number.NaN, Number('abc'), Number.POSITIVE_INFINITY].map(widgetAmount)).toEqual([0, 0, 0])
})

test('FIN-47 10.0% deposit, 30% final payment, monthly repayments', () => {
  const start = widgetStart(30_000)
  expect(start).toEqual({ priceDollars: 30_000, depositDollars: 3000 })
  expect(finalPaymentDollars(start)).toBe(9000)
  const quote = widgetQuote(start, terms)
  expect(quote.frequency).toBe('monthly')
  expect(quote.repaymentDollars).toBeCloseTo(397.5978, 3)
})

test('FIN-47 LAW-01 with its final payment the widget shows the comparison rate that everything else shows', () => {
  expect(widgetQuote(widgetStart(30_000), terms).comparisonPercent).toBe(8.19)
})

test('FIN-47 the deposit for a wished repayment brings the repayment down to it, and never needs more than the price', () => {
  const price = fc.integer({ min: 1000, max: 250_000 })
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 3000 }), (priceDollars, wanted) => {
      const depositDollars = widgetDeposit(priceDollars, wanted, terms)
      expect(depositDollars).toBeGreaterThanOrEqual(0)
      expect(depositDollars).toBeLessThanOrEqual(priceDollars)
      expect(widgetQuote({ priceDollars, depositDollars }, terms).repaymentDollars).toBeLessThanOrEqual(wanted + 0.05)
      if (depositDollars > 1)
        expect(
          widgetQuote({ priceDollars, depositDollars: depositDollars - 2 }, terms).repaymentDollars,
        ).toBeGreaterThan(wanted - 0.05)
    }),
  )
})
