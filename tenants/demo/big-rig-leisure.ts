import { bigRigBlogs } from './big-rig-leisure.blogs'
import { bigRigPages } from './big-rig-leisure.pages'
import type { DemoBrand, DemoTenant } from './DemoTenant'
import { leisureModels } from './shared/franchiseModels'
import { summerHolidays, workshopHours } from './shared/holidays'
import { footerMenu, headerMenu } from './shared/menus'

type Kind = NonNullable<DemoBrand['kind']>
const brand = (kind: Kind, name: string, slug: string, picture: string, description: string): DemoBrand => ({ kind, name, slug, picture, description })

const brands = [
  brand('caravan', 'Jayco', 'jayco', 'caravan/white', 'Australia’s best-known vans, from the Swan camper to the Silverline. Full range at Burpengary.'),
  brand('caravan', 'Crusader', 'crusader', 'caravan/white', 'Melbourne-built luxury vans for couples who like a proper bathroom.'),
  brand('caravan', 'New Age', 'new-age', 'caravan/silver', 'Manta Ray and Big Red: strong sellers, strong chassis, strong resale.'),
  brand('caravan', 'Coromal', 'coromal', 'caravan/white', 'The old favourite, reborn in a factory with a much newer glue gun.'),
  brand('caravan', 'Avida', 'avida', 'van/white', 'Motorhomes you can drive on a car licence.'),
  brand('motorcycle', 'Harley-Davidson', 'harley-davidson', 'motorcycle/black', 'Softails, baggers and the Pan America, with a workshop that dyno-tunes on site.'),
  brand('motorcycle', 'Yamaha', 'yamaha', 'motorcycle/blue', 'Learner-legal to long-distance, and every Ténéré we can get.'),
  brand('motorcycle', 'Triumph', 'triumph', 'motorcycle/green', 'Modern classics and Tigers, and a ride-out on the first Sunday of the month.'),
  brand('truck', 'Isuzu', 'isuzu', 'truck/white', 'Ready-to-work trucks from 4.5 to 14 tonnes.'),
  brand('truck', 'Hino', 'hino', 'truck/blue', 'Built to Go bodies and the hybrid 300, with compliance done.'),
]

export const bigRigLeisure: DemoTenant = {
  slug: 'big-rig-leisure',
  name: 'Big Rig & Leisure',
  tagline: 'If it tows, tours or earns its keep.',
  template: 'leisure',
  websiteId: 'web-big-rig-leisure',
  dealershipId: 'BRL-001',
  members: [],
  theme: { brand: '#b0410b', ink: '#1f2a2c', accent: '#f0c05a', surface: '#fbf8f3', radius: 8, font: 'sora' },
  settings: {
    finance_provider: 'AusLoans',
    plugins: ['PPSR Report'],
    'routes.sellPath': '/sell-my-car',
    'routes.financeLink': '/apply-for-finance',
    'finance.budget.depositPicks': [5000, 10000, 20000, 40000, 80000, 120000],
    'finance.fees.establishment': 1300,
    'forms.locationSelect': true,
    'price.noPriceText': 'Call us for a price.',
    'search.excludeZeroPrice': true,
    'cards.showViews': true,
    'specifications.sold_tag_name': 'ON THE ROAD',
    'warranty.usedYears': 1,
  },
  stock: {
    seed: 4505,
    prefix: 'BR',
    counts: {
      caravan: { new: 22, demo: 2, used: 18 },
      motorcycle: { new: 14, demo: 4, used: 16 },
      truck: { new: 8, demo: 0, used: 12 },
    },
    franchises: ['Jayco', 'Crusader', 'New Age', 'Coromal', 'Avida', 'Harley-Davidson', 'Yamaha', 'Triumph', 'Isuzu', 'Hino'],
    certifiedMakes: [],
    paymentProcessors: [],
    subscriptionShare: 0,
    financeProvider: 'AusLoans',
    finance: { interestRate: 8.99, establishmentFeeDollars: 1300, monthlyFeeDollars: 0 },
    usedPriceType: 'drive_away',
  },
  locations: [
    { name: 'Big Rig & Leisure Caravans', slug: 'caravans-burpengary', type: 'sales', subtype: ['buying'], primary: true, street: '1180 Old Coach Road', suburb: 'Burpengary', state: 'QLD', postcode: '4505', lat: -27.1537, lng: 152.9769, phone: '(07) 5550 0410', landline: '(07) 5550 0411', dealerLicence: 'MDL 990410', repairerLicence: null, manufacturers: ['jayco', 'crusader', 'new-age', 'coromal', 'avida', 'supreme'], hours: { weekdays: '08:30-17:00', saturday: '08:30-16:30', sunday: '10:00-15:00' }, specialDays: summerHolidays, picture: 'caravan/white/front' },
    { name: 'Big Rig & Leisure Motorcycles', slug: 'motorcycles-yatala', type: 'sales', subtype: [], primary: false, street: '9 Throttle Court', suburb: 'Yatala', state: 'QLD', postcode: '4207', lat: -27.734, lng: 153.2045, phone: '(07) 5550 0420', landline: null, dealerLicence: 'MDL 990420', repairerLicence: null, manufacturers: ['harley-davidson', 'yamaha', 'triumph', 'kawasaki', 'ducati', 'honda'], hours: { weekdays: '08:30-17:30', saturday: '08:00-16:00', sunday: null }, specialDays: summerHolidays, picture: 'motorcycle/black/front' },
    { name: 'Big Rig & Leisure Trucks', slug: 'trucks-rocklea', type: 'sales', subtype: [], primary: false, street: '52 Haulage Street', suburb: 'Rocklea', state: 'QLD', postcode: '4106', lat: -27.5521, lng: 153.0046, phone: '(07) 5550 0430', landline: null, dealerLicence: 'MDL 990430', repairerLicence: null, manufacturers: ['isuzu', 'hino', 'fuso', 'ud', 'iveco'], hours: { weekdays: '07:00-17:00', saturday: '08:00-12:00', sunday: null }, specialDays: summerHolidays, picture: 'truck/white/front' },
    { name: 'Big Rig & Leisure Service', slug: 'service-rocklea', type: 'service', subtype: [], primary: false, street: '54 Haulage Street', suburb: 'Rocklea', state: 'QLD', postcode: '4106', lat: -27.5526, lng: 153.0053, phone: '(07) 5550 0440', landline: null, dealerLicence: null, repairerLicence: 'QMR 990440', manufacturers: [], hours: workshopHours, specialDays: summerHolidays, picture: null },
  ],
  brands,
  models: leisureModels,
  offers: [
    { name: 'Journey Outback: off-grid pack included', slug: 'journey-off-grid-pack', category: 'Caravan offer', brand: 'jayco', model: 'jayco-journey', picture: 'caravan/white', description: 'Order a Journey Outback before the end of January and we add a second lithium battery, 400 watts of solar and an inverter. That is three nights away from power with the coffee machine, or a week without it.', disclaimer: 'On new Journey Outback models ordered by 31 January. Parts and fitting to the value of $4,600. Not with any other offer.' },
    { name: 'Ride-away Softails from $89 a week', slug: 'softail-weekly', category: 'Finance offer', brand: 'harley-davidson', model: 'harley-davidson-low-rider-s', picture: 'motorcycle/black', description: 'Every Softail in the Yatala showroom on a five-year loan with no deposit, gear voucher included. Bring your licence and an hour, and ride it home on Saturday.', disclaimer: 'Based on the Street Bob 114 over 60 months with a final payment of 30%, 8.99% p.a. (comparison rate 9.94% p.a.) for approved applicants. WARNING: this comparison rate is true only for the example given and may not include all fees and charges.' },
    { name: 'Trucks in stock, body on', slug: 'trucks-in-stock', category: 'Business offer', brand: 'isuzu', model: 'isuzu-npr-45-155', picture: 'truck/white', description: 'Traypacks, tippers and servicepacks on the ground at Rocklea, registered and ready this week. Ask for the ABN price and a first-year service plan at no charge.', disclaimer: 'For ABN holders on new Isuzu and Hino trucks in stock. First-year service plan up to 30,000 km.' },
    { name: 'Sell your van on consignment', slug: 'caravan-consignment', category: 'Selling', brand: null, model: null, picture: 'caravan/silver', description: 'We clean it, certify it, photograph it and show it seven days a week. You set the price with our advice, and you pay nothing until it sells.', disclaimer: 'Consignment fee of 8% of the sale price, payable on settlement. Gas and roadworthy certificates at cost.' },
  ],
  reviews: [
    { customer: 'Lyn and Barry', rating: 5, daysAgo: 5, text: 'Two hours of handover for our first van, including backing it into a pretend site with cones. We have not hit anything yet.', reply: 'Cones fear you now, Barry. Safe travels.' },
    { customer: 'Scott M.', rating: 5, daysAgo: 10, text: 'Traded a bike, bought a bike, stayed for the sausage sizzle. They know what they are selling.', reply: null },
    { customer: 'Denise F.', rating: 4, daysAgo: 17, text: 'The pop top is lovely. One cupboard catch let go on the way home and they posted a new one the same day.', reply: 'Sorry about the catch, Denise. Glad the post was quick.' },
    { customer: 'J & K Plumbing', rating: 5, daysAgo: 22, text: 'Needed a tipper by Monday, had a tipper by Monday. Price was right and the paperwork was done while I had a coffee.', reply: null },
    { customer: 'Trish O.', rating: 5, daysAgo: 36, text: 'They weighed our car and van together before we bought and talked us down a size. Who does that?', reply: 'People who want to sell you the second one. Happy trails, Trish.' },
    { customer: 'Marko P.', rating: 5, daysAgo: 44, text: 'Used Tiger with a full service done and new chain. Exactly as described.', reply: null },
    { customer: 'Ian H.', rating: 4, daysAgo: 59, text: 'Good workshop, book early: they are flat out before Easter.', reply: null },
    { customer: 'Shelly R.', rating: 5, daysAgo: 73, text: 'Sold our camper on consignment in nine days for what they said it would bring.', reply: null },
    { customer: 'Dave N.', rating: 5, daysAgo: 98, text: 'Warranty call on the fridge answered on a Sunday from a beach in Yeppoon. Fixed in Rockhampton on the Tuesday.', reply: 'That is what the network is for. Thanks, Dave.' },
    { customer: 'Amy G.', rating: 4, daysAgo: 126, text: 'Fair price on my first bike and nobody was patronising.', reply: null },
    { customer: 'Col W.', rating: 5, daysAgo: 160, text: 'Three trucks from Rocklea in five years. They answer the phone at six in the morning.', reply: null },
  ],
  blogs: bigRigBlogs,
  promoCards: [
    { name: 'We want your van', heading: 'We want your van', text: 'Caravans, campers, bikes and trucks bought outright or sold for you.', buttonLabel: 'Get an offer', href: '/sell-my-car', picture: 'caravan/white', position: 5, display: [], strictDisplay: false, startsInDays: null, endsInDays: null },
    { name: 'Caravan finance', heading: 'Seven years to pay it off', text: 'Loans for vans, bikes and trucks. Seasonal repayments for farms and tours.', buttonLabel: 'Apply for finance', href: '/apply-for-finance#finance-form', picture: 'motorcycle/red', position: 12, display: [], strictDisplay: false, startsInDays: null, endsInDays: null },
    { name: 'Brisbane caravan show (expired)', heading: 'Show prices, still here', text: 'Missed us at the show? The stickers are still on.', buttonLabel: 'See caravans', href: '/search/caravan', picture: 'caravan/white', position: 3, display: ['new'], strictDisplay: false, startsInDays: -170, endsInDays: -150 },
  ],
  header: headerMenu({
    brands,
    financeLink: '/apply-for-finance',
    stock: [
      { label: 'Everything in stock', href: '/search/new-used-and-demo-cars/' },
      { label: 'Caravans', href: '/search/new-used-and-demo-cars/?item_type=caravan' },
      { label: 'Motorcycles', href: '/search/new-used-and-demo-cars/?item_type=motorcycle' },
      { label: 'Trucks', href: '/search/new-used-and-demo-cars/?item_type=truck' },
      { label: 'Used only', href: '/search/used-cars' },
    ],
  }),
  footer: footerMenu({ dealership: 'Big Rig & Leisure', sellPath: '/sell-my-car', financeLink: '/apply-for-finance' }),
  pages: bigRigPages,
  deliveryZones: [
    { name: 'Brisbane and Gold Coast', postcodes: ['4000-4229', '4300-4306', '4500-4512'], priceDollars: 0 },
    { name: 'Regional Queensland', postcodes: ['4230-4299', '4307-4499', '4513-4895'], priceDollars: 690 },
    { name: 'New South Wales and ACT', postcodes: ['2000-2999'], priceDollars: 1290 },
    { name: 'Victoria', postcodes: ['3000-3996'], priceDollars: 1690 },
    { name: 'Northern Territory', postcodes: ['0800-0886'], priceDollars: 2490 },
  ],
}
