import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FeedProfileName } from '@/src/domain/feeds/columns/feedProfiles'
import type { FeedRow } from '@/src/domain/feeds/rows/FeedRow'
import { parseCsv } from '@/tests/support/parseCsv'
import { readAll, type WholeQuery } from './readAll.testing'
import { rewritten, utf16, windows1252 } from './rewrite.testing'

const data = path.resolve(import.meta.dirname, '../../../../shared/data')
const here = existsSync(path.join(data, 'feeds'))
const SLOW_MS = 60_000
const file = (name: string): Buffer => readFileSync(path.join(data, name))

interface Feed {
  name: string
  profile: FeedProfileName
  rows: number
}
const feeds: Feed[] = [
  { name: 'feeds/dealer-studio-style.csv', profile: 'dealer-studio', rows: 300 },
  { name: 'feeds/easycars-style.json', profile: 'easycars', rows: 300 },
  { name: 'feeds/trader-ads-style.xml', profile: 'trader-ads', rows: 300 },
  { name: 'listings-au-2023.csv', profile: 'listings', rows: 10_000 },
]

/** What the stock becomes, without where in the file it stood. */
const cars = ({ rows }: WholeQuery) =>
  rows.map((row) => (row.kind === 'car' ? { key: row.key, record: row.record } : { kind: row.kind }))

describe.skipIf(!here)(
  'files as dealers send them (skipped where ../shared/data is absent)',
  { timeout: SLOW_MS },
  () => {
    test.each(feeds)('FEED-04 $name: every row is accounted for', async ({ name, profile, rows }) => {
      const reading = await readAll(file(name), profile)
      expect(reading.rows).toHaveLength(rows)
      // The list has one row of '-' and 'nan' only.
      const others = reading.rows.filter(({ kind }) => kind !== 'car')
      expect(others.map(({ kind }) => kind)).toEqual(profile === 'listings' ? ['skipped'] : [])
      expect(new Set(reading.rows.map(({ line }) => line)).size).toBe(rows)
      expect(reading.facts.bytes).toBe(file(name).length)
    })

    test.each(feeds)(
      'FEED-01 $name: other encodings, marks and line ends give the same stock',
      async ({ name, profile }) => {
        const bytes = file(name)
        const text = bytes.toString('utf8').replace(/^\ufeff/, '')
        const expected = cars(await readAll(bytes, profile))
        const variants: [encoding: string, content: Buffer][] = [
          ['utf-8', Buffer.from(text)],
          ['utf-8', Buffer.from(`\ufeff${text}`)],
          ['utf-16le', utf16(text, false, true)],
          ['utf-16be', utf16(text, true, true)],
          ['utf-16le', utf16(text, false, false)],
          ['utf-16be', utf16(text, true, false)],
          [/[^\0-\x7f]/.test(text) ? 'windows-1252' : 'utf-8', windows1252(text)],
          ['utf-8', Buffer.from(text.replace(/\r?\n/g, '\r\n'))],
        ]
        for (const [encoding, content] of variants) {
          const reading = await readAll(content, profile)
          expect(reading.facts.encoding).toBe(encoding)
          expect(cars(reading)).toEqual(expected)
        }
      },
    )

    test.each(feeds.filter(({ name }) => name.endsWith('.csv')))(
      'FEED-01 $name: reversed columns and other delimiters give the same stock',
      async ({ name, profile }) => {
        const text = file(name).toString('utf8')
        const expected = cars(await readAll(file(name), profile))
        for (const delimiter of [',', ';', '\t', '|']) {
          const content = rewritten(
            text,
            delimiter,
            (columns) => columns.toReversed(),
            delimiter === ';' ? '\r\n' : '\n',
          )
          expect(cars(await readAll(content, profile))).toEqual(expected)
        }
      },
    )

    test('FEED-01 EasyCars: a bare list, a line for each car and keys in another order give the same stock', async () => {
      const stocks: object[] = JSON.parse(file('feeds/easycars-style.json').toString('utf8')).Stocks
      const expected = cars(await readAll(file('feeds/easycars-style.json'), 'easycars'))
      const turned = stocks.map((car) => Object.fromEntries(Object.entries(car).toReversed()))
      const nested = { Code: 0, errors: [], data: { vehicles: turned }, links: { next: null } }
      const lines = stocks.map((car) => JSON.stringify(car)).join('\n')
      for (const content of [JSON.stringify(turned), JSON.stringify(nested), lines]) {
        expect(cars(await readAll(content, 'easycars'))).toEqual(expected)
      }
    })

    test.each(feeds)('FEED-04 $name: no row with a usable make, model and price is lost', async ({ name, profile }) => {
      const text = file(name)
        .toString('utf8')
        .replace(/^\ufeff/, '')
      // Counted by other means than the reader's own.
      const usable = (make: string | undefined, model: string | undefined, price: string | undefined): boolean =>
        [make, model].every((word) => /[a-z0-9]/i.test(word ?? '')) && Number(price?.replace(/[$, ]/g, '')) > 0
      const tag = (ad: string, tagName: string) => new RegExp(`<${tagName}>([^<]*)</${tagName}>`).exec(ad)?.[1]
      const count =
        profile === 'easycars'
          ? JSON.parse(text).Stocks.filter((car: Record<string, unknown>) =>
              usable(String(car.Make), String(car.Model), String(car.Price)),
            ).length
          : profile === 'trader-ads'
            ? text.split('<ad>').filter((ad) => usable(tag(ad, 'make'), tag(ad, 'model'), tag(ad, 'price'))).length
            : parseCsv(text).filter((row) =>
                usable(row.Make ?? row.Brand, row.Model, row['DAP Price'] || row['EGC Price'] || row.Price),
              ).length
      const { records } = await readAll(file(name), profile)
      const read = records.filter(({ car }) => car.make && car.model && car.price)
      expect(count).toBeGreaterThan(0)
      expect(read).toHaveLength(count)
    })

    test('FEED-01 NFR-06 Dealer Studio: values of the first rows, and no purchase cost anywhere', async () => {
      const reading = await readAll(file('feeds/dealer-studio-style.csv'), 'dealer-studio')
      const byNumber = new Map(reading.rows.map((row) => [row.kind === 'car' ? row.key : '', row]))
      const car = (key: string): FeedRow => byNumber.get(key) ?? expect.fail(`no ${key}`)
      expect(car('S:U10000')).toMatchObject({
        line: 2,
        record: {
          car: {
            year: 2019,
            make: 'Holden',
            model: 'Colorado',
            badge: 'LTZ (4X4)',
            name: null,
            price: 39_997,
            price_type: 'egc',
            km: 122_419,
            rego_expiry: '2027-07-15',
            build_date: '05/2019',
            drive: '4WD',
            engine_size_litres: 2.8,
            certified: true,
            seats: 5,
            dealercomments: 'Great Holden – one owner, full history.\nCall us & drive today!',
            images: { length: 3 },
            variant: { cylinders: 4 },
          },
          place: { code: 'SYD1' },
        },
        advice: [{ field: 'Vin', value: '3LYSPKVEESHWAJ22', reason: 'A VIN has 17 characters; this one has 16.' }],
      })
      expect(car('S:U10001')).toMatchObject({
        record: { car: { price: 5985, price_type: 'drive_away', interior_colour: null, drive: 'FWD' } },
      })
      expect(car('S:U10001')).toHaveProperty('record.car.standardEquipment', [
        'Reversing Camera',
        'Apple CarPlay',
        'Cruise Control',
      ])
      expect(car('S:U10004')).toMatchObject({
        record: { car: { model: 'Grand Cherokee', badge: '75TH Anniversary (4X4)', colour: 'Black' } },
      })
      for (const record of reading.records) expect(Object.keys(record.car)).not.toContain('purchase')
      for (const [at, row] of parseCsv(file('feeds/dealer-studio-style.csv').toString('utf8')).entries()) {
        const cost = row['Purchase cost'] ?? ''
        if (cost.length > 4) expect(JSON.stringify(reading.records[at]?.car), `row ${at}`).not.toMatch(`:${cost}[,}]`)
      }
    })

    test('FEED-01 EasyCars: miles, special prices, flags and yards', async () => {
      const { records } = await readAll(file('feeds/easycars-style.json'), 'easycars')
      expect(records[0]).toMatchObject({
        car: {
          make: 'Mazda',
          model: 'Mazda3',
          badge: 'G25 Evolve',
          km: 13_406,
          price: 31_990,
          offer_price: 30_390.5,
          price_type: 'egc',
          status: 'sold',
          reserved: true,
          car_type: 'used',
          item_type: 'car',
          standardEquipment: ['ABS', 'Airbags', 'Cruise Control'],
          interior_colour: null,
        },
        place: { code: 'MELB', name: 'Melbourne Yard' },
      })
      expect(records[1]?.car).toMatchObject({
        km: 61_563,
        offer_price: null,
        price_type: 'drive_away',
        reserved: false,
      })
      const source: { IsMiles: boolean; Odometer: number; IsDemo: boolean; IsUsed: boolean }[] = JSON.parse(
        file('feeds/easycars-style.json').toString('utf8'),
      ).Stocks
      for (const [at, { IsMiles, Odometer, IsDemo, IsUsed }] of source.entries()) {
        expect(records[at]?.car.km).toBe(IsMiles ? Math.round(Odometer * 1.609344) : Odometer)
        expect(records[at]?.car.car_type).toBe(IsDemo ? 'demo' : IsUsed ? 'used' : 'new')
      }
    })

    test('FEED-01 TraderAds: attributes, badges out of titles, suburbs, and comments without their script', async () => {
      const { records } = await readAll(file('feeds/trader-ads-style.xml'), 'trader-ads')
      expect(records[0]).toMatchObject({
        car: {
          make: 'Nissan',
          model: 'Pulsar',
          badge: 'ST',
          name: null,
          regplate: 'LBU562',
          rego_expiry: '2027-03-12',
          price: 5990,
          price_type: 'egc',
          dealercomments: '2004 Nissan Pulsar ST',
        },
        place: { city: 'Lansvale', state: 'NSW' },
      })
      expect(records[1]?.car.images).toHaveLength(9)
      expect(JSON.stringify(records)).not.toContain('script')
    })

    test('FEED-01 the listings: prices, places and joined names against the source, row by row', async () => {
      const source = parseCsv(file('listings-au-2023.csv').toString('utf8'))
      const { rows } = await readAll(file('listings-au-2023.csv'), 'listings')
      expect(source).toHaveLength(rows.length)
      for (const [at, row] of rows.entries()) {
        const sent = source[at]!
        if (row.kind !== 'car') continue
        const { car, place } = row.record
        expect(car.price ?? null).toBe(/^\d+$/.test(sent.Price!) ? Number(sent.Price) : null)
        expect(car.year).toBe(Number(sent.Year))
        if (/^\d+$/.test(sent.Kilometres!)) expect(car.km).toBe(Number(sent.Kilometres))
        expect(place?.city ?? '').toBe(sent.Location!.split(',')[0]!.trim())
      }
      expect(rows.filter((row) => row.kind === 'car' && row.record.car.make === 'Land')).toEqual([])
    })
  },
)

describe.skipIf(!here)('a file of another kind (skipped where ../shared/data is absent)', { timeout: SLOW_MS }, () => {
  const fits: Partial<Record<FeedProfileName, string[]>> = {
    generic: ['dealer-studio'],
    'dealer-studio': ['dealer-studio'],
    easycars: ['easycars'],
    'trader-ads': ['trader-ads'],
    listings: ['listings'],
  }
  const profiles: FeedProfileName[] = ['canonical', 'generic', 'dealer-studio', 'easycars', 'trader-ads', 'listings']
  test.each(feeds)(
    'FEED-01 $name is refused by other profiles, which say what it looks like',
    async ({ name, profile }) => {
      const expected = cars(await readAll(file(name), profile))
      for (const set of profiles) {
        const reading = readAll(file(name), set)
        if (fits[set]?.includes(profile)) expect(cars(await reading)).toEqual(expected)
        else
          await expect(reading).rejects.toThrow(/This client is set up for .* the file has the columns .* looks like/)
      }
    },
  )
})
