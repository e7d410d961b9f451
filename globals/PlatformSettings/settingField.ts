import type { Field } from 'payload'
import { settingRow } from '@/tenants/settings/settingsTable'
import { inputFor } from '@/tenants/settings/form/inputFor'
import { issueInWords } from '@/tenants/settings/issueInWords'
import type { OperatorSetting } from '@/tenants/settings/operatorSettings'
import { settingFieldName } from '@/tenants/settings/Setting'

/**
 * The field of one setting's platform default: words, check and built-in value come from the settings table.
 * @throws Error for a kind of setting that has no field yet
 */
export const settingField = (key: OperatorSetting): Field => {
  const { schema, default: builtIn, label, description, unit } = settingRow(key)
  const validate = (value: unknown): true | string => {
    const parsed = schema.safeParse(value)
    return parsed.success || parsed.error.issues.map(issueInWords).join('; ')
  }
  const words = {
    name: settingFieldName(key),
    label: unit ? `${label} (${unit})` : label,
    required: true,
    validate,
    admin: { description },
  }
  const { kind } = inputFor(schema)
  if (kind === 'toggle' && typeof builtIn === 'boolean') return { ...words, type: 'checkbox', defaultValue: builtIn }
  if (kind === 'number' && typeof builtIn === 'number') return { ...words, type: 'number', defaultValue: builtIn }
  if (kind === 'text' && typeof builtIn === 'string') return { ...words, type: 'text', defaultValue: builtIn }
  throw new Error(`The setting '${key}' has no field in Platform settings: its kind is ${kind}.`)
}
