import { z } from 'zod'
import { YOUX_QUOTE } from '@/src/domain/constants/finance'
import type { StoredQuote } from './quoteEstimate'

/** Body of a quote request (FIN-14). */
export const youxRequestSchema = z.object({
  selfAssessedCreditScore: z.literal(YOUX_QUOTE.selfAssessedCreditScore),
  purchasePrice: z.number().positive(),
  loanTerm: z.literal(YOUX_QUOTE.loanTerm),
  year: z.int().nullable(),
  vin: z.string().trim().min(1).max(40),
  nvic: z.string().trim().max(40).nullable(),
  whoIsHelping: z.literal(''),
})

export type YouxRequest = z.infer<typeof youxRequestSchema>

/** Body of the answer (FIN-15). */
export const youxAnswerSchema = z.object({
  weeklyRepaymentAmount: z.number().positive(),
  advertisedRate: z.number().nonnegative(),
  comparisonRate: z.number().nonnegative(),
})

export type YouxAnswer = z.infer<typeof youxAnswerSchema>

/** The request for one car: credit score GREAT, 5 years, `whoIsHelping` empty (FIN-14). */
export const youxRequest = (car: {
  purchasePrice: number
  year: number | null
  vin: string
  nvic: string | null
}): YouxRequest => ({
  selfAssessedCreditScore: YOUX_QUOTE.selfAssessedCreditScore,
  purchasePrice: car.purchasePrice,
  loanTerm: YOUX_QUOTE.loanTerm,
  year: car.year,
  vin: car.vin,
  nvic: car.nvic,
  whoIsHelping: '',
})

/** Whether a quote may be requested: never at a price of 0, and never when the car has one (FIN-16). */
export const mayQuote = (car: { vin: string | null; youxQuote: StoredQuote | null }, priceDollars: number): boolean =>
  priceDollars > 0 && car.youxQuote === null && Boolean(car.vin)
