import type { PlatformLayer } from '@/tenants/platform'
import { resolveSettings, type Origin } from '@/tenants/resolveSettings'
import {
  isSettingKey,
  settingGroups,
  settingRow,
  settingValue,
  type SettingKey,
} from '@/tenants/settings/settingsTable'
import type { OriginFilter } from './SettingsToolbar'

/** One setting of the list, with what applies when the dealership sets nothing. */
export interface ListedSetting {
  key: SettingKey
  own: { value: unknown } | null
  inherited: { value: unknown; origin: Origin }
  origin: Origin
}

export interface ListedGroup {
  title: string
  settings: ListedSetting[]
}

/** Every setting that does something, by group, for the chosen template, the stored overrides and what the operator set. */
export const listSettings = (
  template: string,
  overrides: Partial<Record<SettingKey, unknown>>,
  platform: PlatformLayer,
): ListedGroup[] => {
  const nothingOwn = resolveSettings({ template, overrides: {} }, platform)
  // The chosen lender's preset is inherited too (FIN-04), by every setting but the choice itself.
  const { finance_provider } = overrides
  const chosen = finance_provider === undefined ? {} : { finance_provider }
  const withLender = resolveSettings({ template, overrides: chosen }, platform)
  return settingGroups.map(({ title, rows }) => ({
    title,
    settings: Object.keys(rows)
      .filter(isSettingKey)
      .filter((key) => !settingRow(key).withheld)
      .map((key) => {
        const own = Object.hasOwn(overrides, key) ? { value: overrides[key] } : null
        const { settings, provenance } = key === 'finance_provider' ? nothingOwn : withLender
        const inherited = { value: settingValue(settings, key), origin: provenance[key] }
        return { key, own, inherited, origin: own ? 'dealership' : inherited.origin }
      }),
  }))
}

/** The groups narrowed to what was searched for: every word in label, description, name, group or requirement id. */
export const searchSettings = (groups: ListedGroup[], query: string, filter: OriginFilter): ListedGroup[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (title: string, { key, origin }: ListedSetting): boolean => {
    const { label, description, ids } = settingRow(key)
    const text = [title, label, description, key, ...ids].join(' ').toLowerCase()
    return (filter === 'all' || origin === filter) && words.every((word) => text.includes(word))
  }
  return groups
    .map(({ title, settings }) => ({ title, settings: settings.filter((setting) => matches(title, setting)) }))
    .filter((group) => group.settings.length > 0)
}
