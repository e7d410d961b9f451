import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { vehicleJsonLd } from './vehicleJsonLd'

const site = { name: 'Harbour City Auto', origin: 'https://www.harbourcity.example' }
const location = locationFixture()
const picture = { image: { url: '/studio/a.webp', thumb: { url: null } }, isVideo: false }

const url = z.url({ protocol: /^https$/ })
const quantity = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: z.number().nonnegative(),
  unitCode: z.enum(['KMT', 'LTR']),
})
/** What Google's vehicle listing needs and may have. */
const listing = z.strictObject({
  '@type': z.enum(['Car', 'Motorcycle', 'Vehicle']),
  '@id': url,
  name: z.string().min(1),
  description: z.string().optional(),
  url,
  image: z.array(url).min(1).optional(),
  sku: z.string().optional(),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }),
  manufacturer: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1) }),
  model: z.string().min(1),
  vehicleConfiguration: z.string().optional(),
  vehicleModelDate: z.string().regex(/^\d{4}$/),
  bodyType: z.string().optional(),
  color: z.string().optional(),
  vehicleInteriorColor: z.string().optional(),
  fuelType: z.string().optional(),
  vehicleEngine: z
    .strictObject({
      '@type': z.literal('EngineSpecification'),
      fuelType: z.string().optional(),
      engineDisplacement: quantity.optional(),
    })
    .optional(),
  vehicleTransmission: z.string().optional(),
  driveWheelConfiguration: z.string().optional(),
  numberOfDoors: z.number().optional(),
  vehicleSeatingCapacity: z.number().optional(),
  vehicleIdentificationNumber: z.string().length(17).optional(),
  itemCondition: z.enum(['https://schema.org/NewCondition', 'https://schema.org/UsedCondition']),
  mileageFromOdometer: quantity.optional(),
  offers: z
    .strictObject({
      '@type': z.literal('Offer'),
      price: z.number().positive(),
      priceCurrency: z.literal('AUD'),
      url,
      itemCondition: url,
      availability: z.enum(['https://schema.org/InStock', 'https://schema.org/PreOrder', 'https://schema.org/SoldOut']),
      seller: z.strictObject({
        '@type': z.literal('AutoDealer'),
        name: z.string().min(1),
        url,
        address: z.record(z.string(), z.string()).optional(),
      }),
    })
    .optional(),
})

const written = (car = carFixture()) => listing.parse(JSON.parse(JSON.stringify(vehicleJsonLd(car, site, location))))

describe('structured data of a car', () => {
  test('SEO-02 a Car with its Offer and AutoDealer seller, every address absolute', () => {
    const data = written(
      carFixture({ images: [picture], vin: 'JTNK4RBE503065432', fuel: 'Petrol', engine_size_litres: 2, seats: 5 }),
    )
    expect(data).toMatchObject({
      '@type': 'Car',
      url: 'https://www.harbourcity.example/cars/2021-toyota-corolla-ascent-sport-u10023',
      image: ['https://www.harbourcity.example/studio/a.webp'],
      mileageFromOdometer: { value: 41_250, unitCode: 'KMT' },
      vehicleEngine: { engineDisplacement: { value: 2, unitCode: 'LTR' } },
      offers: {
        price: 24_990,
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'AutoDealer', name: 'Harbour City Artarmon', address: { postalCode: '2064' } },
      },
    })
  })

  test('SEO-02 the offer says what it costs now and whether it can be had', () => {
    expect(written(carFixture({ offer_price: 23_990 })).offers?.price).toBe(23_990)
    expect(written(carFixture({ status: 'coming_soon' })).offers?.availability).toMatch(/PreOrder$/)
    expect(written(carFixture({ status: 'sold' })).offers?.availability).toMatch(/SoldOut$/)
    expect(written(carFixture({ price: null })).offers).toBeUndefined()
    expect(written(carFixture({ car_type: 'new' })).itemCondition).toMatch(/NewCondition$/)
  })

  test('SEO-02 other kinds of vehicle go by their own type', () => {
    expect(written(carFixture({ item_type: 'motorcycle' }))['@type']).toBe('Motorcycle')
    expect(written(carFixture({ item_type: 'caravan', km: null }))['@type']).toBe('Vehicle')
  })

  test('SEO-02 VDP-23 the number to call is not in it', () => {
    expect(JSON.stringify(vehicleJsonLd(carFixture(), site, location))).not.toContain('9437')
  })
})
