import { expect, test } from 'vitest'
import { caravanSchema, variantSchema } from './carParts'
import { carFixture } from './carFixture.testing'
import { specGroups, type SpecGroup } from './specGroups'

const labels = (groups: SpecGroup[], key: string): string[] | undefined =>
  groups.find((group) => group.key === key)?.rows.map(({ label }) => label)
const value = (groups: SpecGroup[], label: string): string | undefined =>
  groups.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value

const full = carFixture({
  compliance_date: '06/2021',
  build_date: '05/2021',
  engine_size_litres: 2,
  fuel: 'Unleaded',
  trans: 'Automatic',
  seats: 5,
  regplate: 'ABC12D',
  rego_expiry: '2027-07-15T00:00:00.000Z',
  vin: 'W0ZSPTNLYUX0CEPM2',
  colour: 'Glacier White',
  body: 'Hatchback',
  bodyconfiguration: '5 door',
  drive: 'FWD',
  gearnum: 10,
  variant: variantSchema.parse({
    cylinders: 4,
    induction: 'Aspirated',
    power: 125,
    torque: 200,
    fuelconsumptioncombined: 6,
    fuelcapacity: 50,
    grossvehiclemass: 1_820,
    vehiclelength: 4_375,
    vehicleheight: 1_435,
    vehiclewidth: 1_790,
    towingcapacitybraked: 1_300,
    ancaprating: 5,
    geartype: 'CVT',
  }),
})

test('CAR-38 the featured group', () => {
  const groups = specGroups(full)
  expect(labels(groups, 'featured')).toEqual(
    'Kilometres,Compliance,Build,Engine,Fuel,Transmission,Induction,Seats,Registration,Rego expiry,Stock no,VIN,Colour'.split(
      ',',
    ),
  )
  expect(value(groups, 'Kilometres')).toBe('41,250 km')
  expect(value(groups, 'Engine')).toBe('4 cyl, 2 L')
  expect(value(groups, 'Rego expiry')).toBe('15/07/2027')
})

test('CAR-39 CAR-41 the specifications group, engine power among them', () => {
  const groups = specGroups(full)
  expect(labels(groups, 'specifications')).toEqual(
    'Engine power,Fuel consumption,Tank capacity,Weight,Length,Height,Width,Towing'.split(','),
  )
  expect(value(groups, 'Engine power')).toBe('125 kW')
  expect(value(groups, 'Fuel consumption')).toBe('6 L/100 km')
  expect(value(groups, 'Length')).toBe('4,375 mm')
})

test('CAR-40 the summary group', () => {
  const groups = specGroups(full)
  expect(labels(groups, 'summary')).toEqual(
    'Body type,Configuration,Drive,Colour,Torque,Cylinders,Gearbox,ANCAP rating,Engine size and variant'.split(','),
  )
  expect(value(groups, 'Gearbox')).toBe('10-speed CVT')
  expect(value(groups, 'ANCAP rating')).toBe('5 of 5 stars')
  expect(value(groups, 'Engine size and variant')).toBe('2 L, Ascent Sport')
})

test('CAR-41 empty specs and empty groups are left out', () => {
  const groups = specGroups(carFixture({ km: null, stocknum: null, badge: null }))
  expect(groups).toEqual([])
  expect(value(specGroups(carFixture({ km: 0 })), 'Kilometres')).toBe('0 km')
})

test('CAR-35 CAR-36 a caravan shows its lengths in metres and feet', () => {
  const caravan_specifications = caravanSchema.parse({
    body_length: 6.096,
    body_width: 2.5,
    tare_weight: 2_150,
    sleeps: 4,
  })
  const groups = specGroups(carFixture({ item_type: 'caravan', caravan_specifications }))
  expect(value(groups, 'Body length')).toBe('6.1 m (20 ft)')
  expect(value(groups, 'Body width')).toBe('2.5 m (8.2 ft)')
  expect(value(groups, 'Tare weight')).toBe('2,150 kg')
  expect(value(groups, 'Sleeps')).toBe('4')
})
