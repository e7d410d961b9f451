import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { relationId } from '@/src/domain/relationId'
import type { Appointment } from '@/src/payload-types'

const refused = (path: string, message: string) =>
  new ValidationError({ collection: 'appointments', errors: [{ path, message }] })

/**
 * Says to staff what the table's constraints would refuse: an end before the start, a seat or a car that is given away
 * already at that time (LEA-22).
 */
export const refuseOverlap: CollectionBeforeValidateHook<Appointment> = async ({ data, originalDoc, req }) => {
  const { state = 'booked', starts_at, ends_at, seat = 1, location, car, tenant } = { ...originalDoc, ...data }
  if (!starts_at || !ends_at) return data
  if (Date.parse(ends_at) <= Date.parse(starts_at)) throw refused('ends_at', 'The end must be after the start.')
  if (state !== 'booked') return data
  const [carId, locationId] = [relationId(car), relationId(location)]
  const { docs } = await req.payload.find({
    collection: 'appointments',
    where: {
      and: [
        // Only its own dealership's: another's times are no answer to anybody's question.
        { tenant: { equals: relationId(tenant) } },
        { state: { equals: 'booked' } },
        { starts_at: { less_than: ends_at } },
        { ends_at: { greater_than: starts_at } },
        ...(originalDoc ? [{ id: { not_equals: originalDoc.id } }] : []),
        {
          or: [
            ...(carId ? [{ car: { equals: carId } }] : []),
            { and: [{ location: { equals: locationId } }, { seat: { equals: seat } }] },
          ],
        },
      ],
    },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  })
  const [other] = docs
  if (!other) return data
  const isCar = carId !== null && relationId(other.car) === carId
  throw refused(
    'starts_at',
    isCar ? 'This car is out at that time.' : 'This time is taken. Choose another seat or time.',
  )
}
