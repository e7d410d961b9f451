import { LOAN_FORM, PURCHASE_FORM } from '@/src/domain/constants/finance'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { Frequency } from './Frequency'

export interface Range {
  min: number
  max: number
  step: number
}

/** The part of a site's settings both calculators read (FIN-18, FIN-23, FIN-24, FIN-29..35, FIN-39). */
export interface CalculatorSettings {
  form: 'purchasePrice' | 'loanAmount'
  minPrice: number
  interestRange: { min: number; max: number }
  hideInterest: boolean
  minLoan: number
  maxLoanFollowsPrice: boolean
  maxTerm: number
  defaultTerm: number
  defaultFrequency: Frequency
  roundUp: boolean
}

export interface CalculatorValues {
  /** The purchase price or the loan amount, depending on the form. */
  amountDollars: number
  /** 0 in the loan-amount form, which has no deposit. */
  depositDollars: number
  termYears: number
  interestPercent: number
  residualDollars: number
}

export type CalculatorRanges = Record<keyof CalculatorValues, Range>

/** Highest loan in dollars: 100,000, or 1.05 times a price above that where the site says so (FIN-29, FIN-30). */
const maxLoan = (followsPrice: boolean, carPriceDollars: number | null): number =>
  followsPrice && carPriceDollars !== null && carPriceDollars > LOAN_FORM.amount.max
    ? Math.round(carPriceDollars * LOAN_FORM.maxLoanOfPrice)
    : LOAN_FORM.amount.max

/**
 * Range of each input (FIN-18, FIN-19, FIN-22..26; loan amount FIN-29, FIN-30, FIN-32).
 *
 * @param carPriceDollars the car's price; null when the calculator is not on a car's page
 */
export const calculatorRanges = (settings: CalculatorSettings, carPriceDollars: number | null): CalculatorRanges => {
  const { form, minPrice, minLoan, interestRange, maxTerm, maxLoanFollowsPrice } = settings
  const { price, termYears, interestPercent, deposit, residual } = PURCHASE_FORM
  return {
    amountDollars:
      form === 'purchasePrice'
        ? { min: minPrice, max: price.max, step: 1 }
        : { min: minLoan, max: maxLoan(maxLoanFollowsPrice, carPriceDollars), step: LOAN_FORM.amount.step },
    depositDollars: form === 'purchasePrice' ? deposit : { ...deposit, max: 0 },
    termYears: { ...termYears, max: Math.min(maxTerm, termYears.max) },
    interestPercent: { ...interestRange, step: interestPercent.step },
    residualDollars: residual,
  }
}

const clamp = (value: number, { min, max }: Range): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min

/** The nearest step from `min` on: 12,345 becomes 12,500 where the step is 500. Steps have at most two decimals. */
const toStep = (value: number, { min, step }: Range): number =>
  Math.round((min + Math.round((value - min) / step) * step) * 100) / 100

/**
 * Clamps a value to its range (FIN-27) and rounds it to the step (FIN-22, FIN-23, FIN-25, FIN-26, FIN-29). A purchase
 * price of 0 or less, or none, becomes 0: no price entered (FIN-21).
 */
export const tidyValue = (
  field: keyof CalculatorValues,
  value: number,
  ranges: CalculatorRanges,
  form: CalculatorSettings['form'],
): number => {
  if (field === 'amountDollars' && form === 'purchasePrice' && !(value > 0)) return 0
  const range = ranges[field]
  return clamp(toStep(clamp(value, range), range), range)
}

/** 'Cannot be less than {min} or more than {max}' (FIN-20); the loan amount says the same of its own range. */
export const amountHelp = ({ amountDollars: { min, max } }: CalculatorRanges): string =>
  `Cannot be less than ${formatDollars(min)} or more than ${formatDollars(max)}`

/** Figures of a lender's own estimate for a car. */
export interface LoanStart {
  termYears: number | null
  deposit: number | null
  balloon: number | null
}

/**
 * Initial values of the form: the car's price clamped to the range, 30,000 without a car (FIN-31), the site's term
 * (FIN-33), and the advertised rate (`advertisedRate`). They are not rounded to steps until the visitor changes them.
 *
 * @param start figures of the lender's estimate for this car; null for the site's own term and no deposit
 */
export const initialValues = (
  carPriceDollars: number | null,
  ratePercent: number,
  settings: CalculatorSettings,
  start: LoanStart | null = null,
): CalculatorValues => {
  const ranges = calculatorRanges(settings, carPriceDollars)
  // The loan-amount form asks for no deposit: what is lent is the price without it.
  const paid = settings.form === 'loanAmount' ? (start?.deposit ?? 0) : 0
  return {
    amountDollars: clamp((carPriceDollars || LOAN_FORM.amount.default) - paid, ranges.amountDollars),
    depositDollars: clamp(start?.deposit ?? 0, ranges.depositDollars),
    termYears: clamp(start?.termYears || settings.defaultTerm, ranges.termYears),
    interestPercent: clamp(ratePercent, ranges.interestPercent),
    residualDollars: clamp(start?.balloon ?? 0, ranges.residualDollars),
  }
}
