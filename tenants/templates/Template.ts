import type { SettingOverrides } from '../settings/buildSettings'
import type { Theme } from '../Site'

/** A named preset a dealership starts from: its look, and the settings in which it differs from the platform. */
export interface Template {
  label: string
  description: string
  settings: SettingOverrides
  theme: Theme
}
