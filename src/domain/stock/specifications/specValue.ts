import { METRES_PER_FOOT } from '@/src/domain/constants/site'

const grouped = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

const isKnown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value) && value > 0

/** '1,495 mm'; null when the value is not known. Zero counts as not known: no car weighs nothing. */
export const withUnit = (value: number | null | undefined, unit: string): string | null =>
  isKnown(value) ? `${grouped.format(value)} ${unit}` : null

export const plainNumber = (value: number | null | undefined): string | null => (isKnown(value) ? String(value) : null)

/** A caravan's length in metres and feet (CAR-35, CAR-36): '6.1 m (20 ft)'. Null when not known. */
export const metresAndFeet = (metres: number | null | undefined): string | null =>
  isKnown(metres)
    ? `${grouped.format(metres)} m (${(metres / METRES_PER_FOOT).toFixed(1).replace(/\.0$/, '')} ft)`
    : null

/** '5 of 5 stars' for a safety rating; null when not rated. */
export const stars = (value: number | null | undefined): string | null =>
  isKnown(value) ? `${value} of 5 stars` : null

/** A day as dd/MM/yyyy (LOC-09) out of 'yyyy-mm-dd...'; other text as it is. Null when not known. */
export const formatDay = (iso: string | null | undefined): string | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '')
  return match ? `${match[3]}/${match[2]}/${match[1]}` : iso?.trim() || null
}
