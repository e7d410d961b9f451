import type { PayloadRequest } from 'payload'
import type { OpenTimes } from '@/src/domain/locations/hours/afterOpenMinutes'
import { specialHoursOf } from '@/src/domain/locations/hours/OpeningHours'
import { openState } from '@/src/domain/locations/hours/openState'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { relationId } from '@/src/domain/relationId'
import type { Lead, Location } from '@/src/payload-types'

export interface LeadPlace {
  /** The location that answers: the lead's, its car's, else the dealership's main one. */
  id: string | null
  /** The car's own location. */
  ofCar: string | null
  times: OpenTimes
  isOpen: boolean | null
}

/** The opening hours of a location on its own clocks; of none: no hours, in Sydney. */
const timesOf = (place: Pick<Location, 'contact_detail' | 'special_hours' | 'address'> | null): OpenTimes => ({
  hours: (place?.contact_detail?.opening_hours ?? []).map(({ weekday, status, open, close }) => ({
    weekday: Number(weekday),
    status,
    open: open ?? null,
    close: close ?? null,
  })),
  special: (place?.special_hours ?? []).map(specialHoursOf),
  timeZone: stateTimeZone(place?.address?.state ?? null),
})

const carLocation = async (req: PayloadRequest, vehicle: Lead['vehicle']): Promise<string | null> => {
  const id = relationId(vehicle)
  if (id === null) return null
  const find = { collection: 'cars', id, depth: 0, disableErrors: true, overrideAccess: true, trash: true } as const
  return relationId((await req.payload.findByID({ ...find, select: { location: true }, req }))?.location)
}

/** Where a lead is answered, and whether it is open there now (CRM-04). */
export const leadPlace = async (
  req: PayloadRequest,
  tenant: string,
  { location, vehicle }: Pick<Lead, 'location' | 'vehicle'>,
): Promise<LeadPlace> => {
  const ofCar = await carLocation(req, vehicle)
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { tenant: { equals: tenant } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: {
      primary: true,
      address: { state: true },
      contact_detail: { opening_hours: true },
      special_hours: true,
    },
    req,
  })
  const wanted = relationId(location) ?? ofCar
  const places = docs.map((place) => ({ ...place, primary: place.primary === true }))
  const chosen = places.find(({ id }) => id === wanted) ?? mainLocation(places) ?? null
  const times = timesOf(chosen)
  const state = openState(times.hours, times.special, times.timeZone, new Date())
  return {
    id: chosen?.id ?? null,
    ofCar: places.some(({ id }) => id === ofCar) ? ofCar : null,
    times,
    isOpen: state && state.open,
  }
}
