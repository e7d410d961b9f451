import { expect, test } from 'vitest'
import { carInput } from '@/src/domain/stock/car/carInput'
import { listingsRow, type ListingsRow } from './listingsRow'

const row = (changes: ListingsRow = {}): ListingsRow => ({
  Brand: 'MG',
  Year: '2022',
  Model: 'MG3',
  'Car/Suv': 'Hatchback',
  Title: '2022 MG MG3 Auto Excite (with Navigation)',
  UsedOrNew: 'USED',
  Transmission: 'Automatic',
  Engine: '4 cyl, 1.5 L',
  DriveType: 'Front',
  FuelType: 'Premium',
  FuelConsumption: '6.7 L / 100 km',
  Kilometres: '16',
  ColourExtInt: 'Black / White',
  Location: 'Brookvale, NSW',
  CylindersinEngine: '4 cyl',
  BodyType: 'Hatchback',
  Doors: ' 5 Doors',
  Seats: ' 5 Seats',
  Price: '19990',
  ...changes,
})

const read = (changes: ListingsRow = {}) => {
  const result = carInput(listingsRow(row(changes))?.car, { partial: false })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.car
}

test('FEED-01 a whole row becomes a stock record and a place', () => {
  expect(listingsRow(row())?.place).toEqual({ city: 'Brookvale', state: 'NSW' })
  expect(read()).toMatchObject({
    year: 2022,
    make: 'MG',
    model: 'MG3',
    badge: 'Auto Excite (with Navigation)',
    car_type: 'used',
    status: 'in_stock',
    body: 'Hatchback',
    drive: 'FWD',
    km: 16,
    colour: 'Black',
    interior_colour: 'White',
    doors: 5,
    seats: 5,
    engine_size_litres: 1.5,
    price: 19_990,
    variant: { cylinders: 4, fuelconsumptioncombined: 6.7 },
  })
})

test('FEED-01 a car to order has its colours and warranty one column to the right', () => {
  const shifted = { Kilometres: '- / -', ColourExtInt: '5 years / Unlimited km', Location: '', Engine: '0 L' }
  expect(read({ ...shifted, 'Car/Suv': 'NEW Available to order', UsedOrNew: 'NEW' })).toMatchObject({
    km: null,
    colour: null,
    interior_colour: null,
    engine_size_litres: null,
    car_type: 'new',
    status: 'coming_soon',
  })
  expect(listingsRow(row(shifted))?.place).toBeNull()
})

test('FEED-01 a dealer’s name in the body column, seats under doors, POA and a cut make are put right', () => {
  expect(read({ 'Car/Suv': 'SYC Cars', Doors: ' 7 Seats', Seats: '', Price: 'POA' })).toMatchObject({
    body: 'Hatchback',
    doors: null,
    seats: 7,
    price: null,
  })
  expect(read({ 'Car/Suv': 'SYC Cars', BodyType: '' }).body).toBeNull()
  expect(
    read({
      Brand: 'Land',
      Model: 'Rover',
      Year: '2023',
      Title: '2023 Land Rover Range Rover Sport P530 First Edition',
    }),
  ).toMatchObject({ make: 'Land Rover', model: 'Range Rover Sport', badge: 'P530 First Edition' })
})

test('FEED-04 a row that names no car is told apart', () => {
  expect(listingsRow({ Brand: '', Model: '', Title: '', Year: 'nan' })).toBeNull()
})
