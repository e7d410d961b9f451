import { z } from 'zod'
import { issueInWords } from './issueInWords'
import { isSettingKey, settingKeys, settingRow, type SettingKey, type SettingOverrides } from './buildSettings'

/** Something in a dealership's settings that cannot be used, in words for the person who wrote it. */
export interface SettingProblem {
  key: string
  message: string
}

export interface ReadOverrides {
  /** Accepted values by dotted name. */
  values: Partial<Record<SettingKey, unknown>>
  problems: SettingProblem[]
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const groupNames = new Set(
  settingKeys.flatMap((key) => {
    const names = key.split('.').slice(0, -1)
    return names.map((_, index) => names.slice(0, index + 1).join('.'))
  }),
)

const letters = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '')

const similarKey = (key: string): SettingKey | undefined =>
  settingKeys.find((known) => letters(known) === letters(key)) ??
  settingKeys.find((known) => letters(known.split('.').at(-1) ?? '') === letters(key.split('.').at(-1) ?? ''))

const unknownKey = (key: string): SettingProblem => {
  const similar = similarKey(key)
  return { key, message: `Unknown setting '${key}'.${similar ? ` Did you mean '${similar}'?` : ''}` }
}

const describe = (key: SettingKey, error: z.ZodError): SettingProblem => ({
  key,
  message: error.issues
    .map((issue) => `${settingRow(key).label} (${[key, ...issue.path.map(String)].join('.')}): ${issueInWords(issue)}`)
    .join('; '),
})

export interface FlatOverrides {
  /** Stored values by dotted name, checked or not. */
  values: Partial<Record<SettingKey, unknown>>
  /** What is no setting at all. */
  problems: SettingProblem[]
}

/**
 * Lays stored overrides out by dotted name: they may be dotted ('search.pageSize'), nested ({ search: { pageSize } }), or
 * a mix. Values are not checked.
 */
export const flattenOverrides = (stored: unknown): FlatOverrides => {
  const flat: FlatOverrides = { values: {}, problems: [] }
  if (stored === null || stored === undefined) return flat
  if (!isGroup(stored)) {
    flat.problems.push({ key: 'settings', message: 'Settings must be an object of setting names and values.' })
    return flat
  }
  const visit = (group: Record<string, unknown>, prefix: string): void => {
    for (const [name, value] of Object.entries(group)) {
      const key = `${prefix}${name}`
      if (value === undefined) continue
      if (isSettingKey(key)) flat.values[key] = value
      else if (!groupNames.has(key)) flat.problems.push(unknownKey(key))
      else if (isGroup(value)) visit(value, `${key}.`)
      else flat.problems.push({ key, message: `'${key}' is a group of settings, not a setting.` })
    }
  }
  visit(stored, '')
  return flat
}

/**
 * Reads stored overrides. What cannot be used is left out and reported, never thrown: the page falls back to the
 * inherited value (TEN-05).
 */
export const readOverrides = (stored: unknown): ReadOverrides => {
  const flat = flattenOverrides(stored)
  const result: ReadOverrides = { values: {}, problems: [...flat.problems] }
  for (const key of settingKeys.filter((name) => Object.hasOwn(flat.values, name))) {
    const parsed = settingRow(key).schema.safeParse(flat.values[key])
    if (parsed.success) result.values[key] = parsed.data
    else result.problems.push(describe(key, parsed.error))
  }
  return result
}

const isSettingOverrides = (values: Partial<Record<SettingKey, unknown>>): values is SettingOverrides =>
  settingKeys.every((key) => !(key in values) || settingRow(key).schema.safeParse(values[key]).success)

/**
 * What a dealership may store in its `settings` column: flat or nested, only known names, each value as its row says.
 * Gives the overrides by dotted name.
 */
export const settingsOverrideSchema = z.unknown().transform((stored, context): SettingOverrides => {
  const { values, problems } = readOverrides(stored)
  for (const problem of problems) context.addIssue({ code: 'custom', path: [problem.key], message: problem.message })
  return isSettingOverrides(values) ? values : z.NEVER
})
