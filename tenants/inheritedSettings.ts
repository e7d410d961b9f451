import type { PlatformLayer } from './platform'
import { resolveSettings, type Origin } from './resolveSettings'
import { settingKeys, settingValue, type SettingKey } from './settings/buildSettings'

/** What a setting is where the dealership sets nothing, and the layer that decides it. */
export interface Inherited {
  value: unknown
  origin: Origin
}

/**
 * What every setting is where a dealership sets nothing, for its template and the finance provider it chose: its preset is
 * inherited too (FIN-04), by every setting but the choice itself.
 */
export const inheritedSettings = (
  template: string,
  provider: unknown,
  platform: PlatformLayer,
): ReadonlyMap<SettingKey, Inherited> => {
  const nothingOwn = resolveSettings({ template, overrides: {} }, platform)
  const chosen = provider === undefined ? {} : { finance_provider: provider }
  const withLender = resolveSettings({ template, overrides: chosen }, platform)
  return new Map(
    settingKeys.map((key) => {
      const { settings, provenance } = key === 'finance_provider' ? nothingOwn : withLender
      return [key, { value: settingValue(settings, key), origin: provenance[key] }]
    }),
  )
}
