import { isRecord } from '@/src/domain/isRecord'
import { settingFieldName } from '../Setting'
import { flattenOverrides } from '../settingOverrides'
import { settingKeys, settingRow, type SettingKey } from '../buildSettings'
import { fromForm, toForm } from './formValue'
import { inputFor } from './inputFor'

/**
 * The settings of one dealership as a form holds them: one value for each setting by its field name, empty where the
 * setting is inherited.
 */
export type SettingsForm = Record<string, unknown> & {
  /** Dotted names of settings that are set to nothing, e.g. no phone number although the template has one. */
  none: string[]
  /** Dotted names of secret settings that are set: their values are never read. */
  secretsSet: string[]
}

const inputs = new Map(settingKeys.map((key) => [key, inputFor(settingRow(key).schema)]))

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** What 'nothing' is for a setting; undefined where a setting must be something. */
export const nothingFor = (key: SettingKey): unknown => {
  const { schema } = settingRow(key)
  // A blank text comes first: for the reserve amount null means the default and only '' means no amount.
  return ['', null, [], {}].find((nothing) => schema.safeParse(nothing).success)
}

const isSecret = (key: SettingKey): boolean => settingRow(key).secret === true

/** Stored settings without the values of secret ones. */
export const withoutSecrets = (stored: unknown): Partial<Record<SettingKey, unknown>> =>
  Object.fromEntries(
    Object.entries(flattenOverrides(stored).values).filter(
      ([key]) => !settingKeys.some((one) => one === key && isSecret(one)),
    ),
  )

/** The form of stored settings, with a value for those that are set alone and for no secret one: a browser gets it. */
export const formOf = (stored: unknown): SettingsForm => {
  const { values } = flattenOverrides(stored)
  const form: SettingsForm = { none: [], secretsSet: [] }
  for (const [key, input] of inputs) {
    if (!Object.hasOwn(values, key)) continue
    const value = values[key]
    if (isSecret(key) && value !== null) form.secretsSet.push(key)
    if (isEmpty(value)) {
      if (JSON.stringify(value) === JSON.stringify(nothingFor(key))) form.none.push(key)
    } else if (!isSecret(key)) form[settingFieldName(key)] = toForm(input, value)
  }
  return form
}

/** The form that stores exactly these settings, secret ones too: what they do not set is emptied. */
export const wholeFormOf = (settings: unknown): SettingsForm => {
  const { values } = flattenOverrides(settings)
  const form = formOf(settings)
  for (const [key, input] of inputs) form[settingFieldName(key)] = toForm(input, values[key])
  return form
}

/**
 * A form as the admin sends it, with the lists of entries that were emptied. Payload 3.90 leaves an emptied list out of
 * what it sends when an answer to an earlier change arrives after the last entry was removed, and a missing field keeps
 * its stored value. The admin always sends `none`; a form without it, of a REST client, changes only what it names.
 */
export const withEmptiedLists = (form: Record<string, unknown>): Record<string, unknown> => {
  if (!Array.isArray(form.none)) return form
  const lists = [...inputs].filter(([, { kind }]) => kind === 'rows').map(([key]) => [settingFieldName(key), []])
  return { ...Object.fromEntries(lists), ...form }
}

/**
 * The settings to store, by dotted name: what the form holds, and of `stored` the secrets the form says nothing about.
 * Values are as they were entered where their row does not accept them: each field's own check refuses those.
 */
export const overridesOf = (form: unknown, stored: unknown): Partial<Record<SettingKey, unknown>> => {
  const given = isRecord(form) ? form : {}
  const none: unknown[] = Array.isArray(given.none) ? given.none : []
  const before = flattenOverrides(stored).values
  const overrides: Partial<Record<SettingKey, unknown>> = {}
  for (const [key, input] of inputs) {
    const value = fromForm(input, given[settingFieldName(key)])
    const parsed = settingRow(key).schema.safeParse(value)
    if (value !== undefined) overrides[key] = parsed.success ? parsed.data : value
    else if (isSecret(key)) {
      if (!none.includes(key) && Object.hasOwn(before, key)) overrides[key] = before[key]
    } else if (none.includes(key)) overrides[key] = nothingFor(key)
  }
  return overrides
}
