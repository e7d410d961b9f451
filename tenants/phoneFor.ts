import type { Settings } from './settings/buildSettings'

/**
 * The phone number to show with a car: the dealership's number for new, used or demo cars, else the phone of the car's
 * own location (TEN-14). Null when there is none: the phone block is hidden.
 */
export const phoneFor = (
  phones: Settings['phones'],
  carType: 'new' | 'used' | 'demo',
  locationPhone: string | null,
): string | null => phones[carType] ?? (locationPhone?.trim() || null)
