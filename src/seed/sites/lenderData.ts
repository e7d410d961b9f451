/** Lender figures of one car as stored in `finance_lenders` (FIN-01, FIN-02). Amounts in dollars, rates in percent a year. */
export interface LenderData {
  paymentWeek: number
  paymentMonth: number
  deposit: number
  totalPayable: number
  interestRate: number
  comparisonRate: number
  termYears: number
  termWeeks: number
  termMonths: number
  establishmentFees: number
  balloon: number
  disclaimer: string
  financeProvider: string
}

export interface LenderTerms {
  provider: string
  interestRate: number
  establishmentFeeDollars: number
  monthlyFeeDollars: number
}

const annuity = (principal: number, yearlyRate: number, periods: number, perYear: number): number => {
  const rate = yearlyRate / 100 / perYear
  return rate === 0 ? principal / periods : (principal * rate) / (1 - (1 + rate) ** -periods)
}

/**
 * Comparison rate for a secured loan of $30,000 over five years: the yearly rate at which the repayments, fees included,
 * pay off exactly the amount borrowed. Two decimals.
 */
export const comparisonRate = (terms: Omit<LenderTerms, 'provider'>): number => {
  const repayment =
    annuity(30_000 + terms.establishmentFeeDollars, terms.interestRate, 60, 12) + terms.monthlyFeeDollars
  let low = terms.interestRate
  let high = 60
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (annuity(30_000, middle, 60, 12) < repayment) low = middle
    else high = middle
  }
  return Math.round(high * 100) / 100
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100

/** The lender's figures for a car at that price: five years, no deposit, no balloon. */
export const lenderData = (priceDollars: number, terms: LenderTerms): LenderData => {
  const principal = priceDollars + terms.establishmentFeeDollars
  const paymentWeek = cents(annuity(principal, terms.interestRate, 260, 52) + (terms.monthlyFeeDollars * 12) / 52)
  const paymentMonth = cents(annuity(principal, terms.interestRate, 60, 12) + terms.monthlyFeeDollars)
  const comparison = comparisonRate(terms)
  return {
    paymentWeek,
    paymentMonth,
    deposit: 0,
    totalPayable: cents(paymentWeek * 260),
    interestRate: terms.interestRate,
    comparisonRate: comparison,
    termYears: 5,
    termWeeks: 260,
    termMonths: 60,
    establishmentFees: terms.establishmentFeeDollars,
    balloon: 0,
    disclaimer: `Estimate for an approved personal applicant over 60 months with no deposit and no final payment, at ${terms.interestRate}% p.a. Comparison rate ${comparison}% p.a. is based on a secured loan of $30,000 over five years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate. Lending criteria, terms and conditions apply.`,
    financeProvider: terms.provider,
  }
}
