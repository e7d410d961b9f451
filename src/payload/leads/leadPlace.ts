import type { OpenTimes } from '@/src/domain/locations/hours/afterOpenMinutes'
import { openState } from '@/src/domain/locations/hours/openState'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import type { LeadContext } from './leadContext'

interface LeadPlace {
  /** The location that answers: the lead's, its car's, else the dealership's main one. */
  id: string | null
  /** The car's own location; null when it is another dealership's. */
  ofCar: string | null
  /** Of none: no hours, in Sydney. */
  times: OpenTimes
  isOpen: boolean | null
}

/** Where a lead is answered, and whether it is open there now (CRM-04). */
export const leadPlace = (
  { locations, carLocation }: Pick<LeadContext, 'locations' | 'carLocation'>,
  /** The location the shopper chose. */
  chosen: string | null,
): LeadPlace => {
  const wanted = chosen ?? carLocation
  const place = locations.find(({ id }) => id === wanted) ?? mainLocation(locations)
  const timeZone = stateTimeZone(place?.state ?? null)
  const times = { hours: place?.hours ?? [], special: place?.special ?? [], timeZone }
  const state = openState(times.hours, times.special, timeZone, new Date())
  return {
    id: place?.id ?? null,
    ofCar: locations.some(({ id }) => id === carLocation) ? carLocation : null,
    times,
    isOpen: state && state.open,
  }
}
