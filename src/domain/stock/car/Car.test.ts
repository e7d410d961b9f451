import { expect, test } from 'vitest'
import { carSchema } from './Car'
import { carFixture } from './carFixture.testing'

/** Names the specification gives the fields of a car, by requirement. */
const fields: Record<string, string> = {
  'CAR-01': 'id slug name path year make model badge series',
  'CAR-02': 'stocknum vin nvic has_nvic regplate rego_expiry',
  'CAR-03': 'colour interior_colour',
  'CAR-04': 'km',
  'CAR-05': 'price before_price offer_price subscription_price preorder price_type',
  'CAR-06': 'car_type',
  'CAR-07': 'status',
  'CAR-08': 'tag',
  'CAR-09': 'reserved sold certified show_on_dealer_website',
  'CAR-10': 'created_at sold_date_timestamp',
  'CAR-11': 'item_type',
  'CAR-12': 'simple_fuel simple_body simple_transmission',
  'CAR-13': 'fuel trans drive',
  'CAR-14': 'seats doors engine_size engine_size_litres bodyconfiguration gearnum',
  'CAR-15': 'build_date compliance_date',
  'CAR-16': 'views photos_count',
  'CAR-17': 'images',
  'CAR-18': 'thumbnails primary_image_url',
  'CAR-19': 'video_url external_video_url walkaround_videos videos',
  'CAR-20': 'spin_images spin_interior_image spin_code',
  'CAR-21': 'hotspots',
  'CAR-22': 'dealercomments carsales_title standardEquipment',
  'CAR-23': 'dealership_id dealership_slug location',
  'CAR-25': 'file',
  'CAR-26': 'payment_processors',
  'CAR-27': 'youxQuote',
  'CAR-28': 'autograb_data',
  'CAR-29': 'finance_lenders',
  'CAR-31': 'created_at_timestamp custom_rank updated_at',
  'CAR-32 CAR-33 CAR-34': 'variant',
  'CAR-35': 'caravan_specifications',
}

for (const [ids, names] of Object.entries(fields)) {
  test(`${ids} a car has ${names}`, () => {
    expect(Object.keys(carSchema.shape)).toEqual(expect.arrayContaining(names.split(' ')))
  })
}

test('CAR-24 NFR-06 private-seller fields are no part of the public car, even when given', () => {
  const car = carSchema.parse({ ...carFixture(), private_suburb: 'Bondi', private_postcode: '2026' })
  expect(JSON.stringify(car)).not.toContain('private_')
})

test('CAR-30 a car’s location carries its phone, place and address', () => {
  const location = { id: 'l1', name: 'Artarmon', slug: 'artarmon', phone: '0290000000', city: 'Artarmon', state: 'NSW' }
  expect(carSchema.parse({ ...carFixture(), location }).location).toMatchObject({
    ...location,
    distribution_locations: [],
  })
})

test('CAR-06 CAR-11 three conditions and four kinds are known, others are refused', () => {
  for (const car_type of ['new', 'demo', 'used'])
    expect(carSchema.parse({ ...carFixture(), car_type })).toMatchObject({ car_type })
  for (const item_type of ['car', 'truck', 'motorcycle', 'caravan'])
    expect(carSchema.parse({ ...carFixture(), item_type })).toMatchObject({ item_type })
  expect(carSchema.safeParse({ ...carFixture(), car_type: 'stolen' }).success).toBe(false)
  expect(carSchema.safeParse({ ...carFixture(), item_type: 'boat' }).success).toBe(false)
})
