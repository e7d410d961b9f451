import { presetOf, type LenderPreset } from '@/src/domain/finance/lenders/lenderPreset'
import { settingRow, type SettingKey } from './settings/settingsTable'

/** Where each figure of a lender goes in a dealership's settings (FIN-04). */
const settingOfFigure = {
  'finance.calculator.minPrice': ({ calculator }) => calculator.minPrice,
  'finance.calculator.minLoan': ({ calculator }) => calculator.minLoan,
  'finance.calculator.maxTerm': ({ calculator }) => calculator.maxTerm,
  'finance.calculator.defaultTerm': ({ calculator }) => calculator.defaultTerm,
  'finance.calculator.interestRange': ({ calculator }) => calculator.interestRange,
  'finance.fees.establishment': ({ fees }) => fees.establishment,
  'finance.fees.securityRegistration': ({ fees }) => fees.securityRegistration,
  'finance.fees.monthlyAdmin': ({ fees }) => fees.monthlyAdmin,
  'finance.fees.dealerAgency': ({ fees }) => fees.dealerAgency,
  'finance.comparisonRange': ({ comparisonRange }) => comparisonRange,
} as const satisfies { [K in SettingKey]?: (lender: LenderPreset) => number | { min: number; max: number } | null }

/** Settings a lender may bring. */
export type LenderSetting = keyof typeof settingOfFigure

const isLenderSetting = (key: string): key is LenderSetting => Object.hasOwn(settingOfFigure, key)

export const lenderSettings: readonly LenderSetting[] = Object.keys(settingOfFigure).filter(isLenderSetting)

/** The settings a lender brings with it; of one that is not known or brings nothing, none. */
export const lenderPreset = (
  lenders: readonly LenderPreset[],
  provider: unknown,
): Partial<Record<SettingKey, unknown>> => {
  const lender = presetOf(lenders, typeof provider === 'string' ? provider : '')
  const brought: Partial<Record<SettingKey, unknown>> = {}
  for (const key of lender ? lenderSettings : []) {
    const value = lender && settingOfFigure[key](lender)
    if (value !== null && settingRow(key).schema.safeParse(value).success) brought[key] = value
  }
  return brought
}
