import { lenderPreset } from './lenderPresets'
import { resolveSettings, type Origin, type TenantSettings } from './resolve'
import { readOverrides } from './settingOverrides'
import { settingRow, settingValue, type SettingKey } from './settings'
import { templateFor } from './templates/templates'

export interface SettingLayer {
  origin: Origin
  /** 'Platform default', 'Template: Used cars' or 'This dealership'. */
  label: string
  /** False: this layer leaves the setting to the one before it. */
  set: boolean
  value: unknown
}

export interface SettingExplanation {
  key: SettingKey
  label: string
  value: unknown
  origin: Origin
  /** Every layer, the weakest first; the lender's only where it brings this setting. */
  layers: SettingLayer[]
  /** The answer in one sentence. */
  sentence: string
}

const inWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === null || value === '') return 'not set'
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
}

/** Answers 'Why is this off?': the effective value of a setting and the layer that decided it (CMS-03). */
export const explainSetting = (key: SettingKey, tenant: TenantSettings): SettingExplanation => {
  const row = settingRow(key)
  const template = templateFor(tenant.template)
  const preset: Partial<Record<SettingKey, unknown>> = template.settings
  const own = readOverrides(tenant.overrides)
  const resolved = resolveSettings(tenant)
  const provider = resolved.settings.finance_provider
  const lender = lenderPreset(provider)
  const lenderLayer: SettingLayer[] = Object.hasOwn(lender, key)
    ? [{ origin: 'lender', label: `Lender: ${provider}`, set: true, value: lender[key] }]
    : []
  const origin = resolved.provenance[key]
  const hidden = (value: unknown): unknown => (row.secret && value !== null && value !== undefined ? '••••' : value)
  const layers: SettingLayer[] = [
    { origin: 'platform', label: 'Platform default', set: true, value: row.default },
    { origin: 'template', label: `Template: ${template.label}`, set: Object.hasOwn(preset, key), value: preset[key] },
    ...lenderLayer,
    { origin: 'dealership', label: 'This dealership', set: Object.hasOwn(own.values, key), value: own.values[key] },
  ]
  const value = hidden(settingValue(resolved.settings, key))
  const decider = layers.find((layer) => layer.origin === origin)?.label ?? ''
  const ignored = own.problems.find((problem) => problem.key === key)
  return {
    key,
    label: row.label,
    value,
    origin,
    layers: layers.map((layer) => ({ ...layer, value: hidden(layer.value) })),
    sentence: [
      `${row.label} is ${inWords(value)}. ${decider} decides.`,
      ignored && `The dealership's own value cannot be used: ${ignored.message}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}
