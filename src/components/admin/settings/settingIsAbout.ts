import { settingGroups, settingRow, type SettingKey } from '@/tenants/settings/buildSettings'

const groupOf = (key: SettingKey): string => settingGroups.find(({ rows }) => Object.hasOwn(rows, key))?.title ?? ''

/** Whether every word of a search is in the setting's words, name, group or requirement ids (CMS-03). */
export const settingIsAbout = (key: SettingKey, query: string): boolean => {
  const { label, description, ids } = settingRow(key)
  const text = [label, description, key, groupOf(key), ...ids].join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
