import { defaultLenders } from '@/src/domain/finance/lenders/defaultLenders'
import type { LenderPreset } from '@/src/domain/finance/lenders/lenderPreset'
import type { SettingKey } from './settings/buildSettings'

/** What an operator sets for all dealerships, as far as it decides settings: the globals Platform settings and Lenders. */
export interface PlatformLayer {
  /** Platform defaults the operator has changed, by dotted name. */
  settings: Partial<Record<SettingKey, unknown>>
  lenders: readonly LenderPreset[]
}

/** The platform before an operator has changed anything. */
export const builtInPlatform: PlatformLayer = { settings: {}, lenders: defaultLenders }
