import { conditionQuestions } from './conditionQuestions'
import { measureOf } from './vehicleKinds'

const ASKED = ['make', 'model', 'year', 'odometer_km', ...Object.keys(conditionQuestions)]

/** What a range depends on, by the names of the form. */
export const RANGE_FIELDS = ['vehicle_kind', ...ASKED]

/** The question a half-filled form can ask, as a query; null until make, model, year and kilometres are there, and of a kind that has none. */
export const rangeQueryOf = (values: Readonly<Record<string, unknown>>): string | null => {
  const given = Object.fromEntries(
    ASKED.map((name) => [name, String(values[name] ?? '').trim()]).filter(([, value]) => value !== ''),
  )
  if (measureOf(values.vehicle_kind) !== 'odometer_km') return null
  const { make, model, year = '', odometer_km = '' } = given
  if (!make || !model || !/^\d{4}$/.test(year) || !/^\d{1,7}$/.test(odometer_km)) return null
  return new URLSearchParams(given).toString()
}

/** The vehicle such a question is about: '2021 Mazda CX-5, 61,200 km'. */
export const vehicleOfQuery = (query: string): string => {
  const { year, make, model, odometer_km } = Object.fromEntries(new URLSearchParams(query))
  return `${year} ${make} ${model}, ${Number(odometer_km).toLocaleString('en-AU')} km`
}
