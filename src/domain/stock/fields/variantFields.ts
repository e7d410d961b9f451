import type { FieldRows } from './CarField'

/** Catalogue facts of the variant (CAR-32..34, CAR-41), stored in the group `variant`. */
export const variantFields = {
  name: {
    kind: 'text',
    label: 'Variant',
    sent: { note: 'Name of the variant in the catalogue.', example: 'SR5 Double Cab', label: 'Variant name' },
  },
  cylinders: {
    kind: 'number',
    label: 'Cylinders',
    spec: 'summary',
    sent: {
      note: 'Cylinders.',
      example: 4,
      aliases: 'cylinders cyl cylindercount enginecylinders noofcylinders numberofcylinders cylindersinengine',
    },
  },
  enginesize: {
    kind: 'number',
    label: 'Engine size',
    unit: 'cc',
    sent: { note: 'Engine in cubic centimetres.', example: 2755 },
  },
  enginesize_litres: {
    kind: 'number',
    label: 'Engine size',
    unit: 'litres',
    sent: { note: 'Engine in litres.', example: 2.8 },
  },
  induction: {
    kind: 'text',
    label: 'Induction',
    spec: 'featured',
    sent: { note: 'Induction.', example: 'Turbo', aliases: 'induction' },
  },
  power: {
    kind: 'number',
    label: 'Engine power',
    unit: 'kW',
    spec: 'specifications',
    sent: { note: 'Power in kW.', example: 150, aliases: 'power powerkw enginepower kw' },
  },
  torque: {
    kind: 'number',
    label: 'Torque',
    unit: 'Nm',
    spec: 'summary',
    sent: { note: 'Torque in Nm.', example: 500, aliases: 'torque torquenm' },
  },
  fuelconsumptioncombined: {
    kind: 'number',
    label: 'Fuel, combined',
    unit: 'L/100 km',
    spec: ['specifications', 'Fuel consumption'],
    sent: {
      note: 'Consumption, combined, in L/100 km.',
      example: 8.1,
      aliases: 'fuelconsumption fuelconsumptioncombined combinedfuelconsumption',
    },
  },
  fuelcapacity: {
    kind: 'number',
    label: 'Tank',
    unit: 'L',
    spec: ['specifications', 'Tank capacity'],
    sent: { note: 'Tank in litres.', example: 80, aliases: 'fuelcapacity fueltankcapacity tankcapacity' },
  },
  grossvehiclemass: {
    kind: 'number',
    label: 'Gross vehicle mass',
    unit: 'kg',
    spec: ['specifications', 'Gross weight (GVM)'],
    sent: { note: 'Gross vehicle mass in kg.', example: 3050, aliases: 'gvm grossvehiclemass' },
  },
  vehiclelength: {
    kind: 'number',
    label: 'Length',
    unit: 'mm',
    spec: 'specifications',
    sent: { note: 'Length in mm.', example: 5325 },
  },
  vehicleheight: {
    kind: 'number',
    label: 'Height',
    unit: 'mm',
    spec: 'specifications',
    sent: { note: 'Height in mm.', example: 1815 },
  },
  vehiclewidth: {
    kind: 'number',
    label: 'Width',
    unit: 'mm',
    spec: 'specifications',
    sent: { note: 'Width in mm.', example: 1855 },
  },
  towingcapacitybraked: {
    kind: 'number',
    label: 'Towing, braked',
    unit: 'kg',
    spec: ['specifications', 'Towing'],
    sent: {
      note: 'Towing, braked, in kg.',
      example: 3500,
      aliases: 'towing towingcapacity brakedtowing towingcapacitybraked',
    },
  },
  ancaprating: {
    kind: 'number',
    label: 'ANCAP rating',
    unit: 'stars',
    spec: 'summary',
    sent: { note: 'ANCAP stars.', example: 5, aliases: 'ancap ancaprating safetyrating' },
  },
  bodyconfiguration: {
    kind: 'text',
    label: 'Body configuration',
    sent: { note: 'Body configuration.', example: 'Double cab' },
  },
  geartype: { kind: 'text', label: 'Gear type', sent: { note: 'Kind of gearbox.', example: 'Sports automatic' } },
} as const satisfies FieldRows
