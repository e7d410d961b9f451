import { METRES_PER_FOOT } from '@/src/domain/constants/site'
import type { CarField, Unit } from '../fields/CarField'
import { formatDollars } from '../pricing/formatDollars'

const grouped = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

const isKnown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value) && value > 0

/** '1,495 mm'; null when the value is not known. Zero counts as not known: no car weighs nothing. */
export const withUnit = (value: number | null | undefined, unit: string): string | null =>
  isKnown(value) ? `${grouped.format(value)} ${unit}` : null

/** Numbers and their units stay on one line, as at '6.1 m (20 ft)'. */
export const unbrokenUnits = (text: string): string => text.replaceAll(/(?<=\d) (?=(?:kg|m|ft|km|kW|cc)\b)/g, '\u00a0')

const plainNumber = (value: number | null | undefined): string | null => (isKnown(value) ? String(value) : null)

/** A caravan's length in metres and feet (CAR-35, CAR-36): '6.1 m (20 ft)'. Null when not known. */
export const metresAndFeet = (metres: number | null | undefined): string | null =>
  isKnown(metres)
    ? `${grouped.format(metres)} m (${(metres / METRES_PER_FOOT).toFixed(1).replace(/\.0$/, '')} ft)`
    : null

/** '5 of 5 stars' for a safety rating; null when not rated. */
const stars = (value: number | null | undefined): string | null => (isKnown(value) ? `${value} of 5 stars` : null)

/** A day as dd/MM/yyyy (LOC-09) out of 'yyyy-mm-dd...'; other text as it is. Null when not known. */
export const formatDay = (iso: string | null | undefined): string | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '')
  return match ? `${match[3]}/${match[2]}/${match[1]}` : iso?.trim() || null
}

const numberFormat = (unit: Unit | undefined): ((value: number) => string | null) => {
  if (unit === undefined) return plainNumber
  if (unit === 'm') return metresAndFeet
  if (unit === 'stars') return stars
  return unit === '$' ? formatDollars : (value) => withUnit(value, unit)
}

/** How the specification table writes a field's value; null when it is not known. */
export const specFormat = ({ kind, unit, options = {} }: CarField): ((value: unknown) => string | null) => {
  const ofNumber = numberFormat(unit)
  return (value) => {
    if (typeof value === 'number') return ofNumber(value)
    if (typeof value === 'boolean') return value ? 'Yes' : null
    if (Array.isArray(value)) return value.join(', ')
    if (typeof value !== 'string') return null
    return kind === 'date' ? formatDay(value) : (options[value] ?? value)
  }
}
