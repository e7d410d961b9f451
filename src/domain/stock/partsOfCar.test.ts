import { expect, test } from 'vitest'
import { variantSchema } from './carParts'
import { financeLendersSchema } from './financeLenders'
import { hotspotsSchema } from './hotspots'

test.each([
  ['CAR-32', 'cylinders enginesize enginesize_litres induction torque fuelconsumptioncombined fuelcapacity'],
  ['CAR-33', 'grossvehiclemass vehiclelength vehicleheight vehiclewidth towingcapacitybraked'],
  ['CAR-34 CAR-41', 'ancaprating bodyconfiguration geartype power'],
])('%s a variant has %s', (_ids, names) => {
  expect(Object.keys(variantSchema.shape)).toEqual(expect.arrayContaining(names.split(' ')))
})

test('CAR-29 FIN-01 FIN-02 lenders are keyed by provider and keep their term columns', () => {
  const lenders = { Taurus: { paymentWeek: 105.5, interestRate: 6.29, comparisonRate: 8.19, term5: 105.5 } }
  expect(financeLendersSchema.parse(lenders)).toEqual(lenders)
  expect(financeLendersSchema.safeParse({ Taurus: { paymentWeek: 'much' } }).success).toBe(false)
})

test('CAR-21 hotspots have an exterior and an interior set', () => {
  const spot = { id: 7, description: 'LED headlights', positions: [{ frame: 0, x: 0.2, y: 0.5 }] }
  expect(hotspotsSchema.parse({ exterior: [spot] })).toEqual({
    exterior: [{ ...spot, id: '7', anchors: [] }],
    interior: [],
  })
  expect(hotspotsSchema.safeParse({ exterior: 'none' }).success).toBe(false)
})
