import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatorResult } from './calculatorResult'
import type { Frequency } from './Frequency'

/** Periods of a year, written here again: the simulation shares nothing with what it proves. */
const PERIODS: Record<Frequency, number> = { weekly: 52, fortnightly: 26, monthly: 12 }

interface Loan {
  amount: number
  deposit: number
  balloon: number
  percent: number
  years: number
  frequency: Frequency
  fees: { establishment: number; securityRegistration: number; monthlyAdmin: number; dealerAgency: number }
}

/** What is still owed after every instalment: interest is charged, then the instalment is taken, period by period. */
const owedAtEnd = (borrowed: number, instalment: number, periods: number, interest: number): number => {
  let owed = borrowed
  for (let period = 0; period < periods; period += 1) {
    owed += owed * interest
    owed -= instalment
  }
  return owed
}

/**
 * The instalment that leaves exactly the balloon owed, found by halving an interval; the account fee of a year is spread
 * over its instalments.
 */
const simulated = ({ amount, deposit, balloon, percent, years, frequency, fees }: Loan): number => {
  const lent = amount - deposit
  const borrowed = lent + fees.establishment + fees.securityRegistration + fees.dealerAgency
  const periods = Math.round(years * PERIODS[frequency])
  const interest = percent / 100 / PERIODS[frequency]
  const owed = Math.min(balloon, lent)
  let [low, high] = [0, borrowed * (1 + interest)]
  for (let halving = 0; halving < 100; halving += 1) {
    const middle = (low + high) / 2
    if (owedAtEnd(borrowed, middle, periods, interest) > owed) low = middle
    else high = middle
  }
  return (low + high) / 2 + (fees.monthlyAdmin * 12) / PERIODS[frequency]
}

const calculated = ({ amount, deposit, balloon, percent, years, frequency, fees }: Loan) =>
  calculatorResult(
    {
      amountDollars: amount,
      depositDollars: deposit,
      residualDollars: balloon,
      interestPercent: percent,
      termYears: years,
    },
    frequency,
    { roundUp: false },
    fees,
    { ratePercent: percent, comparisonPercent: percent },
  )

const cents = (dollars: number): number => Math.round(dollars * 100)
const free = { establishment: 0, securityRegistration: 0, monthlyAdmin: 0, dealerAgency: 0 }
const charged = { establishment: 399, securityRegistration: 12, monthlyAdmin: 9.5, dealerAgency: 990 }

const loan = (changes: Partial<Loan>): Loan => ({
  amount: 30_000,
  deposit: 0,
  balloon: 0,
  percent: 7.29,
  years: 5,
  frequency: 'monthly',
  fees: free,
  ...changes,
})

const loans = fc.record({
  amount: fc.integer({ min: 5_000, max: 250_000 }),
  deposit: fc.integer({ min: 0, max: 4_000 }),
  balloon: fc.integer({ min: 0, max: 900 }),
  percent: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 10 }),
  frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
  fees: fc.record({
    establishment: fc.integer({ min: 0, max: 995 }),
    securityRegistration: fc.integer({ min: 0, max: 20 }),
    monthlyAdmin: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
    dealerAgency: fc.integer({ min: 0, max: 1_500 }),
  }),
})

describe('repayments against a loan that is repaid period by period', () => {
  test('FIN-36 FIN-37 FIN-38 500 random loans, to the cent', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: 60 }), (random, balloonPercent) => {
        const wanted = { ...random, balloon: Math.round((random.amount * balloonPercent) / 100) }
        // Half a cent apart may round to two cents: the difference is what counts.
        expect(Math.abs(calculated(wanted).quote.repaymentDollars - simulated(wanted))).toBeLessThan(0.005)
      }),
      { numRuns: 500 },
    )
  })

  // Worked out by a simulation in another language; in cents.
  test.each<[string, Partial<Loan>, number]>([
    ['30,000 over 5 years by the month', {}, 59_815],
    ['by the fortnight', { frequency: 'fortnightly' }, 27_570],
    ['by the week', { frequency: 'weekly' }, 13_777],
    ['without interest', { percent: 0 }, 50_000],
    ['with a deposit', { deposit: 5_000 }, 49_846],
    ['with a balloon', { balloon: 9_000 }, 47_338],
    ['with every fee', { fees: charged }, 63_558],
    [
      'with deposit, balloon and fees, by the week',
      { deposit: 5_000, balloon: 9_000, fees: charged, frequency: 'weekly' },
      9_472,
    ],
    ['one year', { years: 1 }, 259_981],
    ['ten years at 19.99 %', { years: 10, percent: 19.99 }, 57_957],
  ])('FIN-36 %s', (_, changes, expected) => {
    const wanted = loan(changes)
    expect(cents(calculated(wanted).quote.repaymentDollars)).toBe(cents(simulated(wanted)))
    expect(cents(simulated(wanted))).toBe(expected)
  })

  test('FIN-36 a balloon above what is lent is what is lent; nothing lent is nothing repaid', () => {
    const wanted = loan({ amount: 10_000, deposit: 2_000, balloon: 9_000 })
    expect(cents(calculated(wanted).quote.repaymentDollars)).toBe(cents(simulated(wanted)))
    expect(calculated(loan({ deposit: 30_000 })).quote.repaymentDollars).toBe(0)
  })
})
