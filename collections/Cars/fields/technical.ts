import type { Field } from 'payload'

const text = (name: string, label: string): Field => ({ name, type: 'text', label })
const number = (name: string, label: string): Field => ({ name, type: 'number', label, min: 0 })

/** Drivetrain and measurements (CAR-12..14). The simple_* values are search families, filled from the raw words. */
const drivetrain: Field[] = [
  {
    type: 'row',
    fields: [text('body', 'Body'), text('fuel', 'Fuel'), text('trans', 'Transmission'), text('drive', 'Drive')],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'simple_body',
        type: 'text',
        label: 'Body (search)',
        index: true,
        admin: { description: 'Filled from Body.' },
      },
      { name: 'simple_fuel', type: 'text', label: 'Fuel (search)', admin: { description: 'Filled from Fuel.' } },
      {
        name: 'simple_transmission',
        type: 'text',
        label: 'Transmission (search)',
        admin: { description: 'Filled from Transmission.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      number('seats', 'Seats'),
      number('doors', 'Doors'),
      number('gearnum', 'Gears'),
      text('bodyconfiguration', 'Body configuration'),
    ],
  },
  {
    type: 'row',
    fields: [number('engine_size', 'Engine size (cc)'), number('engine_size_litres', 'Engine size (litres)')],
  },
]

/** Catalogue facts of the variant (CAR-32..34, CAR-41). */
const variant: Field = {
  name: 'variant',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        text('name', 'Variant'),
        number('cylinders', 'Cylinders'),
        text('induction', 'Induction'),
        number('power', 'Engine power (kW)'),
      ],
    },
    {
      type: 'row',
      fields: [
        number('enginesize', 'Engine size (cc)'),
        number('enginesize_litres', 'Engine size (litres)'),
        number('torque', 'Torque (Nm)'),
      ],
    },
    {
      type: 'row',
      fields: [number('fuelconsumptioncombined', 'Fuel, combined (L/100 km)'), number('fuelcapacity', 'Tank (L)')],
    },
    {
      type: 'row',
      fields: [
        number('vehiclelength', 'Length (mm)'),
        number('vehiclewidth', 'Width (mm)'),
        number('vehicleheight', 'Height (mm)'),
      ],
    },
    {
      type: 'row',
      fields: [
        number('grossvehiclemass', 'Gross vehicle mass (kg)'),
        number('towingcapacitybraked', 'Towing, braked (kg)'),
      ],
    },
    {
      type: 'row',
      fields: [
        number('ancaprating', 'ANCAP rating (stars)'),
        text('bodyconfiguration', 'Body configuration'),
        text('geartype', 'Gear type'),
      ],
    },
  ],
}

/** Caravans only (CAR-35). Lengths in metres, masses in kilograms. */
const caravan: Field = {
  name: 'caravan_specifications',
  type: 'group',
  label: 'Caravan',
  admin: { condition: (data) => data?.item_type === 'caravan' },
  fields: [
    {
      type: 'row',
      fields: [
        number('body_length', 'Body length (m)'),
        number('body_width', 'Body width (m)'),
        number('sleeps', 'Sleeps'),
      ],
    },
    {
      type: 'row',
      fields: [
        number('tare_weight', 'Tare weight (kg)'),
        number('aggregate_trailer_mass', 'Aggregate trailer mass (kg)'),
        text('axle_type', 'Axle type'),
      ],
    },
  ],
}

export const technicalFields: Field[] = [...drivetrain, variant, caravan]
