import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyFamilies, bodyPlural, simpleBody } from './bodyTypes'
import { simpleColour } from './colourTypes'
import { simpleDrive } from './driveTypes'
import { fuelFamilies, simpleFuel } from './fuelTypes'
import { simpleTransmission } from './transmissionTypes'

test.each([
  ['Ute / Tray', 'Ute'],
  ['Dual Cab Utility', 'Ute'],
  ['Cab Chassis', 'Ute'],
  ['HATCHBACK', 'Hatchback'],
  ['Hatch', 'Hatchback'],
  ['Commercial', 'Van'],
  ['People Mover', 'People Mover'],
  ['Pop Top', 'Caravan'],
  ['SYC Cars', null],
  ['Other', null],
  ['', null],
])('CAR-12 body %j is %j', (raw, family) => expect(simpleBody(raw)).toBe(family))

test.each([
  ['Unleaded', 'Petrol'],
  ['Premium', 'Petrol'],
  ['Petrol - Unleaded ULP', 'Petrol'],
  ['Petrol/Electric Hybrid', 'Hybrid'],
  ['PHEV', 'Plug-in Hybrid'],
  ['Plug-in Hybrid', 'Plug-in Hybrid'],
  ['Electric', 'Electric'],
  ['Diesel', 'Diesel'],
  ['LPG', 'LPG'],
  ['-', null],
  ['Other', null],
])('CAR-12 fuel %j is %j', (raw, family) => expect(simpleFuel(raw)).toBe(family))

test.each([
  ['Sports Automatic', 'Automatic'],
  ['6 Speed DCT', 'Automatic'],
  ['CVT', 'Automatic'],
  ['Manual', 'Manual'],
  ['5M Manual', 'Manual'],
  ['-', null],
])('CAR-12 transmission %j is %j', (raw, family) => expect(simpleTransmission(raw)).toBe(family))

test.each([
  ['Front', 'FWD'],
  ['Rear', 'RWD'],
  ['4x4', '4WD'],
  ['Front Wheel Drive', 'FWD'],
  ['AWD', 'AWD'],
  ['Other', null],
])('CAR-13 drive %j is %j', (raw, family) => expect(simpleDrive(raw)).toBe(family))

test.each([
  ['Graphite Metallic', 'Grey'],
  ['Glacier White', 'White'],
  ['Zorblax', null],
])('CAR-03 colour %j is %j', (raw, family) => expect(simpleColour(raw)).toBe(family))

test('CAR-12 a family is always its own family, whatever its case', () => {
  for (const family of fuelFamilies) expect(simpleFuel(family.toUpperCase())).toBe(family)
  fc.assert(
    fc.property(fc.string(), (raw) => {
      const family = simpleBody(raw)
      if (family !== null) expect(simpleBody(family)).toBe(family)
    }),
  )
})

test('RTE-22 the plural of every body', () => {
  expect(['Truck', 'SUV', 'Bus', 'People Mover'].map(bodyPlural)).toEqual(['Trucks', 'SUVs', 'Buses', 'People Movers'])
  for (const family of bodyFamilies) expect(bodyPlural(family)).toMatch(/[^s]s$|ses$/)
})
