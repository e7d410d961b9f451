import {
  COMPARISON_RANGE_VARIANT,
  ESTIMATE_PRICE_ABOVE,
  LENDER_FEE_VARIANTS,
  TAURUS_MAX_AGE_YEARS,
} from '@/src/domain/constants/finance'
import type { EstimateRule, LenderName, LenderPreset } from './lenderPreset'

const weekly: EstimateRule = {
  priceAbove: ESTIMATE_PRICE_ABOVE,
  maxAgeYears: null,
  needs: 'weekly',
  shownBy: 'weekly',
}
const ratesOnly: EstimateRule = { priceAbove: null, maxAgeYears: null, needs: 'rates', shownBy: 'weekly' }

const [taurusFee, powertorqueFee, ausLoansFee] = LENDER_FEE_VARIANTS.establishment

interface Brought {
  calculator?: Partial<LenderPreset['calculator']>
  fees?: Partial<LenderPreset['fees']>
  comparisonRange?: LenderPreset['comparisonRange']
}

const lender = (name: LenderName, estimate: EstimateRule, brought: Brought = {}): LenderPreset => ({
  name,
  estimate,
  calculator: {
    minPrice: null,
    minLoan: null,
    maxTerm: null,
    defaultTerm: null,
    interestRange: null,
    ...brought.calculator,
  },
  fees: {
    establishment: null,
    securityRegistration: null,
    monthlyAdmin: null,
    dealerAgency: null,
    ...brought.fees,
  },
  comparisonRange: brought.comparisonRange ?? null,
})

/**
 * Lenders until an operator changes them (FIN-04, FIN-10..13, FIN-37, FIN-38, FIN-42). Values the specification ties to
 * 'one lender' without naming it are each given to one lender here.
 */
export const defaultLenders: readonly LenderPreset[] = [
  lender(
    'Taurus',
    { priceAbove: ESTIMATE_PRICE_ABOVE, maxAgeYears: TAURUS_MAX_AGE_YEARS, needs: 'rates', shownBy: 'weekly' },
    {
      calculator: { minPrice: 5_000, minLoan: 5_000, interestRange: { min: 7.5, max: 14.5 } },
      fees: { establishment: taurusFee },
    },
  ),
  lender('Powertorque', weekly, { fees: { establishment: powertorqueFee } }),
  lender('AusLoans', ratesOnly, {
    fees: {
      establishment: ausLoansFee,
      securityRegistration: LENDER_FEE_VARIANTS.securityRegistration,
      monthlyAdmin: LENDER_FEE_VARIANTS.monthlyAdmin,
      dealerAgency: LENDER_FEE_VARIANTS.dealerAgency,
    },
    comparisonRange: COMPARISON_RANGE_VARIANT,
  }),
  lender('Angle', weekly),
  lender('360 Finance', ratesOnly, { comparisonRange: COMPARISON_RANGE_VARIANT }),
  lender('Nissan Finance', { ...weekly, needs: 'monthly', shownBy: 'monthly' }),
  lender('Manual', weekly),
]
