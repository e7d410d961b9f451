import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPARISON_PAYMENTS_PER_YEAR, PAYMENTS_PER_YEAR } from '@/src/domain/constants/finance'
import { advertisedRate, comparisonAt } from '../advertising/advertisedRate'
import { solveComparisonRate } from '../advertising/solveComparisonRate'
import { frequencies } from './Frequency'
import { formatRate, formatRepayment } from './formatRepayment'
import { loanCosts } from './loanCosts'
import { paymentCount, amortisedRepayment } from './repaymentFormula'
import { financePrice } from '../financePrice'

const noFees = { establishment: 0, securityRegistration: 0, monthlyAdmin: 0, dealerAgency: 0 }
const loan = {
  amountDollars: 30_000,
  residualDollars: 0,
  annualRatePercent: 8,
  termYears: 5,
  frequency: 'monthly',
  fees: noFees,
  advertised: { ratePercent: 8, comparisonPercent: 8 },
  roundUp: false,
} as const

/** Balance after every payment was made, day by day of the loan: no formula. */
const balanceAtEnd = (start: number, periodicRate: number, payment: number, payments: number): number => {
  let balance = start
  for (let paid = 0; paid < payments; paid += 1) balance = balance * (1 + periodicRate) - payment
  return balance
}

const example = { residualDollars: 0, termYears: 5, frequency: 'monthly' } as const

const terms = fc.record({
  principalDollars: fc.integer({ min: 1000, max: 250_000 }),
  residualPercent: fc.integer({ min: 0, max: 60 }),
  annualRatePercent: fc.integer({ min: 0, max: 40 }).map((half) => half / 2),
  termYears: fc.integer({ min: 2, max: 14 }).map((half) => half / 2),
  frequency: fc.constantFrom(...frequencies),
})

describe('repayment', () => {
  test('FIN-34 a year has 52 weekly, 26 fortnightly, 12 monthly repayments', () => {
    expect(frequencies.map((frequency) => paymentCount({ termYears: 1, frequency }))).toEqual([52, 26, 12])
  })

  test('FIN-36 a known loan: $30,000 at 8% over 5 years is $608.29 a month', () => {
    expect(amortisedRepayment({ ...loan, principalDollars: 30_000 })).toBeCloseTo(608.29, 2)
  })

  test('FIN-36 the repayments leave exactly the residual, whatever the loan', () => {
    fc.assert(
      fc.property(terms, ({ residualPercent, ...given }) => {
        const residualDollars = (given.principalDollars * residualPercent) / 100
        const payment = amortisedRepayment({ ...given, residualDollars })
        const rate = given.annualRatePercent / 100 / PAYMENTS_PER_YEAR[given.frequency]
        const left = balanceAtEnd(given.principalDollars, rate, payment, paymentCount(given))
        expect(Math.abs(left - residualDollars)).toBeLessThan(0.01)
      }),
    )
  })
})

describe('comparison rate', () => {
  test('LAW-03 at the comparison rate the advance is paid off to the cent, fees included', () => {
    const fees = fc.record({ upfront: fc.integer({ min: 0, max: 3000 }), perPayment: fc.integer({ min: 0, max: 10 }) })
    fc.assert(
      fc.property(terms, fees, ({ residualPercent, ...given }, { upfront, perPayment }) => {
        const residualDollars = (given.principalDollars * residualPercent) / 100
        const repayment =
          amortisedRepayment({ ...given, principalDollars: given.principalDollars + upfront, residualDollars }) +
          perPayment
        const payments = paymentCount(given)
        const flow = {
          advanceDollars: given.principalDollars,
          repaymentDollars: repayment,
          payments,
          residualDollars,
          frequency: given.frequency,
        }
        const percent = solveComparisonRate(flow)
        const periodic = percent / 100 / COMPARISON_PAYMENTS_PER_YEAR[given.frequency]
        expect(
          Math.abs(balanceAtEnd(given.principalDollars, periodic, repayment, payments) - residualDollars),
        ).toBeLessThan(0.01)
      }),
    )
  })

  test('LAW-03 without fees it is the rate itself, however often is repaid', () => {
    expect(loanCosts(loan).comparisonPercent).toBe(8)
    expect(loanCosts({ ...loan, frequency: 'weekly', annualRatePercent: 9.5 }).comparisonPercent).toBe(9.5)
  })

  test('FIN-45 LAW-01 at the advertised rate it is the advertised one; the fees it stands for count at every other', () => {
    const advertised = advertisedRate(null, noFees)
    expect(advertised).toEqual({ ratePercent: 6.29, comparisonPercent: 8.19 })
    expect(comparisonAt(6.29, advertised, noFees)).toBe(8.19)
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 59 }), (quarters) => {
        const rate = quarters / 4
        // Fees of the pair, paid off period by period: the balance after 60 months of both loans is nothing.
        const at = comparisonAt(rate, advertised, noFees)
        const fees = amortisedRepayment({ ...example, principalDollars: 30_000, annualRatePercent: 8.19 })
        const lent = fees / amortisedRepayment({ ...example, principalDollars: 1, annualRatePercent: 6.29 })
        const repayment = amortisedRepayment({ ...example, principalDollars: lent, annualRatePercent: rate })
        expect(Math.abs(balanceAtEnd(30_000, at / 1200, repayment, 60))).toBeLessThan(10)
        expect(at).toBeGreaterThan(rate)
      }),
    )
  })

  test('LAW-03 fees can only raise it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 20 }), (establishment, monthlyAdmin) => {
        const fees = { ...noFees, establishment, monthlyAdmin: monthlyAdmin + 1 }
        const withFees = loanCosts({ ...loan, fees, advertised: advertisedRate(null, fees) })
        expect(withFees.comparisonPercent).toBeGreaterThan(8)
      }),
    )
  })
})

describe('quote', () => {
  test('FIN-37 FIN-38 establishment, registration and agency fees are financed; the account fee is part of each repayment', () => {
    const fees = { establishment: 395, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 }
    const financed = amortisedRepayment({ ...loan, principalDollars: 30_000 + 395 + 6 + 912.25 })
    expect(loanCosts({ ...loan, fees }).repaymentDollars).toBeCloseTo(financed + 8, 6)
  })

  test('FIN-39 rounds up only where the site says so', () => {
    expect(loanCosts({ ...loan, roundUp: true }).repaymentDollars).toBe(609)
    expect(loanCosts(loan).repaymentDollars).toBeCloseTo(608.29, 2)
  })

  test('FIN-40 FIN-41 words', () => {
    expect(formatRepayment(140.49, 'weekly')).toBe('$140/wk')
    expect(formatRepayment(1608.29, 'monthly')).toBe('$1,608/mth')
    expect(formatRate(8.1)).toBe('8.10% p.a.')
  })
})

test('VDP-39 TEN-06 finance is shown for cars in stock above $200, on sites that have it', () => {
  const car = { status: 'in_stock', reserved: false, price: 32_990, offer_price: 31_990 }
  const on = { features: { finance: true, calculators: true } }
  expect(financePrice(car, on)).toBe(31_990)
  expect(financePrice({ ...car, status: 'coming_soon' }, on)).toBeNull()
  expect(financePrice({ ...car, reserved: true }, on)).toBeNull()
  expect(financePrice({ ...car, price: 200, offer_price: null }, on)).toBeNull()
  expect(financePrice(car, { features: { finance: true, calculators: false } })).toBeNull()
})
