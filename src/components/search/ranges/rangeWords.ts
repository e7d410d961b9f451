import type { Facet } from '@/src/domain/search/facets/facets'
import type { SearchRange } from '@/src/domain/search/url/SearchState'

type Unit = Facet['unit']

/** '$45,000', '60,000 km', '2021'. */
export const formatAmount = (unit: Unit, amount: number): string => {
  if (unit === 'year' || unit === 'seats') return String(Math.round(amount))
  if (unit === 'litres') return `${amount.toFixed(1)} L`
  const digits = Math.round(amount).toLocaleString('en-AU')
  if (unit === 'dollars') return `$${digits}`
  if (unit === 'dollarsWeekly') return `$${digits} / week`
  return unit === 'km' ? `${digits} km` : digits
}

const wholeSeats = ({ min, max }: SearchRange): string => {
  if (min !== null && max !== null) return min === max ? `${min} seats` : `${min} to ${max} seats`
  return min !== null ? `${min} or more seats` : `Up to ${max ?? 0} seats`
}

/** '$20,000 to $40,000', 'Under 60,000 km', '2021 or newer', '7 seats'. */
export const rangeWords = (unit: Unit, { min, max }: SearchRange): string => {
  const amount = (value: number) => formatAmount(unit, value)
  const open = min === null || min === 0
  if (open && max === null) return 'Any'
  if (unit === 'seats') return wholeSeats({ min: open ? null : min, max })
  if (!open && max !== null) return min === max ? amount(min) : `${amount(min)} to ${amount(max)}`
  if (!open) return unit === 'year' ? `${amount(min)} or newer` : `Over ${amount(min)}`
  return max === null ? 'Any' : unit === 'year' ? `${amount(max)} or older` : `Up to ${amount(max)}`
}
