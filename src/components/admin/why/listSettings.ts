import { inheritedSettings, type Inherited } from '@/tenants/inheritedSettings'
import type { PlatformLayer } from '@/tenants/platform'
import { isSettingKey, settingGroups, settingRow, type SettingKey } from '@/tenants/settings/settingsTable'

/** One setting of the list, with what applies when the dealership sets nothing. */
interface ListedSetting {
  key: SettingKey
  own: { value: unknown } | null
  inherited: Inherited
}

interface ListedGroup {
  title: string
  settings: ListedSetting[]
}

/** Every setting that does something, by group, for the chosen template, the stored overrides and what the operator set. */
export const listSettings = (
  template: string,
  overrides: Partial<Record<SettingKey, unknown>>,
  platform: PlatformLayer,
): ListedGroup[] => {
  const inherited = inheritedSettings(template, overrides.finance_provider, platform)
  return settingGroups.map(({ title, rows }) => ({
    title,
    settings: Object.keys(rows)
      .filter(isSettingKey)
      .filter((key) => !settingRow(key).withheld)
      .flatMap((key) => {
        const own = Object.hasOwn(overrides, key) ? { value: overrides[key] } : null
        const from = inherited.get(key)
        return from ? [{ key, own, inherited: from }] : []
      }),
  }))
}
