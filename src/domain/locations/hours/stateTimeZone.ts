import { zoneWords } from './momentWords'

const zones: Record<string, string> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
}

/** The time zone of an Australian state, by its short name; Sydney's when the state is not known. */
export const stateTimeZone = (state: string | null): string =>
  zones[state?.trim().toUpperCase() ?? ''] ?? 'Australia/Sydney'

/** The zones to schedule something in, as people call them. */
export const australianZones = [...new Set(Object.values(zones))].map((value) => ({ value, label: zoneWords(value) }))
