import { expect, test } from 'vitest'
import { outboundCar, outboundSite } from '@/src/domain/outbound/outboundCar.testing'
import { isAdvertised, withinVisibilityRule } from '@/src/domain/outbound/isAdvertised'
import { leftOutReasons, type LeftOutReason } from '@/src/domain/outbound/OutboundFormat'
import type { OutboundCar, OutboundSite } from '@/src/domain/outbound/OutboundCar'
import { outboundFormats } from '@/src/domain/outbound/outboundFormats'
import { countOutbound, writeOutbound } from '@/src/domain/outbound/writeOutbound'
import { visibilityFilters } from '@/src/domain/search/index/visibilityRules'
import { slugify } from '@/src/domain/site/slugify'
import { isSignedFor, outboundPath } from '@/src/payload/auth/outboundLink'

test.each<[string, Partial<OutboundCar>, boolean]>([
  ['in stock', {}, true],
  ['reserved', { reserved: true }, false],
  ['hidden', { show_on_dealer_website: false }, false],
  ['sold', { status: 'sold' }, false],
  ['incoming', { status: 'coming_soon' }, false],
  ['pending', { status: 'pending' }, false],
  ['archived', { status: 'archived' }, false],
])('FEED-09 a car that is %s: %j', (_, changes, expected) => {
  expect(isAdvertised(outboundCar(changes), outboundSite())).toBe(expected)
})

const google = outboundFormats['google-vehicle-ads.tsv']
const meta = outboundFormats['meta-inventory.csv']

test.each<[LeftOutReason | null, LeftOutReason | null, Partial<OutboundCar>, Partial<OutboundSite>]>([
  [null, null, {}, {}],
  ['vehicle_kind', null, { item_type: 'motorcycle' }, {}],
  ['vehicle_kind', null, { body: 'Bus' }, {}],
  ['no_price', 'no_price', { price: null }, {}],
  ['no_price', 'no_price', { price: 5 }, {}],
  ['price_basis', null, { price_type: null }, { basisLabel: 'Plus on-road costs' }],
  [null, null, { price_type: null }, { basisLabel: 'Drive Away' }],
  ['new_not_drive_away', null, { car_type: 'new' }, {}],
  [null, null, { car_type: 'new', price_type: 'drive_away', km: null }, {}],
  ['no_vin', 'no_vin', { vin: '1234' }, {}],
  ['no_year', 'no_year', { year: null }, {}],
  ['no_odometer', 'no_odometer', { km: null }, {}],
  ['no_photo', 'no_photo', { photos: ['javascript:alert(1)'] }, {}],
  ['no_location', 'no_location', { place: null }, {}],
])('FEED-09 left out by Google for %s, by Meta for %s: %j %j', (byGoogle, byMeta, changes, of) => {
  const [car, site] = [outboundCar(changes), outboundSite(of)]
  expect(google.leftOut(car, site)).toBe(byGoogle)
  expect(meta.leftOut(car, site)).toBe(byMeta)
  expect(outboundFormats['stock.json'].leftOut(car, site)).toBeNull()
})

async function* pages(...cars: OutboundCar[]) {
  for (const car of cars) yield [car]
}

test('FEED-09 a VIN is advertised once, and the count says what the feed has', async () => {
  const twins = ['a', 'b', 'c'].map((end) => outboundCar({ id: `0b9f6a52-6f0e-4a0e-9a3e-1f2d3c4b5a6${end}` }))
  let text = ''
  for await (const piece of writeOutbound(google, outboundSite(), pages(...twins))) text += piece
  expect(text.trimEnd().split('\n')).toHaveLength(2)
  const cars = [...twins, outboundCar({ price: null }), outboundCar({ status: 'sold' })]
  const counts = await countOutbound(Object.entries(outboundFormats), outboundSite(), pages(...cars))
  expect(counts.get('google-vehicle-ads.tsv')).toEqual({ cars: 1, leftOut: { repeated_vin: 2, no_price: 1 } })
  expect(counts.get('stock.csv')).toEqual({ cars: 4, leftOut: {} })
  expect(Object.keys(leftOutReasons)).toEqual(expect.arrayContaining(['repeated_vin', 'no_price']))
})

test('FEED-09 a feed whose stock cannot be read to the end fails instead of ending early', async () => {
  async function* broken() {
    yield [outboundCar()]
    throw new Error('connection lost')
  }
  const text = writeOutbound(google, outboundSite(), broken())
  await text.next()
  await expect(text.next()).rejects.toThrow('connection lost')
})

/** What the search engine's filter says of a car, by reading the filter: an independent meaning of each preset. */
const passes = (filter: string, car: OutboundCar): boolean => {
  const either = /^\((.+) OR (.+)\)$/.exec(filter)
  if (either) return passes(either[1] ?? '', car) || passes(either[2] ?? '', car)
  const fields: Record<string, string | null> = {
    car_type: car.car_type,
    status: car.status,
    stocknum: car.stocknum,
    make_slug: slugify(car.make),
  }
  const [, field = '', operator = '', operand = ''] = /^(\w+) (!=|=|IN|EXISTS|IS NOT NULL) ?(.*)$/.exec(filter) ?? []
  const value = fields[field]
  if (operator === 'EXISTS') return true
  if (operator === 'IS NOT NULL') return value !== null
  const listed = [...operand.matchAll(/"([^"]*)"/g)].some(([, word]) => word === value)
  return operator === '!=' ? !listed : listed
}

test('SEA-25 FEED-09 a feed shows what the site’s visibility rule shows, for every preset', () => {
  for (let visibilityRule = 0; visibilityRule <= 15; visibilityRule += 1) {
    for (const visibilityMakes of [[], ['mazda']]) {
      const filters = visibilityFilters({ visibilityRule, visibilityMakes })
      for (const car_type of ['new', 'demo', 'used'] as const) {
        for (const status of ['in_stock', 'coming_soon', 'sold'] as const) {
          for (const [make, stocknum] of [
            ['Mazda', 'U1'],
            ['Kia', null],
          ] as const) {
            const car = outboundCar({ car_type, status, make, stocknum })
            const expected = filters.every((filter) => passes(filter, car))
            expect([visibilityRule, withinVisibilityRule(car, { visibilityRule, visibilityMakes })]).toEqual([
              visibilityRule,
              expected,
            ])
          }
        }
      }
    }
  }
})

test('FEED-09 a link is signed for one dealership, one format and one version', () => {
  const link = { tenantId: 'tenant-1', tenantSlug: 'harbour-city', format: 'stock.csv', version: 3 }
  const secret = 'a secret of the platform'
  const path = outboundPath(link, secret)
  expect(path).toMatch(/^\/api\/outbound\/harbour-city\/stock\.csv\?v=3&sig=[\w-]{43}$/)
  const query = new URLSearchParams(path.split('?')[1])
  expect(isSignedFor(link, query, secret)).toBe(true)
  expect(isSignedFor({ ...link, tenantId: 'tenant-2' }, query, secret)).toBe(false)
  expect(isSignedFor({ ...link, format: 'stock.json' }, query, secret)).toBe(false)
  expect(isSignedFor({ ...link, version: 4 }, query, secret)).toBe(false)
  expect(isSignedFor(link, query, 'another secret')).toBe(false)
  expect(isSignedFor(link, new URLSearchParams({ v: '3' }), secret)).toBe(false)
  query.set('v', '4')
  expect(isSignedFor(link, query, secret)).toBe(false)
})
