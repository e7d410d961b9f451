import { expect, test } from 'vitest'
import { lenderData } from '@/src/seed/sites/lenderData'
import { initialValues } from './calculator/calculatorForm'
import { calculatorResult } from './calculator/calculatorResult'
import { feesLeftOut } from './calculator/loanCosts'
import { carEstimate } from './carEstimate'
import { carLoan } from './carLoan'
import { defaultLenders } from './lenders/defaultLenders'

const now = new Date('2026-06-01T00:00:00Z')
const calculator = {
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
const noFees = { establishment: 0, securityRegistration: 0, monthlyAdmin: 0, dealerAgency: 0 }

type Car = NonNullable<Parameters<typeof carLoan>[0]>
const carOf = (changes: Partial<Car>): Car => ({
  make: 'Mazda',
  year: 2022,
  status: 'in_stock',
  reserved: false,
  price: 14_388,
  offer_price: null,
  youxQuote: null,
  finance_provider: null,
  ...changes,
})

interface SiteChanges {
  finance_provider?: string
  fees?: Partial<typeof noFees>
  exampleRate?: number
  calculator?: object
}
const siteOf = ({ finance_provider = 'Manual', fees, exampleRate = 6.29, ...own }: SiteChanges = {}) => ({
  settings: {
    features: { finance: true, calculators: true },
    finance_provider,
    finance: {
      estimateExcluded: false,
      fees: { ...noFees, ...fees },
      exampleRate,
      calculator: { ...calculator, ...own.calculator },
    },
  },
  lenders: defaultLenders,
})

/** What the calculator of a car opens with, and the estimate of its card. */
const opened = (car: Car, site: ReturnType<typeof siteOf>, frequency: 'weekly' | 'monthly' = 'weekly') => {
  const { calculator: form } = site.settings.finance
  const loan = carLoan(car, site, now)
  const values = initialValues(car.price, loan.advertised.ratePercent, form, loan.start)
  const result = calculatorResult(values, frequency, form, loan.fees, loan.advertised)
  return { ...result, loan, estimate: carEstimate(car, site, now) }
}

const leisure = siteOf({
  finance_provider: 'AusLoans',
  fees: { establishment: 395, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 },
  calculator: { form: 'loanAmount' },
})
const ausLoans = lenderData(14_388, {
  provider: 'AusLoans',
  interestRate: 8.99,
  establishmentFeeDollars: 1313.25,
  monthlyFeeDollars: 8,
})
const angle = lenderData(14_388, {
  provider: 'Angle',
  interestRate: 7.99,
  establishmentFeeDollars: 495,
  monthlyFeeDollars: 6,
})

test('LAW-01 FIN-38 the fees in a lender’s figures are all of them: the site’s own do not come on top', () => {
  const { quote, feesDollars, estimate } = opened(carOf({ finance_lenders: { AusLoans: ausLoans } }), leisure)
  expect(feesDollars).toBe(1313.25)
  expect(quote.repaymentDollars).toBeCloseTo(estimate?.weeklyDollars ?? 0, 9)
  expect(quote.comparisonPercent).toBe(11.37)
})

test('LAW-01 on a group’s site the account fee of the car’s own lender stays in the repayment', () => {
  const car = carOf({ finance_provider: 'Angle', finance_lenders: { Angle: angle } })
  const { quote, loan, estimate } = opened(car, siteOf({ fees: { dealerAgency: 500, monthlyAdmin: 20 } }))
  expect(loan.fees.monthlyAdmin).toBeCloseTo(6, 1)
  expect(quote.repaymentDollars).toBeCloseTo(estimate?.weeklyDollars ?? 0, 9)
  expect(opened(car, siteOf(), 'monthly').quote.repaymentDollars).toBeCloseTo(angle.paymentMonth, 1)
})

test.each<[string, Partial<Car>, string]>([
  [
    'a lender that rounds down and names no fee',
    { finance_lenders: { Manual: { ...angle, paymentWeek: 60, establishmentFees: null } } },
    'Manual',
  ],
  [
    'no term, with a deposit and a balloon',
    {
      finance_lenders: {
        Taurus: { interestRate: 7.5, comparisonRate: 9, deposit: 2000, balloon: 1500, establishmentFees: 495 },
      },
    },
    'Taurus',
  ],
  ['a stored quote', { youxQuote: { weeklyRepaymentAmount: 71, advertisedRate: 7.5, comparisonRate: 9 } }, 'Manual'],
])('LAW-01 FIN-44 the calculator opens at the card’s repayment: %s', (_, changes, finance_provider) => {
  for (const form of ['purchasePrice', 'loanAmount']) {
    const site = siteOf({ finance_provider, fees: { establishment: 395 }, calculator: { form, defaultTerm: 6 } })
    const { quote, estimate } = opened(carOf(changes), site)
    expect(quote.repaymentDollars, form).toBeCloseTo(estimate?.weeklyDollars ?? 0, 9)
    expect(quote.comparisonPercent, form).toBe(estimate?.comparisonPercent)
  }
})

test('LAW-01 a lender that shows its months opens at its month', () => {
  const lender = { ...angle, paymentWeek: null, paymentMonth: 333 }
  const site = siteOf({ finance_provider: 'Nissan Finance' })
  const car = carOf({ finance_lenders: { 'Nissan Finance': lender } })
  expect(opened(car, site, 'monthly').quote.repaymentDollars).toBeCloseTo(333, 9)
})

test('FIN-23 FIN-45 without a car it is the site’s rate, within what its calculator can show', () => {
  const pair = (changes: SiteChanges) => carLoan(null, siteOf(changes), now).advertised
  expect(pair({})).toEqual({ ratePercent: 6.29, comparisonPercent: 8.19 })
  const fees = { establishment: 401, monthlyAdmin: 8 }
  const range = { interestRange: { min: 7.5, max: 14.5 } }
  expect(pair({ fees, calculator: range }).ratePercent).toBe(7.5)
  expect(pair({ fees, calculator: range, exampleRate: 8.49 }).comparisonPercent).toBeCloseTo(9.604, 3)
  // Without fees of its own a site counts those of the specification's example.
  expect(pair({ exampleRate: 8.49 }).comparisonPercent).toBeGreaterThan(10)
})

test('LAW-01 FIN-46 where the comparison rate counts fees that no amount holds, that is said', () => {
  const said = (changes: SiteChanges) => {
    const { fees, advertised } = carLoan(null, siteOf(changes), now)
    return feesLeftOut(fees, { ...advertised, repaymentDollars: 135, frequency: 'weekly' })
  }
  expect(said({})).toContain('Lender fees are not in these amounts.')
  expect(said({ fees: { monthlyAdmin: 8 } })).toBeNull()
  expect(
    feesLeftOut(noFees, { ratePercent: 8, comparisonPercent: 8, repaymentDollars: 1, frequency: 'weekly' }),
  ).toBeNull()
})
