/** The lenders of the specification (FIN-04). */
export const lenderNames = [
  'Taurus',
  'Powertorque',
  'AusLoans',
  'Angle',
  '360 Finance',
  'Nissan Finance',
  'Manual',
] as const

export type LenderName = (typeof lenderNames)[number]

/** A lender's conditions for showing its estimate of a car in stock, and how it is shown (FIN-10..13). */
export interface EstimateRule {
  /** Dollars; null for any price. */
  priceAbove: number | null
  /** The model year must be newer than the current year minus this; null for any year. */
  maxAgeYears: number | null
  /** Which of the lender's own figures must be there. */
  needs: 'rates' | 'weekly' | 'monthly'
  shownBy: 'weekly' | 'monthly'
}

/** A span of rates, percent a year. */
export interface RateRange {
  min: number
  max: number
}

/**
 * A lender's own settings (FIN-04). Dollars, years, percent a year; where null, the dealership's template and the
 * platform decide.
 */
export interface LenderPreset {
  name: LenderName
  estimate: EstimateRule
  calculator: {
    minPrice: number | null
    minLoan: number | null
    maxTerm: number | null
    defaultTerm: number | null
    interestRange: RateRange | null
  }
  fees: {
    establishment: number | null
    securityRegistration: number | null
    monthlyAdmin: number | null
    dealerAgency: number | null
  }
  comparisonRange: RateRange | null
}

/** The preset of a lender by its name; null when it is not one of the platform's. */
export const presetOf = (lenders: readonly LenderPreset[], name: string): LenderPreset | null =>
  lenders.find((lender) => lender.name === name) ?? null
