import { expect, test } from 'vitest'
import { plateWords } from './plateWords'
import { rangeQueryOf, vehicleOfQuery } from './rangeQuery'
import { readTradeInStart, withVehicle } from './tradeInStart'

const car = { make: 'Mazda', model: 'CX-5', year: '2021', odometer_km: '61200' }

test('LEA-32 plate, state and kilometres of an address are fields of the form; what is none is left out', () => {
  expect(readTradeInStart({ rego: ' abc 12d ', state: 'NSW', km: '61,200 km', car_id: 'x' })).toEqual({
    rego: 'ABC 12D',
    rego_state: 'NSW',
    odometer_km: '61200',
  })
  expect(readTradeInStart({ state: 'NZ', rego: '', km: ['1', '2'] })).toBeNull()
  expect(readTradeInStart({ make: 'x'.repeat(500) })?.make).toHaveLength(100)
})

test('LEA-32 the vehicle of the plate joins what was typed, and is named to be checked', () => {
  const vehicle = { make: 'Mazda', model: 'CX-5', year: 2021 }
  expect(withVehicle({ rego: 'ABC12D', odometer_km: '61200' }, vehicle)).toEqual({ rego: 'ABC12D', ...car })
  expect(plateWords.found(vehicle)).toBe('Found: 2021 Mazda CX-5. Please check it.')
})

test('LEA-31 a range is asked for as soon as make, model, year and kilometres are there, with the answers so far', () => {
  expect(rangeQueryOf({ ...car, condition: 'Fair', tyres: '', email: 'robin@shopper.test' })).toBe(
    'make=Mazda&model=CX-5&year=2021&odometer_km=61200&condition=Fair',
  )
  for (const open of [{ make: ' ' }, { model: undefined }, { year: '202' }, { odometer_km: 'a lot' }])
    expect(rangeQueryOf({ ...car, ...open })).toBeNull()
  expect(vehicleOfQuery(rangeQueryOf(car) ?? '')).toBe('2021 Mazda CX-5, 61,200 km')
})
