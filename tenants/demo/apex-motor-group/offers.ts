import type { DemoOffer } from '../DemoTenant'

export const apexOffers: DemoOffer[] = [
  {
    name: 'One group, one transfer: any car to your nearest yard',
    slug: 'any-car-anywhere',
    figure: ['$0', 'to move it to your yard'],
    category: 'Group offer',
    brand: null,
    model: null,
    picture: 'suv/silver/scene',
    description:
      'Found it in Adelaide but live in Parramatta? We bring any used car of the group to the Apex yard nearest you, to drive before you decide.',
    covers: '/search/used-cars?price=15000:',
    endsWith: null,
    disclaimer:
      'Between Apex yards in New South Wales, Victoria and South Australia, for in-stock used vehicles above $15,000. Allow five working days.',
  },
  {
    name: 'Fleet pricing from two vehicles',
    slug: 'fleet-from-two',
    figure: ['2 vehicles', 'is a fleet'],
    category: 'Business offer',
    brand: null,
    model: null,
    picture: 'van/grey/scene',
    description:
      'From two vehicles a year, ABN holders get fleet pricing, one invoice and a single person to call, across every brand in the group.',
    endsWith: null,
    disclaimer: 'For ABN holders. Manufacturer fleet eligibility rules apply.',
  },
  {
    name: 'Ranger, D-MAX or HiLux: drive all three',
    slug: 'ute-comparison-day',
    figure: ['3 utes', 'in one car park'],
    category: 'Event',
    brand: 'ford',
    model: null,
    picture: 'ute/orange/scene',
    description:
      'Once a month the three stand in one car park with a trailer behind each. Bring your own load if you like. Places are limited to twelve.',
    endsWith: null,
    disclaimer: 'Full licence required. Bookings essential.',
  },
  {
    name: 'Every demonstrator: 5.9% p.a., comparison rate 6.51% p.a.',
    slug: 'group-demonstrator-finance',
    category: 'Finance offer',
    brand: null,
    model: null,
    picture: 'sedan/grey/scene',
    description:
      'Demonstrators from Toyota, Hyundai, Kia, Ford, Isuzu UTE and Mazda on one rate until the end of January.',
    covers: '/search/demo-cars',
    disclaimer:
      '5.9% p.a. (comparison rate 6.51% p.a.) over 48 months for approved personal applicants on demonstrators in stock at member dealerships. The comparison rate is based on a secured loan of $30,000 over five years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges.',
  },
]
