import { expect, test } from 'vitest'
import { kindFacts } from './kindFacts'

test('CAR-35 SRP-09 a caravan is compared by its berths, length and mass, a truck by its gross mass', () => {
  const van = { sleeps: 2, body_length: 6.1, tare_weight: 2_405, aggregate_trailer_mass: 3_005, axle_type: 'Tandem' }
  expect(kindFacts({ id: 'a', item_type: 'caravan', caravan_specifications: van })).toEqual([
    'Sleeps 2',
    'Length 6.1 m',
    'ATM 3,005 kg',
    'Tare 2,405 kg',
  ])
  const withoutAtm = { sleeps: null, body_length: 6.1, tare_weight: 2_405, aggregate_trailer_mass: null }
  expect(kindFacts({ id: 'b', item_type: 'caravan', caravan_specifications: withoutAtm })).toEqual([
    'Length 6.1 m',
    'Tare 2,405 kg',
  ])
  expect(kindFacts({ id: 'c', item_type: 'truck', variant: { grossvehiclemass: 4_500 } })).toEqual(['GVM 4,500 kg'])
  expect(kindFacts({ id: 'd', item_type: 'caravan' })).toEqual([])
  expect(kindFacts({ id: 'e', item_type: 'car', variant: { grossvehiclemass: 2_100 } })).toBeUndefined()
})

test('SRP-09 an electric car is compared by its range, where it is known', () => {
  const variant = { electricrange: 470 }
  expect(kindFacts({ id: 'a', item_type: 'car', simple_fuel: 'Electric', variant })).toEqual(['Range 470 km'])
  expect(kindFacts({ id: 'b', item_type: 'car', simple_fuel: 'Electric' })).toBeUndefined()
  // Of a plug-in hybrid it is only a part of how far it goes.
  expect(kindFacts({ id: 'c', item_type: 'car', simple_fuel: 'Plug-in Hybrid', variant })).toBeUndefined()
})

test('SRP-09 a motorcycle is compared by its engine and its power', () => {
  expect(kindFacts({ id: 'a', item_type: 'motorcycle', engine_size_litres: 0.689, variant: { power: 54 } })).toEqual([
    'Engine 689 cc',
    'Power 54 kW',
  ])
  expect(kindFacts({ id: 'b', item_type: 'motorcycle' })).toBeUndefined()
})
