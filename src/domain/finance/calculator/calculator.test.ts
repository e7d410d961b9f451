import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAYMENTS_PER_YEAR } from '@/src/domain/constants/finance'
import { calculatorResult } from './calculatorResult'
import { type AdvertisedRate, advertisedRate } from '../advertising/advertisedRate'
import { amountHelp, calculatorRanges, type CalculatorValues, initialValues, tidyValue } from './calculatorForm'
import { frequencies } from './Frequency'

const settings = {
  form: 'purchasePrice',
  minPrice: 1000,
  interestRange: { min: 0.5, max: 15 },
  hideInterest: false,
  minLoan: 1000,
  maxLoanFollowsPrice: false,
  maxTerm: 7,
  defaultTerm: 5,
  defaultFrequency: 'weekly',
  roundUp: false,
} as const
const loanForm = { ...settings, form: 'loanAmount' } as const
const noFees = { establishment: 0, securityRegistration: 0, monthlyAdmin: 0, dealerAgency: 0 }
const allFees = { establishment: 395, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 }

describe('purchase-price form', () => {
  const ranges = calculatorRanges(settings, 38_990)
  test('FIN-18 FIN-19 the purchase price, from 5,000 on some sites', () => {
    expect(ranges.amountDollars).toEqual({ min: 1000, max: 250_000, step: 1 })
    expect(calculatorRanges({ ...settings, minPrice: 5000 }, null).amountDollars.min).toBe(5000)
  })

  test('FIN-22 FIN-23 the term, and the interest, narrower on some sites', () => {
    expect(ranges.termYears).toEqual({ min: 1, max: 7, step: 0.5 })
    expect(ranges.interestPercent).toEqual({ min: 0.5, max: 15, step: 0.5 })
    const own = { min: 7.5, max: 14.5 }
    expect(calculatorRanges({ ...settings, interestRange: own }, null).interestPercent).toEqual({ ...own, step: 0.5 })
  })

  test('FIN-25 FIN-26 deposit and residual', () => {
    expect(ranges.depositDollars).toEqual({ min: 0, max: 250_000, step: 0.5 })
    expect(ranges.residualDollars).toEqual({ min: 0, max: 250_000, step: 0.5 })
  })

  test('FIN-20 the help text names both ends', () => {
    expect(amountHelp(ranges)).toBe('Cannot be less than $1,000 or more than $250,000')
    expect(amountHelp(calculatorRanges({ ...settings, minPrice: 5000 }, null))).toBe(
      'Cannot be less than $5,000 or more than $250,000',
    )
  })

  test('FIN-21 FIN-27 a price of 0 or less becomes 0, anything else is clamped', () => {
    const tidy = (field: keyof CalculatorValues, value: number) => tidyValue(field, value, ranges, 'purchasePrice')
    expect([-5, 0, Number.NaN].map((price) => tidy('amountDollars', price))).toEqual([0, 0, 0])
    expect([20, 38_990, 999_999].map((price) => tidy('amountDollars', price))).toEqual([1000, 38_990, 250_000])
    expect([0.1, 99].map((rate) => tidy('interestPercent', rate))).toEqual([0.5, 15])
    expect([-1, 12.5, 250_001].map((deposit) => tidy('depositDollars', deposit))).toEqual([0, 12.5, 250_000])
    expect([-1, 12.5, 250_001].map((residual) => tidy('residualDollars', residual))).toEqual([0, 12.5, 250_000])
  })

  test('FIN-23 FIN-25 FIN-26 FIN-29 what is typed goes to the nearest step', () => {
    const tidy = (field: keyof CalculatorValues, value: number) => tidyValue(field, value, ranges, 'purchasePrice')
    expect([7.3, 8.49, 7.2].map((rate) => tidy('interestPercent', rate))).toEqual([7.5, 8.5, 7])
    expect(tidy('depositDollars', 100.3)).toBe(100.5)
    expect(tidy('residualDollars', 99.8)).toBe(100)
    expect(tidyValue('amountDollars', 12_345, calculatorRanges(loanForm, null), 'loanAmount')).toBe(12_500)
    const own = calculatorRanges({ ...settings, interestRange: { min: 9.95, max: 19.95 } }, null)
    expect([10.1, 19.94].map((rate) => tidyValue('interestPercent', rate, own, 'purchasePrice'))).toEqual([9.95, 19.95])
  })

  test('FIN-22 a term is whole half years from 1 to 7, or to what the site allows', () => {
    const tidy = (years: number) => tidyValue('termYears', years, ranges, 'purchasePrice')
    expect([0, 1.2, 3.3, 3.5, 6.9, 12, Number.NaN].map(tidy)).toEqual([1, 1, 3.5, 3.5, 7, 7, 1])
    expect(tidyValue('termYears', 7, calculatorRanges({ ...settings, maxTerm: 5 }, null), 'purchasePrice')).toBe(5)
  })

  test('FIN-31 FIN-33 FIN-45 starts with the car, the site and the lender; else 30,000 at the example rate', () => {
    expect(initialValues(38_990, 8.49, settings)).toEqual({
      amountDollars: 38_990,
      depositDollars: 0,
      termYears: 5,
      interestPercent: 8.49,
      residualDollars: 0,
    })
    const six = { ...settings, defaultTerm: 6 }
    expect(initialValues(null, 6.29, six)).toMatchObject({ amountDollars: 30_000, termYears: 6, interestPercent: 6.29 })
    const lender = { termYears: 4, deposit: 3000, balloon: null }
    expect(initialValues(38_990, 8.49, settings, lender)).toMatchObject({ termYears: 4, depositDollars: 3000 })
    expect(initialValues(38_990, 6.29, { ...settings, interestRange: { min: 7.5, max: 14.5 } }).interestPercent).toBe(
      7.5,
    )
  })
})

describe('loan-amount form', () => {
  test('FIN-29 1,000 to 100,000 in steps of 500, from 5,000 on some sites; no deposit is asked', () => {
    const ranges = calculatorRanges(loanForm, 38_990)
    expect(ranges.amountDollars).toEqual({ min: 1000, max: 100_000, step: 500 })
    expect(calculatorRanges({ ...loanForm, minLoan: 5000 }, null).amountDollars.min).toBe(5000)
    expect(tidyValue('amountDollars', 0, ranges, 'loanAmount')).toBe(1000)
    expect(tidyValue('amountDollars', 180_000, ranges, 'loanAmount')).toBe(100_000)
    expect(tidyValue('depositDollars', 4000, ranges, 'loanAmount')).toBe(0)
  })

  test('FIN-30 the highest loan follows a price above 100,000 where the site says so', () => {
    const follows = { ...loanForm, maxLoanFollowsPrice: true }
    const max = (price: number | null, form: typeof loanForm | typeof follows) =>
      calculatorRanges(form, price).amountDollars.max
    expect(max(120_000, follows)).toBe(126_000)
    expect(max(100_000, follows)).toBe(100_000)
    expect(max(null, follows)).toBe(100_000)
    expect(max(120_000, loanForm)).toBe(100_000)
  })

  test('FIN-31 FIN-32 FIN-33 starts at the car price within the range, else 30,000, and within the longest term', () => {
    const start = (price: number | null, changes = {}) => initialValues(price, 6.29, { ...loanForm, ...changes })
    expect(start(38_990).amountDollars).toBe(38_990)
    expect(start(140_000).amountDollars).toBe(100_000)
    expect(start(900).amountDollars).toBe(1000)
    expect([start(null), start(0)].map(({ amountDollars }) => amountDollars)).toEqual([30_000, 30_000])
    expect(start(null, { defaultTerm: 6, maxTerm: 5 }).termYears).toBe(5)
  })
})

/** What the fees alone advertise: without any, the rate itself. */
const advertisedWith = (fees: typeof noFees): AdvertisedRate =>
  Object.values(fees).some((fee) => fee > 0) ? advertisedRate(null, fees) : { ratePercent: 8, comparisonPercent: 8 }

describe('golden numbers, worked out apart by paying off the loan period by period in 50 digits', () => {
  const values = { amountDollars: 0, depositDollars: 0, termYears: 5, interestPercent: 8.49, residualDollars: 0 }
  test.each([
    [{ amountDollars: 38_990, depositDollars: 5000 }, 'weekly', noFees, 260, 160.5408, 8.49],
    [
      { amountDollars: 38_990, depositDollars: 5000, residualDollars: 12_000 },
      'fortnightly',
      noFees,
      130,
      247.0458,
      8.49,
    ],
    [{ amountDollars: 25_000, termYears: 3.5, interestPercent: 6.29 }, 'monthly', allFees, 42, 707.6309, 8.65],
    [
      { amountDollars: 60_000, termYears: 7, interestPercent: 9.95, residualDollars: 20_000 },
      'weekly',
      { ...noFees, establishment: 1360.5 },
      364,
      196.129,
      11.88,
    ],
    [{ amountDollars: 30_000, termYears: 1, interestPercent: 0.5 }, 'weekly', noFees, 52, 578.3943, 0.5],
    [
      { amountDollars: 100_000, termYears: 7, interestPercent: 15 },
      'monthly',
      { ...noFees, establishment: 1300 },
      84,
      1954.7613,
      16.94,
    ],
  ] as const)(
    'FIN-34 FIN-36 FIN-37 FIN-38 LAW-03 %o %s',
    (changes, frequency, fees, payments, repayment, comparison) => {
      const { quote, ...rest } = calculatorResult(
        { ...values, ...changes },
        frequency,
        settings,
        fees,
        advertisedWith(fees),
      )
      expect(rest.payments).toBe(payments)
      expect(quote.repaymentDollars).toBeCloseTo(repayment, 3)
      expect(quote.comparisonPercent).toBe(comparison)
    },
  )

  test('FIN-39 rounded up, every figure that follows is of the rounded repayment', () => {
    const loan = { ...values, amountDollars: 38_990, depositDollars: 5000 }
    const up = calculatorResult(loan, 'weekly', { roundUp: true }, noFees, advertisedWith(noFees))
    expect(up.quote.repaymentDollars).toBe(161)
    expect(up.totalDollars).toBe(161 * 260)
    expect(up.costDollars).toBe(161 * 260 - 33_990)
  })

  test('FIN-36 nothing financed, nothing repaid', () => {
    const none = calculatorResult(
      { ...values, amountDollars: 4000, depositDollars: 9000 },
      'weekly',
      settings,
      allFees,
      advertisedWith(allFees),
    )
    expect(none).toMatchObject({ financedDollars: 0, totalDollars: 0, costDollars: 0, feesDollars: 0 })
    expect(none.quote.repaymentDollars).toBe(0)
  })
})

/** The loan paid off period by period: what is left, and the interest charged on the way. */
const payOff = (principal: number, periodicRate: number, payment: number, payments: number) => {
  let [balance, interest] = [principal, 0]
  for (let paid = 0; paid < payments; paid += 1) {
    const charged = balance * periodicRate
    interest += charged
    balance += charged - payment
  }
  return { balance, interest }
}

describe('properties of both forms', () => {
  const any = fc.double({ min: -1e6, max: 1e6, noNaN: false })
  const typed = fc.record({
    amountDollars: any,
    depositDollars: any,
    termYears: any,
    interestPercent: any,
    residualDollars: any,
  })
  const form = fc.constantFrom(settings, loanForm)

  test('FIN-27 FIN-36 whatever is typed, the loan is paid off to its residual, interest and fees are the cost', () => {
    fc.assert(
      fc.property(
        typed,
        form,
        fc.constantFrom(...frequencies),
        fc.constantFrom(noFees, allFees),
        (raw, site, rhythm, fees) => {
          const ranges = calculatorRanges(site, null)
          const tidy = (field: keyof CalculatorValues) => tidyValue(field, raw[field], ranges, site.form)
          const values = {
            amountDollars: tidy('amountDollars'),
            depositDollars: tidy('depositDollars'),
            termYears: tidy('termYears'),
            interestPercent: tidy('interestPercent'),
            residualDollars: tidy('residualDollars'),
          }
          const done = calculatorResult(values, rhythm, site, fees, advertisedWith(fees))
          expect(done.financedDollars).toBe(Math.max(0, values.amountDollars - values.depositDollars))
          if (done.financedDollars === 0) {
            expect(done.quote.repaymentDollars).toBe(0)
            return
          }
          const residual = Math.min(values.residualDollars, done.financedDollars)
          const admin = (fees.monthlyAdmin * 12) / PAYMENTS_PER_YEAR[rhythm]
          const rate = values.interestPercent / 100 / PAYMENTS_PER_YEAR[rhythm]
          const payment = done.quote.repaymentDollars - admin
          const { balance, interest } = payOff(done.financedDollars + done.feesDollars, rate, payment, done.payments)
          expect(Math.abs(balance - residual)).toBeLessThan(0.01)
          expect(done.costDollars).toBeCloseTo(interest + done.feesDollars + admin * done.payments, 1)
        },
      ),
    )
  })

  test('FIN-27 a tidied value lies in its range and is tidy', () => {
    fc.assert(
      fc.property(typed, form, (raw, site) => {
        const ranges = calculatorRanges(site, null)
        for (const field of [
          'amountDollars',
          'depositDollars',
          'termYears',
          'interestPercent',
          'residualDollars',
        ] as const) {
          const once = tidyValue(field, raw[field], ranges, site.form)
          const { min, max } = ranges[field]
          expect(once === 0 || (once >= min && once <= max)).toBe(true)
          expect(tidyValue(field, once, ranges, site.form)).toBe(once)
        }
      }),
    )
  })
})
