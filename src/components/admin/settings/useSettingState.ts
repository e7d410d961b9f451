import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { inputFor, type Input } from '@/tenants/settings/form/inputFor'
import { settingFieldName, type Setting } from '@/tenants/settings/Setting'

const FORM = 'settingsForm'
const NONE = `${FORM}.none`
const SECRETS_SET = `${FORM}.secretsSet`

/** Where a setting's value comes from, with what is typed in the form: typed, cleared, stored secret, or inherited. */
type SettingState = 'own' | 'nothing' | 'secret' | 'inherited'

const namesAt = (fields: FormState, path: string): unknown[] => {
  const value = fields[path]?.value
  return Array.isArray(value) ? value : []
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Paths of the inputs that hold a part of the value. */
const filledPaths = (fields: FormState, path: string, { kind }: Input): string[] => {
  if (kind !== 'object') return isFilled(fields[path]?.value) ? [path] : []
  return Object.keys(fields).filter((one) => one.startsWith(`${path}.`) && isFilled(fields[one]?.value))
}

const isOwn = (fields: FormState, path: string, input: Input): boolean =>
  input.kind === 'rows' ? (fields[path]?.rows?.length ?? 0) > 0 : filledPaths(fields, path, input).length > 0

const stateOf = (fields: FormState, setting: string, path: string, input: Input): SettingState => {
  if (isOwn(fields, path, input)) return 'own'
  if (namesAt(fields, NONE).includes(setting)) return 'nothing'
  return namesAt(fields, SECRETS_SET).includes(setting) ? 'secret' : 'inherited'
}

/** How many of these settings are not inherited, with what is typed in the form. */
export const useSetCount = (rows: Readonly<Record<string, Setting>>): number =>
  useFormFields(
    ([fields]) =>
      Object.entries(rows).filter(([key, { schema, withheld }]) => {
        const path = `${FORM}.${settingFieldName(key)}`
        return !withheld && stateOf(fields, key, path, inputFor(schema)) !== 'inherited'
      }).length,
  )

/** The state of one setting in the form, and what empties it: back to the inherited value, or to no value. */
export const useSettingState = (setting: string, path: string, input: Input) => {
  const { disabled, dispatchFields, getFields, removeFieldRow, setModified } = useForm()
  const state = useFormFields<SettingState>(([fields]) => stateOf(fields, setting, path, input))
  const empty = (asNothing: boolean): void => {
    const fields = getFields()
    for (const one of filledPaths(fields, path, input))
      dispatchFields({ type: 'UPDATE', path: one, value: Array.isArray(fields[one]?.value) ? [] : null })
    const rows = fields[path]?.rows ?? []
    for (let rowIndex = rows.length - 1; rowIndex >= 0; rowIndex -= 1) removeFieldRow({ path, rowIndex })
    const others = namesAt(fields, NONE).filter((name) => name !== setting)
    dispatchFields({ type: 'UPDATE', path: NONE, value: asNothing ? [...others, setting] : others })
    setModified(true)
  }
  return { state, disabled, inherit: () => empty(false), setNothing: () => empty(true) }
}
