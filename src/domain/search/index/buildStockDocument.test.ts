import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildStockDocument } from './buildStockDocument'
import { filteredFeatures } from './filteredFeatures'
import { defaultLenders } from '@/src/domain/finance/lenders/defaultLenders'
import { presetOf } from '@/src/domain/finance/lenders/lenderPreset'
import { priceRange, weeklyPriceRange } from './stockBuckets'
import type { StockCar, StockOwner } from '../results/StockSource'

const now = new Date('2026-05-04T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const owner: StockOwner = {
  id: 'tenant-1',
  name: 'Harbour City',
  slug: 'harbour-city',
  sites: ['harbour-city', 'apex'],
  financeProvider: 'Manual',
  estimateRule: presetOf(defaultLenders, 'Manual')?.estimate ?? null,
  estimateExcluded: false,
  wasPriceMinDays: 7,
  seriesValues: [],
  minComparables: 5,
}
const place = {
  name: 'Artarmon',
  slug: 'artarmon',
  address: { city: 'Artarmon', state: 'NSW', lat: -33.8, long: 151.18 },
}
const car: StockCar = {
  id: '7b5f7f0e-5b0a-4a68-8a3a-0d5b2a1c9e11',
  slug: '2022-toyota-corolla-a1',
  year: 2022,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'ZR',
  car_type: 'used',
  status: 'in_stock',
  show_on_dealer_website: true,
  price: 25_990,
  created_at: daysAgo(4),
  updatedAt: daysAgo(1),
  custom_rank: 7,
  finance_lenders: { Manual: { paymentWeek: 121, interestRate: 6.29, comparisonRate: 8.19 } },
}
const build = (changes: Partial<StockCar> = {}, ownerChanges: Partial<StockOwner> = {}) =>
  buildStockDocument({ car: { ...car, ...changes }, owner: { ...owner, ...ownerChanges }, place, now })

describe('stock document', () => {
  test('SEA-01 SEA-02 SEA-03 CAR-31 carries what the facets and the cards need', () => {
    expect(build()).toMatchObject({
      path: '/cars/2022-toyota-corolla-a1',
      title: '2022 Toyota Corolla ZR',
      make_model: 'Toyota|Corolla',
      make_slug: 'toyota',
      sites: ['harbour-city', 'apex'],
      categories: ['Used'],
      price: 25_990,
      price_range: '$20,000 - $30,000',
      weekly_price: 121,
      comparison_rate: 8.19,
      weekly_price_range: '$100 - $150',
      city: 'Artarmon',
      _geo: { lat: -33.8, lng: 151.18 },
      custom_rank: 7,
      created_at_timestamp: Math.floor(Date.parse(daysAgo(4)) / 1000),
      updated_at: Math.floor(Date.parse(daysAgo(1)) / 1000),
      sold_date_timestamp: null,
    })
  })

  test('SRP-26 histograms count prices and kilometres by the full thousand', () => {
    expect(build({ price: 25_990, km: 30_999 })).toMatchObject({ price_step: 25_000, km_step: 30_000 })
    expect(build({ price: 0, km: null })).toMatchObject({ price_step: null, km_step: null })
  })

  test.each([
    ['hidden', { show_on_dealer_website: false }],
    ['pending', { status: 'pending' }],
    ['archived', { status: 'archived' }],
    ['sold without a date', { status: 'sold' }],
    ['sold more than 31 days ago', { status: 'sold', sold_date_timestamp: daysAgo(31.1) }],
    ['without an address', { slug: null }],
  ])('SEA-23 a car that is %s is not in the index', (_why, changes) => {
    expect(build(changes)).toBeNull()
  })

  test('SEA-23 coming soon, and sold within 31 days, are; a dealership off line shows nothing', () => {
    expect(build({ status: 'coming_soon' })?.status).toBe('coming_soon')
    expect(build({ status: 'sold', sold_date_timestamp: daysAgo(30) })?.sold_date_timestamp).toBe(
      Math.floor(Date.parse(daysAgo(30)) / 1000),
    )
    expect(build({}, { sites: [] })).toBeNull()
  })

  test.each([
    [{ price: 25_990, offer_price: 24_000 }, 24_000],
    [{ price: 25_990, offer_price: 10 }, 25_990],
    [{ price: 10 }, null],
    [{ price: null }, null],
  ])('PRC-17 %o shows %o', (changes, price) => {
    expect(build(changes)?.price).toBe(price)
  })

  test('CAR-37 the series of a dealership that names its series: in its spelling, none it does not have', () => {
    const seriesValues = ['duo', 'city', 'sport']
    expect(build({ series: 'Sport ' }, { seriesValues })?.series).toBe('sport')
    expect(build({ series: 'MY21' }, { seriesValues })?.series).toBeNull()
    expect(build({ series: 'MY21' })?.series).toBe('MY21')
  })

  test('FIN-07 FIN-08 FIN-09 FIN-12 no payment without rates, for Suzuki, where excluded, or when not in stock', () => {
    expect(build({ finance_lenders: { Manual: { paymentWeek: 121, interestRate: 6 } } })?.weekly_price).toBeNull()
    expect(build({ finance_lenders: 'nonsense' })?.weekly_price).toBeNull()
    expect(build({ make: 'Suzuki' })?.weekly_price).toBeNull()
    expect(build({}, { estimateExcluded: true })?.weekly_price).toBeNull()
    expect(build({ status: 'coming_soon' })?.weekly_price).toBeNull()
    expect(build({ price: 500 })?.weekly_price).toBeNull()
  })

  test('CAR-17 at most 8 photos, no videos, the main photo when there is no other', () => {
    const entry = (n: number) => ({ image: { url: `/p${n}.webp`, thumb: { url: `/t${n}.webp` } } })
    const images = [{ ...entry(0), isVideo: true }, ...Array.from({ length: 12 }, (_, n) => entry(n + 1))]
    const document = build({ images, photos_count: 12 })
    expect(document?.images).toHaveLength(8)
    expect(document?.images[0]).toEqual({ url: '/p1.webp', thumb: '/t1.webp' })
    expect(document?.photos_count).toBe(12)
    expect(build({ primary_image_url: '/main.webp' })?.images).toEqual([{ url: '/main.webp', thumb: '/main.webp' }])
  })

  test('NFR-06 nothing private gets in, whatever else a row carries', () => {
    const secrets = {
      private_suburb: 'CANARY-suburb',
      private_postcode: 'CANARY-postcode',
      vin: 'CANARY-vin',
      regplate: 'CANARY-rego',
      nvic: 'CANARY-nvic',
      file: 'CANARY-file',
      payment_processors: ['CANARY-pay'],
      youxQuote: { weeklyRepaymentAmount: 'CANARY-youx' },
      autograb_data: { average_market_price: 1, source: 'CANARY-grab' },
      cost: 'CANARY-cost',
      dealercomments: 'CANARY-comments',
    }
    const document = buildStockDocument({ car: { ...car, ...secrets }, owner, place, now })
    expect(JSON.stringify(document)).not.toContain('CANARY')
  })

  test('SEA-01 any text in any field makes a document without backslashes, or a clear refusal', () => {
    const word = fc.option(fc.string(), { nil: null })
    fc.assert(
      fc.property(word, word, word, word, (make, model, colour, name) => {
        const document = build({ make, model, colour, name })
        expect([document?.make, document?.model, document?.colour, document?.title].join('')).not.toContain('\\')
      }),
    )
    expect(() => build({ car_type: 'broken' })).toThrow(/car_type/)
    expect(() => build({ km: -5 })).toThrow(/km/)
  })
})

describe('labels', () => {
  test('SEA-02 SEA-03 price and payment buckets', () => {
    expect([0, 9_999, 10_000, 29_999, 99_999, 250_000].map(priceRange)).toEqual([
      null,
      'Under $10,000',
      '$10,000 - $20,000',
      '$20,000 - $30,000',
      '$90,000 - $100,000',
      'Over $100,000',
    ])
    expect([null, 49, 121, 400].map(weeklyPriceRange)).toEqual([null, 'Under $50', '$100 - $150', 'Over $400'])
  })

  test('SEA-01 features are recognised however they are written, once each', () => {
    expect(
      filteredFeatures(['Towbar - heavy duty', 'Tow pack', 'Apple® CarPlay', 'Panoramic glass roof', 'Cup holders']),
    ).toEqual(['Apple CarPlay', 'Sunroof', 'Tow bar'])
  })
})
