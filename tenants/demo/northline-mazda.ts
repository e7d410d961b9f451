import type { DemoTenant } from './DemoTenant'
import { northlineBlogs } from './northline-mazda.blogs'
import { northlinePages } from './northline-mazda.pages'
import { mazdaModels } from './shared/franchiseModels'
import { partsHours, salesHours, summerHolidays, workshopHours } from './shared/holidays'
import { footerMenu, headerMenu } from './shared/menus'

const mazda = { name: 'Mazda', slug: 'mazda', picture: 'suv/red', description: 'The whole Mazda range, from Mazda2 to CX-90, with MX-5 and BT-50 in stock. Sold and looked after by people who drive them.' }

export const northlineMazda: DemoTenant = {
  slug: 'northline-mazda',
  name: 'Northline Mazda',
  tagline: 'Adelaide’s north, in a Mazda.',
  template: 'single-brand',
  websiteId: 'web-northline-mazda',
  dealershipId: 'NLM-001',
  members: [],
  theme: { brand: '#8e1120', onBrand: '#ffffff', ink: '#131316', accent: '#b9bec6', surface: '#f7f6f5', radius: 2, font: 'figtree', headerStyle: 'light', cardStyle: 'outlined' },
  settings: {
    finance_provider: 'Angle',
    'features.garage': true,
    'gates.checkout': true,
    'gates.tradeIn': true,
    'phones.new': '08 5550 0310',
    'phones.demo': '08 5550 0310',
    'routes.sellPath': '/trade-in',
    'routes.financeLink': '/finance-enquiry',
    'routes.locationPath': '/our-location/{slug}',
    'finance.calculator.defaultTerm': 6,
    'finance.comparisonRange': { min: 8.38, max: 19.42 },
    'forms.showRego': true,
    'gallery.defaultView': 'spinner',
    'warranty.newYears': 7,
    'stock.seriesValues': [],
    'promo.cards': [
      { heading: 'Your Mazda, your garage', text: 'Sign in to see your service history, saved cars and offers made for your model.', buttonLabel: 'Open my garage', href: '/my-garage', position: 6, display: [], strictDisplay: false, start: null, expiry: null },
    ],
  },
  stock: {
    seed: 5082,
    prefix: 'NM',
    counts: { car: { new: 34, demo: 10, used: 40 } },
    franchises: ['Mazda'],
    certifiedMakes: ['Mazda'],
    paymentProcessors: [],
    subscriptionShare: 0,
    financeProvider: 'Angle',
    finance: { interestRate: 7.99, establishmentFeeDollars: 495, monthlyFeeDollars: 6 },
    usedPriceType: 'egc',
  },
  locations: [
    { name: 'Northline Mazda Medindie', slug: 'medindie', type: 'sales', subtype: [], primary: true, street: '63 Northern Parade', suburb: 'Medindie', state: 'SA', postcode: '5081', lat: -34.8914, lng: 138.6177, phone: '(08) 5550 0310', landline: '(08) 5550 0311', dealerLicence: 'LVD 990310', repairerLicence: null, manufacturers: ['mazda'], hours: salesHours, specialDays: summerHolidays, picture: 'suv/red/front' },
    { name: 'Northline Pre-Owned Prospect', slug: 'prospect', type: 'sales', subtype: ['buying'], primary: false, street: '208 Regent Row', suburb: 'Prospect', state: 'SA', postcode: '5082', lat: -34.886, lng: 138.5871, phone: '(08) 5550 0320', landline: null, dealerLicence: 'LVD 990320', repairerLicence: null, manufacturers: [], hours: salesHours, specialDays: summerHolidays, picture: 'sedan/white/front' },
    { name: 'Northline Mazda Service', slug: 'service-gepps-cross', type: 'service', subtype: [], primary: false, street: '5 Saltbush Court', suburb: 'Gepps Cross', state: 'SA', postcode: '5094', lat: -34.8027, lng: 138.5815, phone: '(08) 5550 0330', landline: null, dealerLicence: null, repairerLicence: 'MTA 990330', manufacturers: ['mazda'], hours: workshopHours, specialDays: summerHolidays, picture: null },
    { name: 'Northline Mazda Parts', slug: 'parts-gepps-cross', type: 'parts', subtype: [], primary: false, street: '5 Saltbush Court', suburb: 'Gepps Cross', state: 'SA', postcode: '5094', lat: -34.8031, lng: 138.582, phone: '(08) 5550 0340', landline: null, dealerLicence: null, repairerLicence: null, manufacturers: ['mazda'], hours: partsHours, specialDays: summerHolidays, picture: null },
  ],
  brands: [mazda],
  models: mazdaModels,
  offers: [
    { name: 'CX-5 Touring: $1,750 of accessories', slug: 'cx-5-touring-accessories', category: 'Accessory offer', brand: 'mazda', model: 'mazda-cx-5', picture: 'suv/red', description: 'Choose any CX-5 Touring in stock and take $1,750 of genuine Mazda accessories with it: a tow bar, roof racks, all-weather mats, or the lot. Fitted here before you collect and covered by the new-car warranty.', disclaimer: 'On new CX-5 Touring vehicles purchased and delivered by 31 January at Northline Mazda. Value at recommended retail price including fitting. Not redeemable for cash.' },
    { name: 'CX-60 from 3.9% p.a.', slug: 'cx-60-finance', category: 'Finance offer', brand: 'mazda', model: 'mazda-cx-60', picture: 'suv/white', description: 'A straight-six at a four-cylinder rate: 3.9% p.a. over up to 36 months on every new and demonstrator CX-60. Pair it with a guaranteed future value and you will know today what it is worth in three years.', disclaimer: '3.9% p.a. (comparison rate 4.36% p.a.) over 36 months with a 20% deposit for approved personal applicants on new and demonstrator CX-60 vehicles. The comparison rate is based on a secured loan of $30,000 over five years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges.' },
    { name: 'BT-50 SP with three years of free servicing', slug: 'bt-50-sp-servicing', category: 'Service offer', brand: 'mazda', model: 'mazda-bt-50', picture: 'ute/red', description: 'Buy a BT-50 SP for work or for weekends and the first three scheduled services are included. That is up to 45,000 kilometres with nothing to pay but diesel and tyres.', disclaimer: 'First three scheduled services up to 36 months or 45,000 km from first registration, carried out at Northline Mazda Service. On BT-50 SP vehicles ordered before 28 February.' },
    { name: 'MX-5 summer drive days', slug: 'mx-5-drive-days', category: 'Event', brand: 'mazda', model: 'mazda-mx-5', picture: 'coupe/red', description: 'Take the roof off and drive the Hills with us. Every MX-5 sold this summer includes a place for two on our guided loop from Medindie to Mount Torrens, with lunch.', disclaimer: 'Two places for each new MX-5 delivered between 1 December and 28 February. Drivers must hold a full licence.' },
    { name: 'Demonstrators from our own driveway', slug: 'mazda-demonstrators', category: 'Demonstrator', brand: 'mazda', model: null, picture: 'suv/grey', description: 'Ten cars our team has been driving, each with fewer than 10,000 kilometres and the balance of the seven-year warranty. They are priced below new and above nothing else.', disclaimer: 'In-stock demonstrators only. Balance of the new-car warranty from the date of first registration.' },
  ],
  reviews: [
    { customer: 'Alison G.', rating: 5, daysAgo: 3, text: 'Our fourth Mazda from Northline. They remembered the dog’s name. The dog was in the car the last time, three years ago.', reply: 'Biscuit is welcome any time. Thank you, Alison.' },
    { customer: 'Ravi P.', rating: 5, daysAgo: 11, text: 'Took the CX-60 home overnight, then the CX-80, then bought the CX-80. No pressure from anybody at any point.', reply: null },
    { customer: 'Dianne W.', rating: 5, daysAgo: 16, text: 'The garage page on the website shows what is due and what it will cost. I booked, dropped the keys and it was exactly that.', reply: 'That is the whole idea. See you in twelve months, Dianne.' },
    { customer: 'Costa M.', rating: 4, daysAgo: 23, text: 'Happy with the BT-50. Waited two weeks for the canopy.', reply: 'Thank you for waiting, Costa. It was worth getting the colour right.' },
    { customer: 'Elise B.', rating: 5, daysAgo: 34, text: 'Bought a certified Mazda3 for my son. They went through the inspection line by line with him, not with me, which I liked very much.', reply: null },
    { customer: 'Warren T.', rating: 5, daysAgo: 46, text: 'The man who sold me the MX-5 owns one. You can tell.', reply: null },
    { customer: 'Nadia H.', rating: 5, daysAgo: 57, text: 'Quick, kind, clear about what was extra and what was not.', reply: null },
    { customer: 'Phil and Sue', rating: 4, daysAgo: 69, text: 'Service at Gepps Cross is very good. The loan car was a little one, but it was free.', reply: null },
    { customer: 'Jarrod L.', rating: 5, daysAgo: 88, text: 'They matched the trade-in figure from the website to the dollar after looking at the car.', reply: 'You described it honestly, so there was nothing to change.' },
    { customer: 'Monique A.', rating: 5, daysAgo: 107, text: 'Small dealership, same faces every time. Please never change.', reply: 'No plans to.' },
    { customer: 'Ken R.', rating: 4, daysAgo: 130, text: 'Colour was a week late off the boat; they kept me posted.', reply: null },
    { customer: 'Saoirse D.', rating: 5, daysAgo: 155, text: 'I know nothing about cars and left not feeling silly. Ten out of ten.', reply: null },
  ],
  blogs: northlineBlogs,
  promoCards: [
    { name: 'We want your car', heading: 'We want your car', text: 'Especially if it is a Mazda. Especially if it is red.', buttonLabel: 'Value my trade', href: '/trade-in', picture: 'hatch/red', position: 4, display: ['used'], strictDisplay: false, startsInDays: null, endsInDays: null },
    { name: 'Guaranteed future value', heading: 'Know what it is worth in three years', text: 'Choose your term and kilometres. We guarantee the rest.', buttonLabel: 'Talk finance', href: '/finance-enquiry#finance-form', picture: 'suv/white', position: 8, display: ['new', 'demo'], strictDisplay: true, startsInDays: null, endsInDays: null },
    { name: 'MX-5 drive days (scheduled)', heading: 'Drive the Hills with us', text: 'Places for two on our autumn loop.', buttonLabel: 'Reserve a place', href: '/special-offers', picture: 'coupe/red', position: 5, display: [], strictDisplay: false, startsInDays: 70, endsInDays: 130 },
  ],
  header: headerMenu({ brands: [mazda], financeLink: '/finance-enquiry', extraCompany: [{ label: 'My garage', href: '/my-garage' }, { label: 'Owner benefits', href: '/owner-benefits' }] }),
  footer: footerMenu({ dealership: 'Northline Mazda', sellPath: '/trade-in', financeLink: '/finance-enquiry', buyerTools: [{ label: 'My garage', href: '/my-garage' }] }),
  pages: northlinePages,
  deliveryZones: [
    { name: 'Adelaide metropolitan', postcodes: ['5000-5174'], priceDollars: 0 },
    { name: 'Regional South Australia', postcodes: ['5200-5799'], priceDollars: 450 },
    { name: 'Victoria', postcodes: ['3000-3996'], priceDollars: 790 },
    { name: 'New South Wales and ACT', postcodes: ['2000-2999'], priceDollars: 1090 },
    { name: 'Northern Territory', postcodes: ['0800-0886'], priceDollars: 1890 },
  ],
}
