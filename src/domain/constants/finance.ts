/**
 * Finance: fixed numbers and labels of the specification (NFR-09). A value that a dealership can change is only its
 * default here; the setting wins. Money is in whole dollars, rates in percent, times in the unit of the name.
 */

export const FINANCE_DISCLAIMER_PREVIEW = 197

export const PAYMENTS_PER_YEAR = { weekly: 52, fortnightly: 26, monthly: 12 } as const
/** Comparison rates count real weeks (LAW-03). */
export const COMPARISON_PAYMENTS_PER_YEAR = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } as const
/** Purchase-price form of the calculator (FIN-18..26). */
export const PURCHASE_FORM = {
  price: { min: 1_000, max: 250_000 },
  termYears: { min: 1, max: 7, step: 0.5 },
  interestPercent: { min: 0.5, max: 15, step: 0.5 },
  deposit: { min: 0, max: 250_000, step: 0.5 },
  residual: { min: 0, max: 250_000, step: 0.5 },
} as const
/** Loan-amount form of the calculator (FIN-29..33). */
export const LOAN_FORM = {
  amount: { min: 1_000, max: 100_000, step: 500, default: 30_000 },
  termYears: { min: 1, max: 7, default: 5 },
  /** Highest loan as a multiple of the price, where it follows a price above `amount.max` (FIN-30). */
  maxLoanOfPrice: 1.05,
} as const
/** Car finance estimate (FIN-44..46). */
export const FINANCE_ESTIMATE = {
  termYears: 5,
  weeksPerMonth: 4.33,
  exampleRatePercent: 6.29,
  exampleComparisonPercent: 8.19,
  comparisonLoanDollars: 30_000,
} as const
/** Finance widget (FIN-47, FIN-49). */
export const FINANCE_WIDGET = { depositPercent: 10, finalPaymentPercent: 30, amountMax: 1_000_000 } as const
export const FINANCE_PHONE = '1300 031 264'
/** Lender fees and ranges the specification names; presets, never a default (FIN-37, FIN-38, FIN-42). */
export const LENDER_FEE_VARIANTS = {
  establishment: [1_300, 1_360.5, 395],
  securityRegistration: 6,
  monthlyAdmin: 8,
  dealerAgency: 912.25,
} as const
export const COMPARISON_RANGE_VARIANT = { min: 8.38, max: 19.42 } as const
/** An estimate needs a price above this (FIN-10, FIN-12, FIN-13). */
export const ESTIMATE_PRICE_ABOVE = 500
/** Taurus: the year must be newer than the current year minus this (FIN-10). */
export const TAURUS_MAX_AGE_YEARS = 12
/** A repayment at or below this is replaced by 'Enquire for Finance' (ERR-26). */
export const REPAYMENT_SHOWN_ABOVE = 25
export const ENQUIRE_FOR_FINANCE_TEXT = 'Enquire for Finance'
/** Youx quote (FIN-14). */
export const YOUX_QUOTE = { selfAssessedCreditScore: 'GREAT', loanTerm: 5 } as const

/** Budget search (FIN-53..57). */
export const BUDGET = {
  termYears: 5,
  repayment: { monthly: 600, weekly: 200 },
  deposit: 2_000,
  maxPriceFallback: 100_000,
  priceAbove: 1_000,
  depositPicks: [5_000, 10_000, 20_000, 30_000, 50_000, 70_000],
} as const
