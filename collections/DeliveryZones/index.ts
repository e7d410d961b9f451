import type { CollectionConfig } from 'payload'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { parsePostcodeRange } from '@/src/domain/locations/delivery/deliveryEstimate'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'

const validRanges = (value: unknown): string | true => {
  const texts: unknown[] = Array.isArray(value) ? value : []
  const wrong = texts.find((text) => typeof text !== 'string' || parsePostcodeRange(text) === null)
  return wrong === undefined ? true : `'${String(wrong)}' is not a postcode of 4 digits or a range such as 2000-2234.`
}

/** What home delivery costs where (ENT-17, LOC-13). */
export const DeliveryZones: CollectionConfig = {
  slug: 'delivery-zones',
  labels: { singular: 'Delivery zone', plural: 'Delivery zones' },
  access: accessFor('delivery-zones'),
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'postcodes', 'updatedAt'],
    listSearchableFields: ['name'],
    description:
      'The delivery calculator answers with the cheapest zone that holds the postcode, by its list or by distance.',
  },
  defaultSort: 'price',
  hooks: refreshHooks,
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          label: 'Region',
          admin: { width: '60%', placeholder: 'Sydney metropolitan' },
        },
        {
          name: 'price',
          type: 'number',
          required: true,
          min: 0,
          label: 'Price in dollars',
          admin: { width: '40%', description: '0: free delivery.' },
        },
      ],
    },
    {
      name: 'postcodes',
      type: 'text',
      hasMany: true,
      validate: validRanges,
      admin: { description: 'Postcodes or ranges, one each: 2000-2234.' },
    },
    {
      name: 'within_km',
      type: 'number',
      min: 0,
      max: 5000,
      label: 'Or within this many kilometres',
      admin: {
        description:
          'Any postcode whose middle is this near to the car’s dealership, as the crow flies. Empty: by postcode only.',
      },
    },
  ],
}
