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
    name: 'Demonstrators, all on one list',
    slug: 'group-demonstrators',
    figure: ['One list', 'for three states'],
    category: 'Demonstrator',
    brand: null,
    model: null,
    picture: 'sedan/grey/scene',
    description:
      'The cars that the staff of our members have been driving, with their kilometres, their price and the balance of the maker’s warranty.',
    covers: '/search/demo-cars',
    endsWith: null,
    disclaimer:
      'Demonstrators in stock at member dealerships. Balance of the new-car warranty from the date of first registration. Those marked Test Drive Only are sold when their time as a demonstrator is over.',
  },
]
