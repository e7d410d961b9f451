import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload'
import { relationId } from '@/src/domain/relationId'
import type { Appointment } from '@/src/payload-types'
import { accessFor } from '@/src/payload/access/accessFor'
import { momentField } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'

/** In place of Payload's own check, which asks even the platform's own writes for a time zone. */
const isMoment = (value: unknown): string | true =>
  value instanceof Date || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    ? true
    : 'Give a date and time.'

const refused = (path: string, message: string) =>
  new ValidationError({ collection: 'appointments', errors: [{ path, message }] })

/**
 * Shows staff an error for what the table's constraints refuse: an end before the start, or a seat or car that is booked at
 * that time (LEA-22).
 */
const refuseOverlap: CollectionBeforeValidateHook<Appointment> = async ({ data, originalDoc, req }) => {
  const { state = 'booked', starts_at, ends_at, seat = 1, location, car, tenant } = { ...originalDoc, ...data }
  if (!starts_at || !ends_at) return data
  if (Date.parse(ends_at) <= Date.parse(starts_at)) throw refused('ends_at', 'The end must be after the start.')
  if (state !== 'booked') return data
  const [carId, locationId] = [relationId(car), relationId(location)]
  const { docs } = await req.payload.find({
    collection: 'appointments',
    where: {
      and: [
        // Only the same dealership's appointments: the error must not tell another dealership's times.
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

/**
 * Test drives at a time (LEA-22). Made with the lead by one SQL statement; the table's constraints give each seat and each
 * car to one of them at a time while it is booked.
 */
export const Appointments: CollectionConfig = {
  slug: 'appointments',
  labels: { singular: 'Appointment', plural: 'Appointments' },
  access: accessFor('appointments'),
  admin: {
    group: 'Customers',
    useAsTitle: 'car_name',
    defaultColumns: ['starts_at', 'car', 'lead', 'location', 'state'],
    description: 'Test drives, the latest first. Cancelling one makes its time free again.',
  },
  defaultSort: '-starts_at',
  versions: { maxPerDoc: 20, drafts: false },
  hooks: { beforeValidate: [refuseOverlap] },
  fields: [
    tenantField(),
    {
      name: 'car_name',
      type: 'text',
      label: 'Car’s name',
      virtual: 'car.name',
      admin: { hidden: true, disableListFilter: true },
    },
    {
      type: 'row',
      fields: [
        momentField({
          name: 'starts_at',
          type: 'date',
          label: 'From',
          required: true,
          validate: isMoment,
          index: true,
        }),
        momentField({ name: 'ends_at', type: 'date', label: 'To', required: true, validate: isMoment }),
      ],
    },
    {
      type: 'row',
      fields: [
        // Not required: an appointment outlives its car and its lead.
        { name: 'car', type: 'relationship', relationTo: 'cars', index: true },
        { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      ],
    },
    { name: 'notes', type: 'textarea' },
    { name: 'location', type: 'relationship', relationTo: 'locations', index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'booked',
      index: true,
      options: [
        { value: 'booked', label: 'Booked' },
        { value: 'cancelled', label: 'Cancelled' },
        { value: 'kept', label: 'Kept' },
        { value: 'missed', label: 'Missed' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'seat',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      admin: {
        position: 'sidebar',
        description: 'Which of the drives at the same time, where the location takes several.',
      },
    },
  ],
}
