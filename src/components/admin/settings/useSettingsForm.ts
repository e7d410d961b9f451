import { useField, useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { flattenOverrides } from '@/tenants/settings/settingOverrides'
import type { SettingKey } from '@/tenants/settings/settingsTable'

/**
 * The `settings` column of the tenant being edited, laid out by dotted name, and the template chosen in the same form.
 * Writing always stores the flat form, so a nested value is tidied by its first edit.
 */
export const useSettingsForm = (path: string) => {
  const { value, setValue, disabled } = useField<unknown>({ path })
  const chosen = useFormFields(([fields]) => fields.template?.value)
  const template = typeof chosen === 'string' ? chosen : 'default'
  const { values: overrides, problems } = useMemo(() => flattenOverrides(value), [value])

  const set = (key: SettingKey, next: unknown): void => setValue({ ...overrides, [key]: next })
  const reset = (key: SettingKey): void =>
    setValue(Object.fromEntries(Object.entries(overrides).filter(([name]) => name !== key)))
  const dropUnknown = (): void => setValue({ ...overrides })

  return { overrides, unknown: problems, template, disabled, set, reset, dropUnknown }
}
