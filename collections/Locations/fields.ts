import type { Field, NamedTab } from 'payload'
import { australianStates } from '@/src/domain/locations/states'
import { imageField } from '@/src/payload/fields/content/imageField'
import { hrefField } from '@/src/payload/fields/content/hrefField'
import { openingHours } from './hours'

const postcode = (value: unknown): string | true =>
  !value || (typeof value === 'string' && /^\d{4}$/.test(value)) ? true : 'An Australian postcode has 4 digits.'

export const between = (low: number, high: number) => (value: unknown) =>
  value === null || value === undefined || (typeof value === 'number' && value >= low && value <= high)
    ? true
    : `Give a number from ${low} to ${high}.`

/** ENT-02, ENT-03: what kind of place this is, its licences and its picture. */
export const placeFields: Field[] = [
  { name: 'name', type: 'text', required: true },
  {
    type: 'row',
    fields: [
      {
        name: 'location_type',
        type: 'select',
        label: 'Type',
        options: [
          { label: 'Sales', value: 'sales' },
          { label: 'Service', value: 'service' },
          { label: 'Parts', value: 'parts' },
        ],
        admin: {
          width: '50%',
          description: 'Sales are listed first, then service, then parts, then those without a type.',
        },
      },
      {
        name: 'location_subtype',
        type: 'select',
        hasMany: true,
        label: 'Also offers',
        options: [
          { label: 'Buying', value: 'buying' },
          { label: 'New cars', value: 'new' },
          { label: 'Used cars', value: 'used' },
          { label: 'Fleet', value: 'fleet' },
        ],
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'manufacturers',
    type: 'relationship',
    relationTo: 'brands',
    hasMany: true,
    label: 'Brands',
    admin: { description: 'Brands sold or serviced here. Empty: any.' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'dealer_license_number',
        type: 'text',
        label: 'Dealer licence number',
        admin: {
          width: '50%',
          description: 'Shown in the footer, on vehicle pages and in print, as the law requires.',
        },
      },
      { name: 'motor_vehicle_repairer', type: 'text', label: 'Motor vehicle repairer number', admin: { width: '50%' } },
    ],
  },
  imageField({ thumb: true }),
]

/** ENT-04: address with its map references. */
export const addressTab: NamedTab = {
  name: 'address',
  label: 'Address',
  fields: [
    { name: 'street', type: 'text' },
    {
      type: 'row',
      fields: [
        { name: 'city', type: 'text', label: 'Suburb or city', admin: { width: '50%' } },
        { name: 'state', type: 'select', options: [...australianStates], admin: { width: '25%' } },
        { name: 'postcode', type: 'text', validate: postcode, admin: { width: '25%', placeholder: '2000' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'lat',
          type: 'number',
          label: 'Latitude',
          validate: between(-90, 90),
          admin: { width: '50%', description: 'In degrees; south is below zero: -33.87.' },
        },
        {
          name: 'long',
          type: 'number',
          label: 'Longitude',
          validate: between(-180, 180),
          admin: { width: '50%', description: 'In degrees: 151.21.' },
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'Map references',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'place_id',
          type: 'text',
          label: 'Google place id',
          admin: { description: 'Google’s own name for the place, from a feed.' },
        },
        hrefField({ name: 'place_url', label: 'Directions link' }),
        {
          name: 'map_key',
          type: 'text',
          label: 'Map key',
          admin: { description: 'Key of Google Maps. With it the page shows Google’s map instead of the drawn one.' },
        },
      ],
    },
  ],
}

/** ENT-04: how to reach the place, and when. */
export const contactTab: NamedTab = {
  name: 'contact_detail',
  label: 'Contact and hours',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', admin: { width: '34%' } },
        { name: 'landline_phone', type: 'text', label: 'Landline', admin: { width: '33%' } },
        {
          name: 'email',
          type: 'email',
          label: 'E-mail',
          admin: { width: '33%', description: 'Enquiries about this location go here.' },
        },
      ],
    },
    openingHours,
  ],
}

/** ENT-03: reviews as their source reports them; the list is the reviews that name this location. */
export const reviewsTab: NamedTab = {
  name: 'reviews',
  label: 'Reviews',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'average_rating',
          type: 'number',
          label: 'Average rating (stars)',
          min: 0,
          max: 5,
          admin: { width: '50%', step: 0.1 },
        },
        {
          name: 'count',
          type: 'number',
          label: 'Number of reviews',
          min: 0,
          admin: { width: '50%', description: 'All reviews at the source, also those not listed here.' },
        },
      ],
    },
    { name: 'list', type: 'join', collection: 'reviews', on: 'location', label: 'Reviews of this location' },
  ],
}
