import { expect, test } from 'vitest'
import { caravanSchema, variantSchema } from '../car/carParts'
import { carFixture } from '../car/carFixture.testing'
import { specGroups, type SpecGroup } from './specGroups'

/** Label and value of each row, in their order. */
const rowsOf = (groups: SpecGroup[], key: SpecGroup['key']): [string, string][] =>
  groups.flatMap((group) =>
    group.key === key ? group.rows.map(({ label, value: shown }): [string, string] => [label, shown]) : [],
  )
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
  expect(rowsOf(specGroups(full), 'featured')).toEqual(
    Object.entries({
      Kilometres: '41,250 km',
      Compliance: '06/2021',
      Build: '05/2021',
      Engine: '4 cyl, 2 L',
      Fuel: 'Unleaded',
      Transmission: 'Automatic',
      Induction: 'Aspirated',
      Seats: '5',
      Registration: 'ABC12D',
      'Rego expiry': '15/07/2027',
      'Stock no': 'U10023',
      VIN: 'W0ZSPTNLYUX0CEPM2',
      Colour: 'Glacier White',
    }),
  )
})

test('CAR-39 CAR-41 the specifications group, engine power among them', () => {
  expect(rowsOf(specGroups(full), 'specifications')).toEqual(
    Object.entries({
      'Engine power': '125 kW',
      'Fuel consumption': '6 L/100 km',
      'Tank capacity': '50 L',
      'Gross weight (GVM)': '1,820 kg',
      Length: '4,375 mm',
      Height: '1,435 mm',
      Width: '1,790 mm',
      Towing: '1,300 kg',
    }),
  )
})

test('CAR-40 the summary group', () => {
  expect(rowsOf(specGroups(full), 'summary')).toEqual(
    Object.entries({
      'Body type': 'Hatchback',
      Configuration: '5 door',
      Drive: 'FWD',
      Colour: 'Glacier White',
      Torque: '200 Nm',
      Cylinders: '4',
      Gearbox: '10-speed CVT',
      'ANCAP rating': '5 of 5 stars',
      'Engine size and variant': '2 L, Ascent Sport',
    }),
  )
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
  const groups = specGroups(carFixture({ item_type: 'caravan', badge: 'BR21ES', caravan_specifications }))
  expect(value(groups, 'Body length')).toBe('6.1 m (20 ft)')
  expect(value(groups, 'Body width')).toBe('2.5 m (8.2 ft)')
  expect(value(groups, 'Tare weight')).toBe('2,150 kg')
  expect(value(groups, 'Sleeps')).toBe('4')
  // It has no engine.
  expect(value(groups, 'Variant')).toBe('BR21ES')
  expect(value(groups, 'Engine size and variant')).toBeUndefined()
})

test('a motorcycle is described in its own terms: its type, what turns its wheel, and no driven wheels', () => {
  const bike = (drive: string) =>
    specGroups(
      carFixture({
        ...{ item_type: 'motorcycle', body: 'Naked', drive },
        variant: variantSchema.parse({ grossvehiclemass: 355 }),
      }),
    )
  expect(value(bike('Shaft'), 'Final drive')).toBe('Shaft')
  for (const wheels of ['RWD', '2WD', '4x2', 'Rear wheel drive'])
    expect(value(bike(wheels), 'Final drive'), wheels).toBeUndefined()
  const groups = bike('RWD')
  expect(value(groups, 'Type')).toBe('Naked')
  expect(value(groups, 'Maximum loaded weight')).toBe('355 kg')
  for (const label of ['Drive', 'Body type', 'Gross weight (GVM)']) expect(value(groups, label), label).toBeUndefined()
})

test('CAR-39 the engine of a motorcycle is told in cc, of a car in litres', () => {
  const sizes = { engine_size: 689, engine_size_litres: 0.7 }
  expect(value(specGroups(carFixture({ ...sizes, item_type: 'motorcycle' })), 'Engine')).toBe('689 cc')
  expect(value(specGroups(carFixture(sizes)), 'Engine')).toBe('0.7 L')
  const litresOnly = { item_type: 'motorcycle', engine_size_litres: 0.7 } as const
  expect(value(specGroups(carFixture(litresOnly)), 'Engine')).toBe('0.7 L')
})
