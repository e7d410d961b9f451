import type { Origin } from '../resolveSettings'
import type { SettingProblem } from '../settings/settingOverrides'
import type { Theme } from '../Site'
import { templateFor } from '../templates/templates'
import { contrast, READABLE, readableOn, themeSchema, themeShape } from './theme'

/** What of a tenant decides its look: the columns `template` and `theme`. */
export interface TenantTheme {
  template: string
  /** The `theme` column as stored: only what differs; null and blank parts count as not set. */
  overrides: unknown
}

export interface ResolvedTheme {
  theme: Theme
  provenance: Record<keyof Theme, Origin>
  problems: SettingProblem[]
}

const isPart = (name: string): name is keyof Theme => Object.hasOwn(themeShape, name)
const parts = Object.keys(themeShape).filter(isPart)

const isProvenance = (origins: Partial<Record<keyof Theme, Origin>>): origins is Record<keyof Theme, Origin> =>
  parts.every((part) => origins[part] !== undefined)

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/**
 * The look of a site: the template's theme with the dealership's own parts over it (TEN-05). A part that cannot be used
 * falls back to the template's. Text colours that would not reach a contrast of 4.5:1 give way to black or white.
 */
export const resolveTheme = ({ template, overrides }: TenantTheme): ResolvedTheme => {
  const preset = templateFor(template).theme
  const own = new Map<string, unknown>(
    typeof overrides === 'object' && overrides !== null ? Object.entries(overrides) : [],
  )
  const problems: SettingProblem[] = []
  const merged: Record<string, unknown> = { ...preset }
  const provenance: Partial<Record<keyof Theme, Origin>> = {}
  for (const part of parts) {
    const value = own.get(part)
    provenance[part] = 'template'
    if (!isSet(value)) continue
    const parsed = themeShape[part].safeParse(value)
    if (parsed.success) {
      merged[part] = parsed.data
      provenance[part] = 'dealership'
    } else problems.push({ key: part, message: parsed.error.issues.map((issue) => issue.message).join('; ') })
  }
  const theme = themeSchema.parse(merged)
  for (const [text, background] of [
    ['onBrand', 'brand'],
    ['onInk', 'ink'],
  ] as const) {
    if (contrast(theme[text], theme[background]) >= READABLE) continue
    if (provenance[text] === 'dealership')
      problems.push({ key: text, message: `is too close to '${background}' to be read; black or white is used` })
    theme[text] = readableOn(theme[background])
  }
  if (!isProvenance(provenance)) throw new Error('A part of the theme has no origin.')
  return { theme, provenance, problems }
}
