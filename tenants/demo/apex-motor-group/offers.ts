import type { DemoOffer } from '../DemoTenant'

export const apexOffers: DemoOffer[] = [
  {
    name: 'One group, one transfer: any car to your nearest yard',
    slug: 'any-car-anywhere',
    figure: ['$0', 'freight to your nearest yard'],
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
    name: 'Fleet pricing, from two vehicles a year',
    slug: 'fleet-from-two',
    figure: ['From 2', 'vehicles a year, with an ABN'],
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
    figure: ['12 places', 'three utes, one morning'],
    category: 'Event',
    brand: null,
    model: null,
    picture: '/studio/places/harbour-city-alexandria.webp',
    description:
      'Next on the second Saturday of December, 9 am to noon, at Harbour City Alexandria, 88 Foundry Lane: the three utes, a loaded trailer behind each, and a set route through Mascot.',
    covers: '/search/new-used-and-demo-cars?location_name=Harbour%20City%20Alexandria&simple_body=Ute',
    endsWith: 'December',
    disclaimer:
      'For twelve drivers with a full licence, by booking until 31 December. The fuel is ours; our insurance and its excess apply. Ranger and D-MAX are in stock at Alexandria; the HiLux comes over from Artarmon for the morning.',
  },
  {
    name: 'Demonstrators, all on one list',
    slug: 'group-demonstrators',
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
