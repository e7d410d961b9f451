import { expect, test } from 'vitest'
import { quoteEstimate } from '@/src/domain/finance/lenders/quoteEstimate'
import { carSchema } from './Car'
import { carFixture } from './carFixture.testing'
import { variantSchema } from './carParts'
import { financeLendersSchema } from './financeLenders'
import { hotspotsSchema } from '../photos/hotspots'

const fieldsOf = (schema: { shape: object }): string[] => Object.keys(schema.shape)

test('CAR-32 CAR-33 a variant has its engine, its sizes and its weights', () => {
  expect(fieldsOf(variantSchema)).toEqual(
    expect.arrayContaining([
      ...[
        'cylinders',
        'enginesize',
        'enginesize_litres',
        'induction',
        'torque',
        'fuelconsumptioncombined',
        'fuelcapacity',
      ],
      ...['grossvehiclemass', 'vehiclelength', 'vehicleheight', 'vehiclewidth', 'towingcapacitybraked'],
    ]),
  )
})

test('CAR-34 CAR-41 a variant has its ANCAP rating, body, gears and power', () => {
  expect(fieldsOf(variantSchema)).toEqual(
    expect.arrayContaining(['ancaprating', 'bodyconfiguration', 'geartype', 'power']),
  )
})

test('CAR-26 CAR-27 CAR-28 payment options, the stored quote and the market price are kept as they are given', () => {
  const given = {
    payment_processors: ['sandbox'],
    youxQuote: { weeklyRepaymentAmount: 105.5, advertisedRate: 6.29, comparisonRate: 8.19 },
    autograb_data: { average_market_price: 26_500, state_average_market_price: 27_000 },
  }
  const car = carSchema.parse({ ...carFixture(), ...given })
  expect(car).toMatchObject(given)
  // A quote without its comparison rate is kept, and shown nowhere (LAW-01).
  expect(quoteEstimate({ ...given.youxQuote, comparisonRate: null })).toBeNull()
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
