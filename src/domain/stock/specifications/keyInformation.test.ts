import { expect, test } from 'vitest'
import { carFixture } from '../car/carFixture.testing'
import { variantSchema, caravanSchema } from '../car/carParts'
import { keyInformation } from './keyInformation'
import { specGroups } from './specGroups'

const first = (car: Parameters<typeof keyInformation>[0]) =>
  keyInformation(car)
    .slice(0, 4)
    .map(({ label, value }) => `${label}: ${value}`)

test('VDP-02 CAR-38 a car leads with distance, consumption, towing and safety; plate dates come after all others', () => {
  const variant = variantSchema.parse({ fuelconsumptioncombined: 6.7, towingcapacitybraked: 2_000, ancaprating: 5 })
  const car = carFixture({ build_date: '03/2021', compliance_date: '05/2021', fuel: 'Petrol', variant })
  expect(first(car)).toEqual([
    'Kilometres: 41,250 km',
    'Fuel consumption: 6.7 L/100 km',
    'Towing: 2,000 kg',
    'ANCAP rating: 5 of 5 stars',
  ])
  const labels = keyInformation(car).map(({ label }) => label)
  expect(labels.slice(labels.indexOf('Compliance'))).toEqual(['Compliance', 'Build', 'Stock no'])
})

test('VDP-02 CAR-35 CAR-36 a caravan leads with what it may carry and weigh; beds and length follow, in their units', () => {
  const caravan_specifications = caravanSchema.parse({
    sleeps: 4,
    body_length: 6.1,
    tare_weight: 2150,
    aggregate_trailer_mass: 2850,
  })
  const caravan = carFixture({ item_type: 'caravan', km: null, caravan_specifications })
  expect(first(caravan)).toEqual([
    'Payload: 700 kg',
    'Aggregate trailer mass: 2,850 kg',
    'Tare weight: 2,150 kg',
    'Sleeps: 4',
  ])
  expect(keyInformation(caravan)).toContainEqual({ label: 'Body length', value: '6.1 m (20 ft)' })
})

test('VDP-02 a truck leads with its gross mass and towing, and says nothing twice', () => {
  const variant = variantSchema.parse({ grossvehiclemass: 10_400, towingcapacitybraked: 3_500 })
  const rows = keyInformation(carFixture({ item_type: 'truck', variant, bodyconfiguration: 'Single Cab' }))
  expect(rows.slice(0, 4).map(({ label }) => label)).toEqual([
    'Kilometres',
    'Gross weight (GVM)',
    'Towing',
    'Configuration',
  ])
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
})

test('VDP-02 an electric car leads with range, battery, charging and consumption, and says nothing of gears', () => {
  const variant = variantSchema.parse({
    electricrange: 470,
    batterycapacity: 88.1,
    fastcharging: 141,
    energyconsumption: 21.1,
    power: 230,
    geartype: 'Reduction Gear',
  })
  const electric = carFixture({
    simple_fuel: 'Electric',
    fuel: 'Electric',
    trans: 'Reduction Gear',
    simple_transmission: 'Automatic',
    variant,
  })
  expect(first(electric)).toEqual([
    'Range on a charge: 470 km',
    'Battery: 88.1 kWh',
    'Fast charging (DC): 141 kW',
    'Energy consumption: 21.1 kWh/100 km',
  ])
  expect(keyInformation(electric)).toContainEqual({ label: 'Motor power', value: '230 kW' })
  expect(keyInformation(electric)).toContainEqual({ label: 'Transmission', value: 'Automatic' })
  // What is not known is left out: the next most wanted follows.
  const unknown = carFixture({ simple_fuel: 'Electric', variant: variantSchema.parse({ power: 230 }) })
  expect(first(unknown).slice(0, 2)).toEqual(['Kilometres: 41,250 km', 'Motor power: 230 kW'])
  expect(JSON.stringify([...keyInformation(electric), ...specGroups(electric)])).not.toMatch(/Gear|Engine/)
})
