import { lenderPreset } from './lenderPresets'
import { readOverrides, type SettingProblem } from './settingOverrides'
import { buildSettings, settingKeys, settingRow, settingValue, type SettingKey, type Settings } from './settings'
import { isTemplateName, templateFor } from './templates/templates'

/** Who decided a value: the platform's default, the template, the dealership's lender (FIN-04), or the dealership itself. */
export type Origin = 'platform' | 'template' | 'lender' | 'dealership'

/** What of a tenant decides its settings: the columns `template` and `settings`. */
export interface TenantSettings {
  template: string
  /** The `settings` column as stored: only what differs from the template. */
  overrides: unknown
}

export interface ResolvedSettings {
  settings: Settings
  provenance: Record<SettingKey, Origin>
  /** Stored values that could not be used; each fell back to the inherited value. */
  problems: SettingProblem[]
}

const coversEveryKey = (origins: Partial<Record<SettingKey, Origin>>): origins is Record<SettingKey, Origin> =>
  settingKeys.every((key) => origins[key] !== undefined)

/**
 * Every setting of a dealership: platform default, then template, then its lender's preset (FIN-04), then its own (TEN-05).
 * Never throws on stored data: a bad value falls back to the inherited one and is named in `problems`.
 */
export const resolveSettings = ({ template, overrides }: TenantSettings): ResolvedSettings => {
  const preset: Partial<Record<SettingKey, unknown>> = templateFor(template).settings
  const { values, problems } = readOverrides(overrides)
  const lender = lenderPreset(values.finance_provider ?? preset.finance_provider)
  const originOf = (key: SettingKey): Origin => {
    if (Object.hasOwn(values, key)) return 'dealership'
    if (Object.hasOwn(lender, key)) return 'lender'
    return Object.hasOwn(preset, key) ? 'template' : 'platform'
  }
  const from = {
    dealership: (key: SettingKey) => values[key],
    lender: (key: SettingKey) => lender[key],
    template: (key: SettingKey) => preset[key],
    platform: (key: SettingKey) => settingRow(key).default,
  }
  const provenance: Partial<Record<SettingKey, Origin>> = {}
  for (const key of settingKeys) provenance[key] = originOf(key)
  if (!coversEveryKey(provenance)) throw new Error('A setting has no origin.')
  return {
    settings: buildSettings((key) => from[originOf(key)](key)),
    provenance,
    problems: isTemplateName(template)
      ? problems
      : [{ key: 'template', message: `Unknown template '${template}': the default template is used.` }, ...problems],
  }
}

/** Settings as any browser may see them: secret ones are back at their default (NFR-06). */
export const publicSettings = (settings: Settings): Settings =>
  buildSettings((key) => (settingRow(key).secret ? settingRow(key).default : settingValue(settings, key)))
