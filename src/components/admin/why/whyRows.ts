import { type Inherited, inheritedSettings } from '@/tenants/inheritedSettings'
import type { PlatformLayer } from '@/tenants/platform'
import type { Origin } from '@/tenants/resolveSettings'
import { isSettingKey, settingGroups, type SettingKey, settingRow } from '@/tenants/settings/buildSettings'
import { readOverrides } from '@/tenants/settings/settingOverrides'
import { templateFor } from '@/tenants/templates/templates'
import { inWords } from '../settings/inWords'

/** One setting as the screen explains it (CMS-03). Plain data: no secret is in it. */
export interface WhyRow {
  key: SettingKey
  group: string
  label: string
  about: string
  value: string
  off: boolean
  origin: Origin
  why: string
}

const isOff = (value: unknown): boolean =>
  value === false || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const reason = (origin: Origin, off: boolean, template: string): string => {
  const state = off ? 'off' : 'as it is'
  if (origin === 'dealership') return off ? 'Switched off for this dealership.' : 'Set for this dealership.'
  if (origin === 'lender') return 'It follows the finance provider.'
  if (origin === 'template') return `The template ${template} has it ${off ? 'off' : 'so'}.`
  if (origin === 'operator') return 'Set for all dealerships under Platform settings.'
  return `Nobody has set it: the platform leaves it ${state}.`
}

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

/** Every setting that is no secret, what applies, and who decided that. */
export const whyRows = (template: string, stored: unknown, platform: PlatformLayer): WhyRow[] => {
  const { label } = templateFor(template)
  const { values } = readOverrides(stored)
  return listSettings(template, values, platform).flatMap(({ title, settings }) =>
    settings
      .filter(({ key }) => !settingRow(key).secret)
      .map(({ key, own, inherited }) => {
        const { value, origin }: Inherited = own ? { value: own.value, origin: 'dealership' } : inherited
        const off = isOff(value)
        const { label: name, description } = settingRow(key)
        return {
          key,
          group: title,
          label: name,
          about: description,
          value: inWords(value),
          off,
          origin,
          why: reason(origin, off, label),
        }
      }),
  )
}
