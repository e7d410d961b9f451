import { COMPARISON_RANGE_VARIANT, LENDER_FEE_VARIANTS } from '@/src/domain/constants/finance'
import type { SettingKey, SettingOverrides, Settings } from './settings'

const [establishmentTaurus, establishmentPowertorque, establishmentAusLoans] = LENDER_FEE_VARIANTS.establishment

/**
 * What a lender brings with it (FIN-04): values the specification ties to 'one lender', without naming it, each given to
 * one lender here. A dealership's own setting wins over its lender's, its lender's over the template's.
 */
const lenderPresets: Partial<Record<Settings['finance_provider'], SettingOverrides>> = {
  Taurus: {
    'finance.calculator.minPrice': 5000,
    'finance.calculator.minLoan': 5000,
    'finance.calculator.interestRange': { min: 7.5, max: 14.5 },
    'finance.fees.establishment': establishmentTaurus,
  },
  Powertorque: { 'finance.fees.establishment': establishmentPowertorque },
  AusLoans: {
    'finance.comparisonRange': { ...COMPARISON_RANGE_VARIANT },
    'finance.fees.establishment': establishmentAusLoans,
    'finance.fees.securityRegistration': LENDER_FEE_VARIANTS.securityRegistration,
    'finance.fees.monthlyAdmin': LENDER_FEE_VARIANTS.monthlyAdmin,
    'finance.fees.dealerAgency': LENDER_FEE_VARIANTS.dealerAgency,
  },
  '360 Finance': { 'finance.comparisonRange': { ...COMPARISON_RANGE_VARIANT } },
}

const isKnown = (provider: unknown): provider is keyof typeof lenderPresets =>
  typeof provider === 'string' && Object.hasOwn(lenderPresets, provider)

/** The preset of a lender; of one that brings nothing, nothing. */
export const lenderPreset = (provider: unknown): Partial<Record<SettingKey, unknown>> =>
  (isKnown(provider) ? lenderPresets[provider] : null) ?? {}
