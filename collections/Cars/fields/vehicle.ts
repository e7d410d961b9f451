import type { Field, TextField } from 'payload'
import { conditionWords } from '@/src/domain/stock/normalise/staffLabels'
import { pickDay } from '@/src/payload/fields/content/momentField'
import { oneByOne } from '@/src/payload/fields/oneByOne'
import { ownReadersField } from '@/src/payload/access/staffOnlyField'

const text = (name: string, label: string, description?: string): TextField => ({
  name,
  type: 'text',
  label,
  ...(description ? { admin: { description } } : {}),
})

/** What the vehicle is: identity, identifiers, colours, odometer and dates (CAR-01..04, CAR-06, CAR-11, CAR-15). */
export const vehicleFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'car_type',
        type: 'select',
        label: 'Condition',
        required: true,
        defaultValue: 'used',
        index: true,
        options: Object.entries(conditionWords).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'item_type',
        type: 'select',
        label: 'Kind of vehicle',
        required: true,
        defaultValue: 'car',
        options: [
          { label: 'Car', value: 'car' },
          { label: 'Truck', value: 'truck' },
          { label: 'Motorcycle', value: 'motorcycle' },
          { label: 'Caravan', value: 'caravan' },
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'year', type: 'number', index: true, min: 1900, max: 2100 },
      { name: 'make', type: 'text', required: true, index: true },
      { name: 'model', type: 'text', required: true, index: true },
    ],
  },
  {
    type: 'row',
    fields: [text('badge', 'Badge', 'Such as Ascent Sport.'), text('series', 'Series', 'Such as ZWE211R.')],
  },
  oneByOne({
    type: 'row',
    fields: [
      { ...text('name', 'Name', 'Made from year, make, model and badge when left empty.') },
      text('carsales_title', 'Title on other marketplaces'),
    ],
  }),
  oneByOne({
    type: 'row',
    fields: [
      { name: 'stocknum', type: 'text', label: 'Stock number', index: true },
      { ...text('vin', 'VIN', '17 characters, without the letters I, O and Q.'), access: ownReadersField },
    ],
  }),
  oneByOne({
    type: 'row',
    fields: [
      { ...text('nvic', 'NVIC', 'National vehicle identification code.') },
      {
        name: 'has_nvic',
        type: 'checkbox',
        label: 'Has NVIC',
        defaultValue: false,
        admin: { readOnly: true, description: 'Ticked by itself once there is an NVIC.' },
      },
    ],
  }),
  oneByOne({
    type: 'row',
    fields: [
      { ...text('regplate', 'Registration'), access: ownReadersField },
      { name: 'rego_expiry', type: 'date', label: 'Registration expires', admin: { date: pickDay } },
    ],
  }),
  { type: 'row', fields: [text('colour', 'Colour'), text('interior_colour', 'Interior colour')] },
  {
    type: 'row',
    fields: [
      {
        name: 'km',
        type: 'number',
        label: 'Odometer (km)',
        min: 0,
        index: true,
        admin: { components: { Cell: '/src/components/admin/cells/KilometresCell#KilometresCell' } },
      },
      text('build_date', 'Build date', 'Month and year, e.g. 05/2019.'),
      text('compliance_date', 'Compliance date', 'Month and year, e.g. 06/2019.'),
    ],
  },
]
