import { expect, test } from 'vitest'
import { licencesOf } from './licencesOf'

test('LAW-06 every licence number is in the footer, once', () => {
  expect(
    licencesOf([
      { dealerLicenceNumber: 'MD 12345', motorVehicleRepairer: null },
      { dealerLicenceNumber: 'MD 12345', motorVehicleRepairer: 'MVRL 678' },
    ]),
  ).toBe('Motor dealer licence MD 12345. Motor vehicle repairer MVRL 678')
})

test('LAW-06 without numbers there is no licence line', () => {
  expect(licencesOf([{ dealerLicenceNumber: null, motorVehicleRepairer: null }])).toBeNull()
})
