import type { FieldRows } from './CarField'

/** Caravans only (CAR-35), stored in the group `caravan_specifications`. */
export const caravanFields = {
  body_length: {
    kind: 'number',
    label: 'Body length',
    unit: 'm',
    spec: 'specifications',
    sent: { note: 'Body length in metres.', example: 6.4 },
  },
  body_width: {
    kind: 'number',
    label: 'Body width',
    unit: 'm',
    spec: 'specifications',
    sent: { note: 'Body width in metres.', example: 2.45 },
  },
  sleeps: {
    kind: 'number',
    label: 'Sleeps',
    spec: 'specifications',
    sent: { note: 'Berths.', example: 4, aliases: 'sleeps berths' },
  },
  tare_weight: {
    kind: 'number',
    label: 'Tare weight',
    unit: 'kg',
    spec: 'specifications',
    sent: { note: 'Tare in kg.', example: 2050, aliases: 'tare tareweight tarekg' },
  },
  aggregate_trailer_mass: {
    kind: 'number',
    label: 'Aggregate trailer mass',
    unit: 'kg',
    spec: 'specifications',
    sent: { note: 'Aggregate trailer mass in kg.', example: 2600, aliases: 'atm aggregatetrailermass' },
  },
  axle_type: {
    kind: 'text',
    label: 'Axle type',
    spec: 'specifications',
    sent: { note: 'Axles.', example: 'Tandem', aliases: 'axletype axles' },
  },
} as const satisfies FieldRows
