import { type LenderPreset, presetOf } from '@/src/domain/finance/lenders/lenderPreset'
import type { PlatformLayer } from './platform'
import { readOverrides, type SettingProblem } from './settings/settingOverrides'
import {
  buildSettings,
  settingKeys,
  settingRow,
  settingValue,
  type SettingKey,
  type Settings,
  type SettingValue,
} from './settings/buildSettings'
import type { OperatorSetting } from './settings/operatorSettings'
import { isTemplateName, templateFor } from './templates/templates'

/**
 * Which layer decided a value: the platform's built-in default, its operator (Platform settings), the template, the
 * dealership's lender (FIN-04), or the dealership itself.
 */
export type Origin = 'platform' | 'operator' | 'template' | 'lender' | 'dealership'

/** The columns of a tenant that decide its settings. */
export interface TenantSettings {
  template: string
  /** The `settings` column as stored: only what differs from the template. */
  overrides: unknown
}

export interface ResolvedSettings {
  settings: Settings
  provenance: Record<SettingKey, Origin>
  /** Stored values that are invalid; each fell back to the inherited value. */
  problems: SettingProblem[]
}

const coversEveryKey = (origins: Partial<Record<SettingKey, Origin>>): origins is Record<SettingKey, Origin> =>
  settingKeys.every((key) => origins[key] !== undefined)

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
type LenderSetting = keyof typeof settingOfFigure

const isLenderSetting = (key: string): key is LenderSetting => Object.hasOwn(settingOfFigure, key)

const lenderSettings: readonly LenderSetting[] = Object.keys(settingOfFigure).filter(isLenderSetting)

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

/**
 * Every setting of a dealership: built-in default, then the operator's, then template, then its lender's preset
 * (FIN-04), then its own (TEN-05). Never throws on stored data: an invalid value falls back to the inherited one and is
 * listed in `problems`.
 */
export const resolveSettings = ({ template, overrides }: TenantSettings, platform: PlatformLayer): ResolvedSettings => {
  const preset: Partial<Record<SettingKey, unknown>> = templateFor(template).settings
  const { values, problems } = readOverrides(overrides)
  const provider = values.finance_provider ?? preset.finance_provider ?? settingRow('finance_provider').default
  // Highest precedence first.
  const layers: [Origin, Partial<Record<SettingKey, unknown>>][] = [
    ['dealership', values],
    ['lender', lenderPreset(platform.lenders, provider)],
    ['template', preset],
    ['operator', platform.settings],
  ]
  const provenance: Partial<Record<SettingKey, Origin>> = {}
  const settings = buildSettings((key) => {
    const [origin, decided] = layers.find(([, layer]) => Object.hasOwn(layer, key)) ?? ['platform', null]
    provenance[key] = origin
    return decided ? decided[key] : settingRow(key).default
  })
  if (!coversEveryKey(provenance)) throw new Error('A setting has no origin.')
  return {
    settings,
    provenance,
    problems: isTemplateName(template)
      ? problems
      : [{ key: 'template', message: `Unknown template '${template}': the default template is used.` }, ...problems],
  }
}

/** Settings that neither an operator nor a lender decides. */
type OwnSetting = Exclude<SettingKey, OperatorSetting | LenderSetting>

const isValueOf = <K extends SettingKey>(key: K, value: unknown): value is SettingValue<K> =>
  settingRow(key).schema.safeParse(value).success

/**
 * One setting of a dealership, with the same result as `resolveSettings`. The compiler refuses settings that the
 * operator or a lender decides, which need the platform's layer.
 */
export const settingOf = <K extends OwnSetting>({ template, overrides }: TenantSettings, key: K): SettingValue<K> => {
  const { values } = readOverrides(overrides)
  const preset: Partial<Record<SettingKey, unknown>> = templateFor(template).settings
  const found = [values, preset].find((layer) => Object.hasOwn(layer, key))?.[key]
  const value = found === undefined ? settingRow(key).default : found
  if (!isValueOf(key, value)) throw new Error(`The setting '${key}' has no usable default.`)
  return value
}

/**
 * Settings that may be sent to a browser: secret ones are reset to their default (NFR-06). A search host without its
 * own key is removed, because tokens for that server would have to be signed with the platform's key. A captcha's site key
 * is removed when its secret key is missing, because its answers could not be checked.
 */
export const publicSettings = (settings: Settings): Settings => {
  const isUseless = (key: SettingKey): boolean =>
    (key === 'search.host' && settings.search.key === null) ||
    (key === 'forms.captchaSiteKey' && settings.forms.captchaSecret === null)
  return buildSettings((key) =>
    settingRow(key).secret || isUseless(key) ? settingRow(key).default : settingValue(settings, key),
  )
}

/** Days a car must have been advertised at its was-price (LAW-05); 0 for a dealership that switched the check off. */
export const wasPriceMinDays = (tenant: TenantSettings): number =>
  settingOf(tenant, 'price.checkWasPrice') ? settingOf(tenant, 'price.wasPriceMinDays') : 0
