import fc from 'fast-check'
import { outboundCar } from '@/src/domain/outbound/outboundCar.testing'

/** Texts as dealers and feeds write them, and hostile ones. */
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '=HYPERLINK("http://x")',
    '@SUM(A1)',
    '+61',
    '-1',
    'a\tb',
    'a\r\nb',
    '"',
    ',',
    '<b>x</b>',
    'Ünïcode 🚗',
  ),
)
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })
/** Any stock; most of it is refused by some receiver. */
export const cars = fc
  .array(
    fc.record({
      name: maybe(words),
      badge: maybe(words),
      colour: maybe(words),
      interior_colour: maybe(words),
      stocknum: maybe(words),
      dealercomments: maybe(words),
      body: maybe(fc.oneof(words, fc.constantFrom('Ute', 'SUV', 'Bus', 'People Mover', 'Wagon'))),
      fuel: maybe(fc.oneof(words, fc.constantFrom('Diesel', 'LPG', 'Electric', 'PHEV'))),
      trans: maybe(fc.oneof(words, fc.constantFrom('Manual', 'Auto'))),
      drive: maybe(fc.oneof(words, fc.constantFrom('4x4', 'AWD', 'Rear'))),
      year: maybe(fc.integer({ min: 1950, max: 2027 })),
      km: maybe(fc.float({ min: 0, max: 400_000, noNaN: true })),
      price: maybe(fc.constantFrom(0, 5, 11, 39_997, 39_997.5, 1_200_000)),
      offer_price: maybe(fc.constantFrom(0, 9, 37_000)),
      price_type: maybe(fc.constantFrom('egc' as const, 'drive_away' as const)),
      car_type: fc.constantFrom('new' as const, 'demo' as const, 'used' as const),
      item_type: fc.constantFrom('car' as const, 'truck' as const, 'motorcycle' as const, 'caravan' as const),
      status: fc.constantFrom('in_stock', 'in_stock', 'coming_soon', 'sold', 'pending', 'archived'),
      reserved: fc.boolean(),
      certified: fc.boolean(),
      show_on_dealer_website: fc.boolean(),
      features: fc.array(words, { maxLength: 4 }),
      photos: fc.array(fc.oneof(fc.constantFrom('/a,b.jpg', 'https://x.example/1.jpg', 'javascript:1'), fc.webUrl()), {
        maxLength: 14,
      }),
      vin: maybe(fc.constantFrom('JTNK4RBE503065421', 'jtn-k4rbe503065422', 'TOOSHORT', 'IIIIIIIIIIIIIIIII')),
      place: fc.constantFrom(outboundCar().place, null),
    }),
    { maxLength: 6 },
  )
  .map((list) => list.map((changes, at) => outboundCar({ ...changes, id: `00000000-0000-4000-8000-00000000000${at}` })))
