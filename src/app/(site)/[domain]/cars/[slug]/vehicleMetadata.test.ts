import { expect, test } from 'vitest'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import type { Site } from '@/tenants/Site'
import { vehicleMetadata } from './vehicleMetadata'

const described = (changes: object, subscriptions = false): string => {
  const settings = { ...settingDefaults, subscriptions: { enabled: subscriptions } }
  const site = { name: 'Own Motors', origin: 'https://own.example', settings } as Site
  return String(
    vehicleMetadata(carFixture({ price_type: 'drive_away', offer_price: null, ...changes }), site).description,
  )
}

test('SEO-01 PRC-16 search engines and shared links are told a price with what it is for', () => {
  const car = { price: 28_990, subscription_price: 164 }
  expect(described(car)).toContain(' · $28,990 Drive Away · ')
  expect(described(car, true)).toContain(' · $164 / week or $28,990 Drive Away to buy · ')
  expect(described({ ...car, status: 'sold' }, true)).toContain(' · Sold · ')
})
