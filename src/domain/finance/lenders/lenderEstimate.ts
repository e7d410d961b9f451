import { z } from 'zod'
import { FINANCE_ESTIMATE } from '@/src/domain/constants/finance'
import { FINANCE_DISPLAY_PRICE_ABOVE } from '@/src/domain/constants/vehicle'
import type { Frequency } from '../calculator/Frequency'
import type { EstimateRule } from './lenderPreset'
import { amortisedRepayment, type LoanTerms } from '../calculator/repaymentFormula'

type Maybe<T> = T | null | undefined

/** Fields of a car that the rules read. */
export interface EstimateCar {
  make?: Maybe<string>
  year?: Maybe<number>
  status?: Maybe<string>
  reserved?: Maybe<boolean>
  /** As stored: keyed by lender (CAR-29). */
  finance_lenders?: unknown
}

/** Settings of a site that the rules read (FIN-04, FIN-09). */
export interface EstimateRules {
  /** `settings.finance_provider`: the lender whose figures of the car are used. */
  provider: string
  /** That lender's own rule; null for a lender the platform does not know, which offers nothing. */
  rule: EstimateRule | null
  /** `settings.finance.estimateExcluded`. */
  excluded: boolean
}

/** A repayment that may be advertised, never without its comparison rate (LAW-01). Dollars; percent a year. */
export interface Estimate {
  weeklyDollars: number
  monthlyDollars: number
  /** The frequency that is shown. */
  frequency: Extract<Frequency, 'weekly' | 'monthly'>
  ratePercent: number
  comparisonPercent: number
}

export interface LenderEstimate extends Estimate {
  disclaimer: string | null
}

// Parses a number that may be quoted; an empty cell is not a rate of 0.
const amount = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number().nonnegative())
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

const lenderSchema = z.object({
  paymentWeek: amount,
  paymentMonth: amount,
  deposit: amount,
  interestRate: amount,
  comparisonRate: amount,
  termYears: amount,
  establishmentFees: amount,
  balloon: amount,
  disclaimer: z.string().nullish().catch(null),
})

export type Lender = z.infer<typeof lenderSchema>

/** A car's figures of one lender; null when that lender has none (FIN-06). */
export const lenderOf = (lenders: unknown, provider: string): Lender | null => {
  const record = z.record(z.string(), z.unknown()).safeParse(lenders)
  const found = record.success && Object.hasOwn(record.data, provider) ? record.data[provider] : null
  const lender = lenderSchema.safeParse(found)
  return lender.success ? lender.data : null
}

interface Question {
  car: EstimateCar
  lender: Lender
  priceDollars: number
  now: Date
}

/** The lender's conditions besides a car in stock (FIN-10..13). */
const meets = ({ car, lender, priceDollars, now }: Question, rule: EstimateRule): boolean => {
  const { priceAbove, maxAgeYears, needs } = rule
  if (priceAbove !== null && priceDollars <= priceAbove) return false
  if (maxAgeYears !== null && (car.year ?? 0) <= now.getFullYear() - maxAgeYears) return false
  if (needs === 'weekly') return (lender.paymentWeek ?? 0) > 0
  return needs === 'rates' || (lender.paymentMonth ?? 0) > 0
}

/** The loan of a car that a lender's figures describe, without an account fee; five years where they name no term (FIN-44). */
export const lenderLoan = (
  lender: Pick<Lender, 'deposit' | 'establishmentFees' | 'balloon' | 'interestRate' | 'termYears'>,
  priceDollars: number,
  frequency: Frequency,
): LoanTerms => ({
  principalDollars: Math.max(0, priceDollars - (lender.deposit ?? 0)) + (lender.establishmentFees ?? 0),
  residualDollars: lender.balloon ?? 0,
  annualRatePercent: lender.interestRate ?? 0,
  termYears: lender.termYears || FINANCE_ESTIMATE.termYears,
  frequency,
})

/**
 * The lender's weekly figure, else its monthly one converted to weeks (FIN-44), else the repayment computed from its
 * rate and term.
 */
const weekly = ({ lender, priceDollars }: Question): number => {
  if (lender.paymentWeek) return lender.paymentWeek
  if (lender.paymentMonth) return lender.paymentMonth / FINANCE_ESTIMATE.weeksPerMonth
  return amortisedRepayment(lenderLoan(lender, priceDollars, 'weekly'))
}

/**
 * The lender's estimate for a car at that price, in dollars; null when nothing may be shown (FIN-06..13). General
 * rules: figures of that lender, both rates, no Suzuki, a site that is not excluded, an unreserved car in stock, above
 * $200 (VDP-39). Then the lender's own rule.
 */
export const lenderEstimate = (
  car: EstimateCar,
  { provider, rule, excluded }: EstimateRules,
  priceDollars: number,
  now: Date,
): LenderEstimate | null => {
  if (excluded || car.status !== 'in_stock' || car.reserved || priceDollars <= FINANCE_DISPLAY_PRICE_ABOVE) return null
  if (car.make?.trim().toLowerCase() === 'suzuki') return null
  const lender = lenderOf(car.finance_lenders, provider)
  if (!lender || lender.interestRate === null || lender.comparisonRate === null) return null
  const question = { car, lender, priceDollars, now }
  if (!rule || !meets(question, rule)) return null
  const weeklyDollars = weekly(question)
  return {
    weeklyDollars,
    monthlyDollars: lender.paymentMonth || weeklyDollars * FINANCE_ESTIMATE.weeksPerMonth,
    frequency: rule.shownBy,
    ratePercent: lender.interestRate,
    comparisonPercent: lender.comparisonRate,
    disclaimer: lender.disclaimer?.trim() || null,
  }
}
