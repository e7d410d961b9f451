import type { z } from 'zod'

/** What a marketer reads about a setting, and how the admin edits it. */
interface SettingText {
  label: string
  description: string
  /** Requirements that name the setting. */
  ids: readonly string[]
  /** Never sent to a browser other than the admin's: see `publicSettings`. */
  secret?: true
  /** Nothing acts on it yet, so the admin does not offer it. */
  withheld?: true
  /** Unit shown beside the editor, e.g. 'days'. */
  unit?: string
}

/** One row of the settings table: schema, platform default and words. */
export interface Setting<S extends z.ZodType = z.ZodType> extends SettingText {
  schema: S
  default: z.output<S>
}

/** Writes one row of the settings table; the default is checked against the schema by the compiler. */
export const setting = <S extends z.ZodType>(schema: S, fallback: z.output<S>, text: SettingText): Setting<S> => ({
  ...text,
  schema,
  default: fallback,
})

/** Name of a setting's field in a form, 'searchPageSize' for 'search.pageSize': field names have no dots. */
export const settingFieldName = (key: string): string =>
  key.replaceAll(/\.(\w)/g, (_, first: string) => first.toUpperCase())
