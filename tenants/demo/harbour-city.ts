import type { DemoTenant } from './DemoTenant'
import { fordModels, hyundaiModels, isuzuModels, kiaModels, toyotaModels } from './shared/franchiseModels'
import { partsHours, salesHours, summerHolidays, workshopHours } from './shared/holidays'
import { footerMenu, headerMenu, stockLinks } from './shared/menus'
import { harbourCityBlogs } from './harbour-city.blogs'
import { harbourCityPages } from './harbour-city.pages'

const brands = [
  { name: 'Toyota', slug: 'toyota', description: 'Hybrid hatches, the RAV4, HiLux and LandCruiser: sold, serviced and supplied with genuine parts at Artarmon since 1991.', picture: 'suv/blue' },
  { name: 'Hyundai', slug: 'hyundai', description: 'From i30 to IONIQ 5, with capped-price servicing and a factory-trained electric vehicle workshop.', picture: 'suv/green' },
  { name: 'Kia', slug: 'kia', description: 'A seven-year warranty on every new Kia, and Sydney’s widest choice of Carnival and Sportage in stock.', picture: 'suv/red' },
  { name: 'Ford', slug: 'ford', description: 'Ranger, Everest, Transit and Mustang, with a fleet desk for businesses of one to one hundred.', picture: 'ute/orange' },
  { name: 'Isuzu UTE', slug: 'isuzu-ute', description: 'D-MAX and MU-X, fitted out in our own accessories bay before you collect.', picture: 'ute/silver' },
]

export const harbourCity: DemoTenant = {
  slug: 'harbour-city',
  name: 'Harbour City Auto',
  tagline: 'Five great brands. One Sydney family.',
  template: 'default',
  websiteId: 'web-harbour-city',
  dealershipId: 'HCA-001',
  members: [],
  theme: { brand: '#0a58b8', ink: '#0b1b33', accent: '#ff9f43', surface: '#f5f8fc', radius: 14, font: 'manrope' },
  settings: {
    plugins: ['Autogauge', 'PPSR Report'],
    'features.garage': true,
    'phones.new': '02 5550 0140',
    'phones.used': '02 5550 0160',
    'price.checkWasPrice': false,
    'search.popularMakes': ['toyota', 'hyundai', 'kia', 'ford', 'isuzu-ute', 'mazda', 'subaru', 'volkswagen', 'mitsubishi'],
    'promo.cards': [
      { heading: 'We want your car', text: 'Any make, any age. An offer in writing, usually the same day.', buttonLabel: 'Value my car', href: '/sell-your-car', position: 4, display: [], strictDisplay: false, start: null, expiry: null },
    ],
    'vdp.stickyBottomBar': true,
    'warranty.mechanicalProtectionYears': 5,
    'testDrive.dateField': true,
    popup: {
      title: 'Summer plate clearance',
      content: 'Every **demonstrator** is priced to go before the new plates arrive. See the list, then take one for a drive this weekend.',
      buttonLabel: 'See the demonstrators',
      buttonHref: '/search/demo-cars',
      expiry: '2027-01-31',
    },
  },
  stock: {
    seed: 2064,
    prefix: 'HC',
    counts: { car: { new: 44, demo: 12, used: 68 } },
    franchises: ['Toyota', 'Hyundai', 'Kia', 'Ford', 'Isuzu UTE'],
    certifiedMakes: ['Toyota', 'Hyundai'],
    paymentProcessors: [],
    subscriptionShare: 0,
    financeProvider: 'Manual',
    finance: { interestRate: 7.29, establishmentFeeDollars: 395, monthlyFeeDollars: 5 },
    usedPriceType: 'egc',
  },
  locations: [
    { name: 'Harbour City Artarmon', slug: 'artarmon', type: 'sales', subtype: [], primary: true, street: '214 Palisade Road', suburb: 'Artarmon', state: 'NSW', postcode: '2064', lat: -33.8132, lng: 151.1838, phone: '(02) 5550 0140', landline: '(02) 5550 0141', dealerLicence: 'MD 990140', repairerLicence: null, manufacturers: ['toyota', 'hyundai', 'kia'], hours: salesHours, specialDays: summerHolidays, picture: 'suv/blue/front' },
    { name: 'Harbour City Alexandria', slug: 'alexandria', type: 'sales', subtype: [], primary: false, street: '88 Foundry Lane', suburb: 'Alexandria', state: 'NSW', postcode: '2015', lat: -33.9101, lng: 151.1948, phone: '(02) 5550 0150', landline: null, dealerLicence: 'MD 990150', repairerLicence: null, manufacturers: ['ford', 'isuzu-ute'], hours: salesHours, specialDays: summerHolidays, picture: 'ute/orange/front' },
    { name: 'Harbour City Used Cars Parramatta', slug: 'parramatta-used', type: 'sales', subtype: ['buying'], primary: false, street: '31 Millrace Street', suburb: 'Parramatta', state: 'NSW', postcode: '2150', lat: -33.8145, lng: 151.0065, phone: '(02) 5550 0160', landline: null, dealerLicence: 'MD 990160', repairerLicence: null, manufacturers: [], hours: { weekdays: '08:30-18:00', saturday: '08:30-17:30', sunday: '10:00-16:00' }, specialDays: summerHolidays, picture: 'hatch/red/front' },
    { name: 'Harbour City Service Artarmon', slug: 'artarmon-service', type: 'service', subtype: [], primary: false, street: '220 Palisade Road', suburb: 'Artarmon', state: 'NSW', postcode: '2064', lat: -33.8139, lng: 151.1829, phone: '(02) 5550 0170', landline: null, dealerLicence: null, repairerLicence: 'MVRL 990170', manufacturers: ['toyota', 'hyundai', 'kia'], hours: workshopHours, specialDays: summerHolidays, picture: null },
    { name: 'Harbour City Parts Alexandria', slug: 'alexandria-parts', type: 'parts', subtype: [], primary: false, street: '90 Foundry Lane', suburb: 'Alexandria', state: 'NSW', postcode: '2015', lat: -33.9108, lng: 151.1955, phone: '(02) 5550 0180', landline: null, dealerLicence: null, repairerLicence: null, manufacturers: [], hours: partsHours, specialDays: summerHolidays, picture: null },
  ],
  brands,
  models: [...toyotaModels, ...hyundaiModels, ...kiaModels, ...fordModels, ...isuzuModels],
  offers: [
    { name: 'RAV4 GXL Hybrid from 4.9% p.a.', slug: 'rav4-gxl-hybrid-finance', category: 'Finance offer', brand: 'toyota', model: 'toyota-rav4', picture: 'suv/blue', description: 'Drive a new RAV4 GXL Hybrid on a 4.9% p.a. rate over up to 48 months. All-wheel drive, 4.8 litres per hundred kilometres and the choice of five colours in stock at Artarmon today. Order by the end of January and we will fit the all-weather mats and cargo liner at no charge.', disclaimer: 'Available on new RAV4 GXL Hybrid vehicles in stock at Harbour City Auto, ordered and delivered by 31 January. 4.9% p.a. (comparison rate 5.42% p.a.) over 48 months for approved personal applicants. The comparison rate is based on a secured loan of $30,000 over five years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges. Fees, terms and conditions apply.' },
    { name: '$2,500 factory bonus on Tucson', slug: 'tucson-factory-bonus', category: 'Factory bonus', brand: 'hyundai', model: 'hyundai-tucson', picture: 'suv/green', description: 'Take $2,500 off the drive-away price of any Tucson Elite or Premium N Line in our showroom. The bonus comes straight off the figure on the windscreen: no trade required and nothing to claim back.', disclaimer: 'On in-stock Tucson Elite and Premium N Line vehicles purchased by private and ABN buyers before 31 January. Not with any other offer. While stock lasts.' },
    { name: 'Seven-year warranty on every Kia', slug: 'kia-seven-year-warranty', category: 'Warranty', brand: 'kia', model: 'kia-sportage', picture: 'suv/red', description: 'Every new Kia leaves with seven years of unlimited-kilometre warranty, seven years of capped-price servicing and up to eight years of roadside assistance. Buy in December and the first scheduled service is on us.', disclaimer: 'Warranty conditions and exclusions apply to vehicles used commercially. Free first service on new Kia vehicles delivered in December by Harbour City Auto.' },
    { name: 'Ranger XLT with canopy for less', slug: 'ranger-xlt-canopy', category: 'Accessory offer', brand: 'ford', model: 'ford-ranger', picture: 'ute/orange', description: 'Order a Ranger XLT and we fit a colour-matched canopy, tow bar and bed liner for $3,490, saving $2,200 on the parts and labour. All work is done in our Alexandria bay and carries the Ford warranty.', disclaimer: 'On new Ranger XLT double cabs ordered before 28 February. Saving compared with the recommended retail price of the same accessories fitted separately.' },
    { name: 'D-MAX plate clearance', slug: 'd-max-plate-clearance', category: 'Plate clearance', brand: 'isuzu-ute', model: 'isuzu-ute-d-max', picture: 'ute/silver', description: 'This year’s plates have to be gone before the new ones land. Eight D-MAX LS-U and X-TERRAIN remain, each with up to $4,000 off and five years of roadside assistance.', disclaimer: 'On in-stock vehicles with a current-year build plate at Harbour City Auto. Saving off the recommended drive-away price. While stock lasts.' },
  ],
  reviews: [
    { customer: 'Priya N.', rating: 5, daysAgo: 4, text: 'Third car from Artarmon and the first time I have bought without sitting in the finance office for two hours. Everything was emailed before I arrived, I signed twice and drove home.', reply: 'Thank you, Priya. We have been working on that very thing, so it is lovely to hear it noticed. Enjoy the RAV4!' },
    { customer: 'Dom C.', rating: 5, daysAgo: 9, text: 'Traded a ten-year-old Falcon and expected to be laughed at. They inspected it in front of me and explained the number. Fair deal on the Ranger too.', reply: null },
    { customer: 'Helen Tsiolkas', rating: 4, daysAgo: 13, text: 'Good experience overall. Delivery slipped by three days because a part had not arrived, but they rang to tell me and lent me a car in the meantime.', reply: 'Thanks Helen. The tow bar was our fault, not yours, and you were very patient about it.' },
    { customer: 'Mark W.', rating: 5, daysAgo: 18, text: 'Asked for a walk-around video of a used Outback because we live in Orange. Got ten minutes of honest footage including a stone chip I would never have found. Bought it over the phone.', reply: null },
    { customer: 'Aisha R.', rating: 5, daysAgo: 24, text: 'My first new car. Nobody talked over me and nobody tried to sell me paint protection twice. The handover took an hour because I had a lot of questions.', reply: 'Ask more any time. That is what the hour is for.' },
    { customer: 'Stephen L.', rating: 4, daysAgo: 31, text: 'Service was on time and the quote matched the bill. Coffee could be better.', reply: 'New machine arrives next week, Stephen. Come and test it.' },
    { customer: 'Jo and Pete', rating: 5, daysAgo: 40, text: 'We needed eight seats by school holidays. They found us a Carnival at another yard in the group and had it in Sydney by the Friday.', reply: null },
    { customer: 'Vikram S.', rating: 4, daysAgo: 52, text: 'Straightforward. Price was sharp and what was on the website was what I paid.', reply: null },
    { customer: 'Lauren M.', rating: 5, daysAgo: 63, text: 'Took the IONIQ 5 home for a whole weekend to see whether charging at our unit would work. It did. Nobody else offered that.', reply: 'If you cannot live with it you should not buy it. Glad it passed the test, Lauren.' },
    { customer: 'Greg P.', rating: 3, daysAgo: 77, text: 'Car is great but it took four calls to get the second key sent out.', reply: 'You are right, Greg, and we are sorry. We have changed who chases keys so it does not happen again.' },
    { customer: 'Mei-Ling H.', rating: 5, daysAgo: 90, text: 'Honest about a used Corolla that had been repaired after hail. Showed me the paperwork before I asked.', reply: null },
    { customer: 'Tom F.', rating: 5, daysAgo: 118, text: 'Sold them my Mazda without buying anything. Paid the same afternoon.', reply: 'We are always buying. Thanks for dropping in, Tom.' },
    { customer: 'Caroline B.', rating: 4, daysAgo: 140, text: 'Solid dealership. Parking on Saturdays is a squeeze.', reply: null },
    { customer: 'Nathan K.', rating: 5, daysAgo: 171, text: 'The used car came with a workshop report that read like somebody had actually driven it.', reply: null },
  ],
  blogs: harbourCityBlogs,
  promoCards: [
    { name: 'Finance pre-approval', heading: 'Know your budget first', text: 'A pre-approval takes about five minutes and does not commit you to anything.', buttonLabel: 'Get pre-approved', href: '/apply-for-finance#finance-form', picture: 'sedan/black', position: 10, display: [], strictDisplay: false, startsInDays: null, endsInDays: null },
    { name: 'Demonstrator weekend', heading: 'Demonstrator weekend', text: 'Twelve demonstrators, one weekend, sharper pencils than usual.', buttonLabel: 'See demonstrators', href: '/search/demo-cars', picture: 'suv/silver', position: 7, display: ['new', 'demo'], strictDisplay: false, startsInDays: -3, endsInDays: 45 },
    { name: 'Autumn service (scheduled)', heading: 'Service before the long weekend', text: 'Book an Easter check-up and we will top up everything, tyres included.', buttonLabel: 'Book a service', href: '/service#service-booking', picture: null, position: 7, display: [], strictDisplay: false, startsInDays: 90, endsInDays: 135 },
    { name: 'End of financial year (expired)', heading: 'EOFY: on the road by June 30', text: 'Instant asset write-off and utes in stock.', buttonLabel: 'Shop utes', href: '/search/ute', picture: 'ute/white', position: 3, display: [], strictDisplay: false, startsInDays: -190, endsInDays: -144 },
  ],
  header: headerMenu({ brands, stock: [...stockLinks, { label: 'Utes', href: '/search/ute' }, { label: 'SUVs', href: '/search/suv' }] }),
  footer: footerMenu({ dealership: 'Harbour City Auto', sellPath: '/sell-your-car' }),
  pages: harbourCityPages,
  deliveryZones: [
    { name: 'Sydney metropolitan', postcodes: ['2000-2234', '2555-2574', '2745-2770'], priceDollars: 0 },
    { name: 'Regional New South Wales', postcodes: ['2250-2554', '2575-2744', '2771-2898'], priceDollars: 490 },
    { name: 'Victoria and ACT', postcodes: ['2600-2618', '2900-2920', '3000-3996'], priceDollars: 890 },
    { name: 'Queensland', postcodes: ['4000-4999'], priceDollars: 990 },
    { name: 'South Australia', postcodes: ['5000-5799'], priceDollars: 1190 },
    { name: 'Western Australia', postcodes: ['6000-6797'], priceDollars: 1990 },
  ],
}
