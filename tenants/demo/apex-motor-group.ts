import { apexBlogs } from './apex-motor-group.blogs'
import { apexPages } from './apex-motor-group.pages'
import type { DemoBrand, DemoTenant } from './DemoTenant'
import { summerHolidays } from './shared/holidays'
import { footerMenu, headerMenu, stockLinks } from './shared/menus'

const brand = (name: string, slug: string, picture: string, description: string, kind: DemoBrand['kind'] = 'car'): DemoBrand => ({ kind, name, slug, picture, description })

const carBrands = [
  brand('Toyota', 'toyota', 'suv/blue', 'At Harbour City Auto in Artarmon, and used at every yard in the group.'),
  brand('Mazda', 'mazda', 'suv/red', 'The full range at Northline Mazda in Adelaide.'),
  brand('Hyundai', 'hyundai', 'suv/green', 'New, demonstrator and certified used in Sydney.'),
  brand('Kia', 'kia', 'suv/black', 'Seven years of warranty from new, and what is left of it on used.'),
  brand('Ford', 'ford', 'ute/orange', 'Ranger, Everest, Transit and Mustang in Alexandria.'),
  brand('Isuzu UTE', 'isuzu-ute', 'ute/silver', 'D-MAX and MU-X with our own accessories bay.'),
  brand('Volkswagen', 'volkswagen', 'hatch/white', 'Used Volkswagens checked by specialists at Second Gear.'),
  brand('Subaru', 'subaru', 'wagon/green', 'Used all-wheel drives across three cities.'),
  brand('Mitsubishi', 'mitsubishi', 'suv/grey', 'Outlanders, Tritons and Pajero Sports, used.'),
  brand('BMW', 'bmw', 'sedan/black', 'One-owner cars with dealer history.'),
  brand('Mercedes-Benz', 'mercedes-benz', 'sedan/silver', 'Used A-Class to GLC.'),
  brand('Audi', 'audi', 'sedan/white', 'Used A3, A4, Q3 and Q5.'),
]
const otherBrands = [
  brand('Harley-Davidson', 'harley-davidson', 'motorcycle/black', 'Through our partner yard in Yatala.', 'motorcycle'),
  brand('Yamaha', 'yamaha', 'motorcycle/blue', 'Through our partner yard in Yatala.', 'motorcycle'),
  brand('Triumph', 'triumph', 'motorcycle/green', 'Through our partner yard in Yatala.', 'motorcycle'),
  brand('Kawasaki', 'kawasaki', 'motorcycle/green', 'Used bikes through our partner yard.', 'motorcycle'),
  brand('Isuzu', 'isuzu', 'truck/white', 'Trucks through our partner yard in Rocklea.', 'truck'),
  brand('Hino', 'hino', 'truck/blue', 'Trucks through our partner yard in Rocklea.', 'truck'),
  brand('Fuso', 'fuso', 'truck/white', 'Used trucks through our partner yard.', 'truck'),
]
const groupBrands = [
  brand('Harbour City Auto', 'harbour-city-auto', 'suv/blue', 'Five new-car franchises and a used-car centre in Sydney.', 'group'),
  brand('Second Gear', 'second-gear', 'hatch/blue', 'Used cars online and in three Melbourne yards.', 'group'),
  brand('Northline Mazda', 'northline-mazda', 'suv/red', 'The Mazda dealer for Adelaide’s north.', 'group'),
]

export const apexMotorGroup: DemoTenant = {
  slug: 'apex-motor-group',
  name: 'Apex Motor Group',
  tagline: 'One group. Every road.',
  template: 'group',
  websiteId: 'web-apex-motor-group',
  dealershipId: 'AMG-001',
  members: ['harbour-city', 'second-gear', 'northline-mazda'],
  theme: { brand: '#b5121b', ink: '#15171c', accent: '#c9a45c', surface: '#f5f4f1', radius: 4, font: 'sora', headerStyle: 'dark', cardStyle: 'flush' },
  settings: {
    'search.popularMakes': ['toyota', 'mazda', 'hyundai', 'kia', 'ford', 'isuzu-ute', 'volkswagen', 'subaru', 'mitsubishi', 'nissan', 'bmw', 'mercedes-benz'],
    'search.urlStyle': 'bracket',
    'price.checkWasPrice': false,
    'group.brandGrids': [
      { kind: 'car', brands: carBrands.map(({ slug }) => slug) },
      { kind: 'motorcycle', brands: ['harley-davidson', 'yamaha', 'triumph', 'kawasaki'] },
      { kind: 'truck', brands: ['isuzu', 'hino', 'fuso'] },
      { kind: 'group', brands: groupBrands.map(({ slug }) => slug) },
    ],
    'group.statsBanner': [
      { value: '50+', label: 'locations' },
      { value: '40+', label: 'brands' },
      { value: '30+', label: 'years' },
    ],
    'salesCounter.enabled': true,
    'promo.randomOffset': true,
    'warranty.mechanicalProtectionYears': 5,
  },
  stock: null,
  locations: [
    { name: 'Apex Motor Group Head Office', slug: 'head-office', type: 'sales', subtype: ['buying'], primary: true, street: '1 Runway Crescent', suburb: 'Mascot', state: 'NSW', postcode: '2020', lat: -33.9362, lng: 151.1768, phone: '1800 975 711', landline: '(02) 5550 0500', dealerLicence: 'MD 990500', repairerLicence: null, manufacturers: [], hours: { weekdays: '08:30-17:30', saturday: null, sunday: null }, specialDays: summerHolidays, picture: 'suv/black/front' },
    { name: 'Apex Fleet and Business', slug: 'fleet', type: 'sales', subtype: [], primary: false, street: '3 Runway Crescent', suburb: 'Mascot', state: 'NSW', postcode: '2020', lat: -33.9366, lng: 151.1773, phone: '1800 975 710', landline: null, dealerLicence: 'MD 990501', repairerLicence: null, manufacturers: [], hours: { weekdays: '08:00-17:30', saturday: null, sunday: null }, specialDays: summerHolidays, picture: 'van/white/front' },
  ],
  brands: [...carBrands, ...otherBrands, ...groupBrands],
  models: [],
  offers: [
    { name: 'One group, one transfer: any car to your nearest yard', slug: 'any-car-anywhere', category: 'Group offer', brand: null, model: null, picture: 'suv/silver', description: 'Found it in Adelaide but live in Parramatta? We will bring any used car in the group to the Apex yard nearest you so that you can drive it before you decide. No charge, no obligation.', disclaimer: 'Between Apex yards in New South Wales, Victoria and South Australia, for in-stock used vehicles above $15,000. Allow five working days.' },
    { name: 'Fleet pricing from two vehicles', slug: 'fleet-from-two', category: 'Business offer', brand: null, model: null, picture: 'van/white', description: 'You need not be a big company to have fleet terms. From two vehicles a year, ABN holders get fleet pricing, one invoice and a single person to call, across every brand in the group.', disclaimer: 'For ABN holders. Manufacturer fleet eligibility rules apply.' },
    { name: 'Ranger, D-MAX or HiLux: drive all three', slug: 'ute-comparison-day', category: 'Event', brand: 'ford', model: null, picture: 'ute/orange', description: 'Once a month we line up the three best-selling utes in one car park with a trailer behind each. Bring your own load if you like. Places are limited to twelve.', disclaimer: 'Full licence required. Bookings essential.' },
    { name: '5.9% p.a. across every demonstrator', slug: 'group-demonstrator-finance', category: 'Finance offer', brand: null, model: null, picture: 'sedan/grey', description: 'More than twenty demonstrators from Toyota, Hyundai, Kia, Ford, Isuzu UTE and Mazda on one rate until the end of January.', disclaimer: '5.9% p.a. (comparison rate 6.51% p.a.) over 48 months for approved personal applicants on demonstrators in stock at member dealerships. The comparison rate is based on a secured loan of $30,000 over five years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges.' },
  ],
  reviews: [
    { customer: 'Farah A.', rating: 5, daysAgo: 6, text: 'Car was in Adelaide, I was in Sydney. It arrived on a Thursday, I drove it on Friday, it was mine on Saturday.', reply: 'That is our favourite kind of week. Thanks, Farah.' },
    { customer: 'Brett H.', rating: 5, daysAgo: 14, text: 'Bought eleven vans for the business through the fleet desk. One person, one invoice, no dramas.', reply: null },
    { customer: 'Ingrid S.', rating: 4, daysAgo: 20, text: 'Very useful to see all the yards at once. I would like to filter by driving time as well.', reply: 'Good idea, Ingrid. It is on the list.' },
    { customer: 'Lachlan B.', rating: 5, daysAgo: 28, text: 'The ute comparison day settled a two-year argument in our house.', reply: 'Who won?' },
    { customer: 'Theresa N.', rating: 5, daysAgo: 37, text: 'My trade was valued in Melbourne and honoured in Sydney to the dollar.', reply: null },
    { customer: 'Omar Z.', rating: 4, daysAgo: 50, text: 'Big group, but I dealt with one person from start to finish.', reply: null },
    { customer: 'Kate F.', rating: 5, daysAgo: 66, text: 'Compared four cars from three yards side by side on my phone in bed. Living in the future.', reply: null },
    { customer: 'Gordon M.', rating: 4, daysAgo: 84, text: 'Freight took six working days, not five. Car was worth it.', reply: 'A truck in Yass had other plans. Thanks for your patience, Gordon.' },
    { customer: 'Sunita V.', rating: 5, daysAgo: 109, text: 'Clear prices and no surprises. The warranty is the same at every yard, which is why I came back.', reply: null },
    { customer: 'Will C.', rating: 5, daysAgo: 137, text: 'Bought in Ringwood, serviced in Artarmon, no one blinked.', reply: null },
  ],
  blogs: apexBlogs,
  promoCards: [
    { name: 'We want your car', heading: 'We want your car', text: 'Three states, one offer. Valid at every Apex yard for seven days.', buttonLabel: 'Value my car', href: '/sell-your-car', picture: 'suv/grey', position: 6, display: [], strictDisplay: false, startsInDays: null, endsInDays: null },
    { name: 'Fleet', heading: 'Buying two or more?', text: 'Fleet terms start at two vehicles a year.', buttonLabel: 'Talk to fleet', href: '/fleet', picture: 'van/white', position: 13, display: ['new'], strictDisplay: false, startsInDays: null, endsInDays: null },
    { name: 'EOFY (expired)', heading: 'EOFY across the group', text: 'Every brand, every yard, until June 30.', buttonLabel: 'Shop now', href: '/eofy', picture: 'suv/red', position: 3, display: [], strictDisplay: false, startsInDays: -195, endsInDays: -144 },
  ],
  header: headerMenu({
    brands: carBrands,
    stock: [...stockLinks, { label: 'Sydney', href: '/search/harbour-city' }, { label: 'Melbourne', href: '/search/second-gear' }, { label: 'Adelaide', href: '/search/northline-mazda' }],
    extraCompany: [{ label: 'Our dealerships', href: '/dealerships' }, { label: 'Fleet', href: '/fleet' }],
  }),
  footer: footerMenu({ dealership: 'Apex Motor Group', sellPath: '/sell-your-car', buyerTools: [{ label: 'Fleet and business', href: '/fleet' }] }),
  pages: apexPages,
  deliveryZones: [
    { name: 'Sydney, Melbourne and Adelaide', postcodes: ['2000-2234', '3000-3207', '5000-5174'], priceDollars: 0 },
    { name: 'Regional NSW, Victoria and South Australia', postcodes: ['2250-2898', '3211-3996', '5200-5799'], priceDollars: 490 },
    { name: 'Queensland', postcodes: ['4000-4999'], priceDollars: 990 },
    { name: 'Western Australia', postcodes: ['6000-6797'], priceDollars: 1990 },
    { name: 'Tasmania', postcodes: ['7000-7999'], priceDollars: 1490 },
  ],
}
