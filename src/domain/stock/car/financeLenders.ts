import { z } from 'zod'

const amount = z.number().nonnegative().nullish()

/**
 * What one lender offers on one car (FIN-01, FIN-02): repayments and fees in dollars, rates in percent a year. Any further
 * `term{N}` column is kept: the repayment of a loan over N years.
 */
export const financeLenderSchema = z
  .object({
    paymentWeek: amount,
    paymentMonth: amount,
    deposit: amount,
    totalPayable: amount,
    interestRate: amount,
    comparisonRate: amount,
    termYears: amount,
    termWeeks: amount,
    termMonths: amount,
    establishmentFees: amount,
    balloon: amount,
    disclaimer: z.string().nullish(),
    financeProvider: z.string().nullish(),
  })
  .catchall(z.union([z.number(), z.string(), z.null()]))

/** Lender information of a car, keyed by provider (CAR-29). */
export const financeLendersSchema = z.record(z.string().min(1), financeLenderSchema)

export type FinanceLender = z.infer<typeof financeLenderSchema>
export type FinanceLenders = z.infer<typeof financeLendersSchema>
