import { expect, test } from 'vitest'
import { carFixture } from '../stock/car/carFixture.testing'
import { autoGaugeSchema } from './AutoGauge'
import { favouriteSchema, viewedCarSchema } from '../shopper/shopperSchemas'

test('ENT-01 an auto-gauge result is whole or refused', () => {
  const gauge = {
    fill: 0.7,
    listing_price: 24_990,
    market_range_min: 23_000,
    market_range_max: 28_000,
    confidence: 0.8,
    description: 'Great Deal',
  }
  expect(autoGaugeSchema.parse(gauge)).toEqual(gauge)
  for (const name of Object.keys(gauge)) {
    expect(autoGaugeSchema.safeParse({ ...gauge, [name]: undefined }).success, name).toBe(false)
  }
})

test('ENT-14 ENT-15 favourites and viewed cars keep only their own fields of a car', () => {
  expect(Object.keys(favouriteSchema.parse(carFixture()))).toEqual([
    'id',
    'name',
    'slug',
    'make',
    'model',
    'primary_image_url',
  ])
  expect(Object.keys(viewedCarSchema.parse(carFixture()))).toEqual([
    'id',
    'stocknum',
    'make',
    'model',
    'body',
    'simple_body',
  ])
})
