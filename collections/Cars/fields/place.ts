import type { Field } from 'payload'

/** The car's location (CAR-23, CAR-30). */
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
]
