import { beforeAll, expect, test } from 'vitest'
import { toCar } from '@/src/data/cars/toCar'
import { carSchema, type Car } from '@/src/domain/stock/car/Car'
import { own, payload, setUpTwoDealerships } from './access/twoDealerships'
import { typedValues } from './fedAndTyped'

setUpTwoDealerships()

const hotspot = { id: '1', description: 'Tow bar', anchors: ['rear'], positions: [{ frame: 3, x: 0.2, y: 0.4 }] }
/** What no feed fills. */
const further = {
  stocknum: 'RT1',
  vin: '6T153BK360X070769',
  custom_rank: 7,
  // Typed prices and a quote of the price shown.
  offer_price: 27_000,
  before_price: 31_000,
  before_price_days: 60,
  status: 'sold',
  sold_date_timestamp: '2026-11-01T00:00:00.000Z',
  views: 12,
  hotspots: { exterior: [hotspot], interior: [] },
  autograb_data: { average_market_price: 32_000, state_average_market_price: 31_500 },
  youxQuote: { weeklyRepaymentAmount: 120, advertisedRate: 7.5, comparisonRate: 8.1, quotedPrice: 27_000 },
  finance_lenders: { Taurus: { paymentWeek: 130, interestRate: 8.9, comparisonRate: 9.4 } },
} as const

let car: Car
let locationId: string

beforeAll(async () => {
  const { id: tenant } = await payload.update({
    collection: 'tenants',
    id: own.tenant,
    data: {
      settings: {
        'feeds.showRemotePhotos': true,
        finance_provider: 'Taurus',
        'stock.seriesValues': ['ZWE'],
        'price.checkWasPrice': false,
      },
    },
  })
  const location = await payload.create({
    collection: 'locations',
    data: {
      tenant,
      name: 'Our yard',
      slug: 'our-yard',
      visible: true,
      contact_detail: { phone: '02 5550 0100' },
      address: {
        street: '1 High St',
        city: 'Artarmon',
        state: 'NSW',
        postcode: '2064',
        place_url: 'https://maps.example/1',
      },
    },
  })
  locationId = location.id
  const data = { ...typedValues, ...further, tenant, location: locationId, distribution_locations: [locationId] }
  const { id } = await payload.create({ collection: 'cars', data: data as never })
  car = toCar(await payload.findByID({ collection: 'cars', id, depth: 1 }))
})

/** What a page shows under another name or in another form than it was typed. */
const shown = (): Partial<Record<keyof Car, unknown>> => {
  const place = { name: 'Our yard', slug: 'our-yard', id: locationId }
  const address = {
    street: '1 High St',
    city: 'Artarmon',
    state: 'NSW',
    postcode: '2064',
    place_url: 'https://maps.example/1',
  }
  return {
    id: expect.any(String),
    slug: expect.stringContaining('rt1'),
    path: expect.stringMatching(/^\/cars\/.*rt1/),
    has_nvic: true,
    sold: true,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    created_at_timestamp: expect.closeTo(Date.now() / 1000, -3),
    updated_at: expect.closeTo(Date.now() / 1000, -3),
    sold_date_timestamp: Date.parse(further.sold_date_timestamp) / 1000,
    photos_count: 1,
    images: [{ image: { url: 'https://photos.example/9.jpg', thumb: null }, isVideo: false }],
    dealership_id: own.tenant,
    dealership_slug: 'own',
    location: {
      ...place,
      phone: '02 5550 0100',
      city: 'Artarmon',
      state: 'NSW',
      address,
      distribution_locations: [place],
    },
    youxQuote: { weeklyRepaymentAmount: 120, advertisedRate: 7.5, comparisonRate: 8.1 },
    finance_provider: 'Taurus',
    // Documents have tests of their own (CAR-25).
    file: null,
  }
}

test('CAR-20 CAR-33 CAR-34 CAR-37 every field of a car comes from the database to its page', () => {
  const expected = { ...typedValues, ...further, ...shown() }
  const fields = Object.keys(carSchema.shape)
  expect(fields.filter((field) => !Object.hasOwn(expected, field))).toEqual([])
  expect(car).toEqual(Object.fromEntries(fields.map((field) => [field, Reflect.get(expected, field)])))
})

test('CAR-09 CAR-13 its flags, and fuel, gearbox and drive as they were typed', () => {
  expect(car).toMatchObject({ reserved: true, sold: true, certified: true, show_on_dealer_website: false })
  expect(car).toMatchObject({ fuel: 'Diesel', trans: 'Manual', drive: 'RWD' })
})
