import { STATES } from '../leads/tradeInChoices'
import type { RegoVehicle } from './regoVehicle'
import { vehicleKinds } from './vehicleKinds'

/** Where the short form at the top of the sell page leads; it works without JavaScript. */
export const TRADE_IN_START_PATH = '/cars/trade-in'

/** Fields of the trade-in form that an address may fill in: its names there, and the form's. */
const NAMES = {
  rego: 'rego',
  state: 'rego_state',
  kind: 'vehicle_kind',
  km: 'odometer_km',
  length: 'length_m',
  hours: 'hours',
  make: 'make',
  model: 'model',
  year: 'year',
} as const

/** What the visitor typed before the form: values of its fields. */
export type TradeInStart = Partial<Record<(typeof NAMES)[keyof typeof NAMES], string>>

const LONGEST = 100

const clean: Partial<Record<string, (text: string) => string>> = {
  rego: (text) => text.toUpperCase().slice(0, 12),
  rego_state: (text) => STATES.find((state) => state === text) ?? '',
  vehicle_kind: (text) => vehicleKinds.find(({ value }) => value === text)?.value ?? '',
  // As people write kilometres: '61,200 km'.
  odometer_km: (text) => text.replace(/[\s,.]|km$/gi, ''),
  length_m: (text) => text.replace(/\s|m$/gi, '').replace(',', '.'),
  hours: (text) => text.replace(/[\s,]|h(?:ours?|rs?)?$/gi, ''),
}

/** What the query of a page fills in; null: nothing. */
export const readTradeInStart = (query: Readonly<Record<string, unknown>>): TradeInStart | null => {
  const given = Object.entries(NAMES).flatMap(([asked, name]) => {
    const typed = query[asked]
    const text = typeof typed === 'string' ? typed.trim().slice(0, LONGEST) : ''
    const value = clean[name]?.(text) ?? text
    return value === '' ? [] : [[name, value] as const]
  })
  return given.length === 0 ? null : Object.fromEntries(given)
}

/** The start with what its registration says about the vehicle (LEA-32). */
export const withVehicle = (start: TradeInStart, { make, model, year }: RegoVehicle): TradeInStart => ({
  ...start,
  make,
  model,
  year: String(year),
})
