import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carSchema } from './Car'
import { carFields } from './carFields'
import { cleanCar } from './cleanCar'
import { makeCatalogue } from './makeCatalogue'
import { parseComments, parseText } from '../normalise/parseText'
import { tidyVehicle } from './tidyVehicle'

/** Values that dealers write, and invalid ones. */
const word = fc.constantFrom(
  ...[
    'POA',
    '$39,997',
    '12,345 km',
    '7,600 miles',
    '85k',
    '4 cyl, 2.8 L',
    '2982 cc',
    '05/19',
    '15/07/2027',
    '31/02/2026',
  ],
  ...['0001-01-01T00:00:00', '15 Jul 2027', 'May 2019', 'Used', 'InStock', 'Y', 'Drive away', 'VW', 'Land', 'Rover'],
  ...['Grand', 'Cherokee Laredo', 'TOYOTA', 'corolla', '-', '- / -', 'nan', '=HYPERLINK("http://x")', '__proto__'],
  ...['<script>alert(1)</script>', '&lt;b&gt;', '&amp;amp;lt;script&amp;gt;', '<scr<b>ipt>x</scr</b>ipt>', '<!-- a'],
  ...[
    'https://img.test/a.jpg;https://img.test/b.jpg',
    'javascript:alert(1)',
    '//cdn.test/a.jpg',
    '5 years',
    '\0',
    '\ud800',
  ],
)
const value = fc.oneof(
  word,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('<', '>', '&', ';', 'b', 'r', 'lt', 'amp', ' ', '\n', '/', '#', '6', '0', '\0') }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(word, fc.webUrl())),
  fc.record({ url: fc.webUrl() }),
)
const record = fc.dictionary(fc.constantFrom(...Object.keys(carFields)), value)
const group = fc.dictionary(fc.constantFrom('cylinders', 'power', 'name', 'sleeps', 'axle_type'), value)

/** What the public car allows; names may be absent, because the platform derives one and asks for the others. */
const outputSchema = carSchema.partial().omit({ images: true, name: true, make: true, model: true })

describe('any record', () => {
  test('FEED-01 cleaning a cleaned record changes nothing and finds nothing', () => {
    fc.assert(
      fc.property(record, fc.option(group), fc.option(group), (sent, variant, caravan) => {
        const { car } = cleanCar({ ...sent, variant, caravan_specifications: caravan })
        expect(cleanCar(car)).toEqual({ car, problems: [], notes: [] })
      }),
      { numRuns: 2_000 },
    )
  })

  test('FEED-01 what comes out fits the car, can be stored as JSON and holds no markup', () => {
    fc.assert(
      fc.property(record, (sent) => {
        const { car } = cleanCar(sent)
        const fits = outputSchema.safeParse(car)
        expect(fits.error?.issues ?? []).toEqual([])
        const json = JSON.stringify(car)
        expect(json).not.toMatch(/\\u0000|\\ud[89a-f]/i)
        expect(JSON.parse(json)).toEqual(car)
        for (const text of Object.values(car))
          if (typeof text === 'string') expect(text).not.toMatch(/<[a-z/!][^<>]*>/i)
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each([
  ['VW', 'golf', null, 'Volkswagen Golf'],
  ['Mercedes Benz', 'C-CLASS', null, 'Mercedes-Benz C-Class'],
  ['Ssangyong', 'MUSSO', null, 'SsangYong Musso'],
  ['TOYOTA', 'LANDCRUISER', 'Prado GXL', 'Toyota LandCruiser Prado GXL'],
  ['bmw', '320I', null, 'BMW 320I'],
  ['Mg', '3', 'Core', 'MG MG3 Core'],
  ['Land', 'Rover', 'Range Rover Sport P530', 'Land Rover Range Rover Sport P530'],
  ['Range Rover', 'Evoque', 'SE', 'Land Rover Range Rover Evoque SE'],
  ['Alfa', 'Romeo', 'Giulia Veloce', 'Alfa Romeo Giulia Veloce'],
  ['Jeep', 'Grand', 'Cherokee Laredo (4x4)', 'Jeep Grand Cherokee Laredo (4x4)'],
  ['Volvo', 'Xc', '60 T5', 'Volvo XC60 T5'],
  ['Hyundai', 'Hyundai I30', 'N Line', 'Hyundai i30 N Line'],
  ['Tesla', 'Model', '3 Long Range', 'Tesla Model 3 Long Range'],
  ['Škoda', 'kodiaq', null, 'Skoda Kodiaq'],
  ['ZORBLAX', 'gizmo', 'GT', 'Zorblax Gizmo GT'],
  ['iQar', 'X9', null, 'iQar X9'],
])('FEED-01 %s %s %s is the %s', (make, model, badge, expected) => {
  const car = tidyVehicle({ make, model, badge })
  expect([car.make, car.model, car.badge].filter((part) => part !== null).join(' ')).toBe(expected)
  expect(tidyVehicle(car)).toEqual(car)
})

test('FEED-01 every make and model of the catalogue is its own spelling, whatever its case', () => {
  for (const [make, , models] of makeCatalogue) {
    for (const entry of models === '' ? [] : models.split(', ')) {
      const [alias = '', name = alias] = entry.split('=')
      const found = tidyVehicle({ make: make.toUpperCase(), model: alias.toLowerCase(), badge: null })
      expect(found, `${make} ${alias}`).toEqual({ make, model: name, badge: null })
    }
  }
})

test('FEED-01 CAR-14 an engine’s size goes to the field of its unit', () => {
  const sizes = (sent: object) => cleanCar({ ...sent }).car
  expect(sizes({ engine_size: '1998' })).toEqual({ engine_size: 1998, engine_size_litres: 2 })
  expect(sizes({ engine_size: '2.8 L' })).toEqual({ engine_size: null, engine_size_litres: 2.8 })
  expect(sizes({ engine_size_litres: '2982 cc' })).toEqual({ engine_size: 2982, engine_size_litres: 3 })
  expect(sizes({ engine_size_litres: '0 L' })).toEqual({ engine_size_litres: null })
})

test('FEED-01 years that mean no day, and days with the month’s name', () => {
  const expiry = (raw: string) => cleanCar({ rego_expiry: raw }).car.rego_expiry
  expect(['0001-01-01T00:00:00', '1/01/1900', '9999-12-31', '15 Jul 2027', '20270715'].map(expiry)).toEqual([
    ...[null, null, null],
    ...['2027-07-15', '2027-07-15'],
  ])
})

test('FEED-01 CAR-22 markup within entities and within markup goes too, however deep', () => {
  expect(parseComments('&lt;script&gt;alert(1)&lt;/script&gt;Fine')).toBe('Fine')
  expect(parseComments(`${'&amp;'.repeat(5_000)}lt;b&gt;x`)).not.toMatch(/<b>/)
  expect(parseText('Corolla <scr<i></i>ipt>alert(1)</script>')).toBe('Corolla')
  expect(parseText('Town &amp; Country')).toBe('Town & Country')
  expect(parseText('under < 5 L')).toBe('under < 5 L')
  const nested = Array.from({ length: 40 }).reduce<string>(
    (text) => text.replaceAll('<', '&lt;').replaceAll('&', '&amp;'),
    '<b>x</b>',
  )
  expect(parseText(nested)).not.toMatch(/<b>/)
})

test('FEED-07 markup that never closes is stripped in a moment', () => {
  const started = performance.now()
  for (const part of ['<a', '<script', '<!--', '<br ', '&amp;', '</p ', '<li ']) parseComments(part.repeat(200_000))
  expect(performance.now() - started).toBeLessThan(3_000)
})
