import type { Field } from 'payload'
import { staffOnlyField } from '@/src/payload/access/staffOnlyField'

/** The car's location, and private-seller facts, which only the admin shows (CAR-23, CAR-24, CAR-30, NFR-06). */
export const placeFields: Field[] = [
  { name: 'location', type: 'relationship', relationTo: 'locations', index: true },
  {
    name: 'distribution_locations',
    type: 'relationship',
    relationTo: 'locations',
    hasMany: true,
    label: 'Can be viewed at',
    admin: { description: 'Other locations this car can be delivered to for viewing.' },
  },
  {
    type: 'row',
    fields: [
      { name: 'private_suburb', type: 'text', label: 'Private seller suburb', access: staffOnlyField },
      { name: 'private_postcode', type: 'text', label: 'Private seller postcode', access: staffOnlyField },
    ],
  },
]
