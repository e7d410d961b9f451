import { settingFieldName } from './Setting'
import { settingRow, type SettingKey } from './buildSettings'

/**
 * Settings whose platform default an operator may change under Platform settings. A row belongs here when the platform
 * answers for it (its finance phone, the words of consent) or bears its cost, and when pages alone read it: what imports,
 * the search index or feeds read is resolved without the operator's layer (`settingOf`).
 */
export const operatorSettings = [
  'finance.phone',
  'forms.optInLabel',
  'price.noPriceText',
  'search.pageSize',
  'cards.showFinanceEstimate',
] as const satisfies readonly SettingKey[]

export type OperatorSetting = (typeof operatorSettings)[number]

/** The operator's defaults as stored, by dotted name: only those that differ from the built-in ones and can be used. */
export const operatorDefaults = (stored: unknown): Partial<Record<SettingKey, unknown>> => {
  const fields: Record<string, unknown> = { ...Object(stored) }
  const changed: Partial<Record<SettingKey, unknown>> = {}
  for (const key of operatorSettings) {
    const { schema, default: builtIn } = settingRow(key)
    const parsed = schema.safeParse(fields[settingFieldName(key)])
    if (parsed.success && parsed.data !== builtIn) changed[key] = parsed.data
  }
  return changed
}
