import { bigRigAdvice } from './advice'
import { bigRigBlogs } from './blogs'
import { bigRigInformation } from './information'
import { bigRigPages } from './pages'
import type { DemoTenant } from '../DemoTenant'
import { bigRigWords } from './words'
import { brands } from './brands'
import { caravanModels } from './caravanModels'
import { menuWords } from './menuWords'
import { footerMenu, headerMenu } from '../shared/menus'
import { bigRigLocations } from './locations'
import { bigRigPeople } from './people'
import { motorcycleModels, truckModels } from './motorcycleAndTruckModels'
import { bigRigOffers } from './offers'
import { bigRigReviews } from './reviews'
import { bigRigPromoCards } from './promoCards'

export const bigRigLeisure: DemoTenant = {
  slug: 'big-rig-leisure',
  name: 'Big Rig & Leisure',
  tagline: 'If it tows, tours or earns its keep.',
  template: 'leisure',
  websiteId: 'web-big-rig-leisure',
  dealershipId: 'BRL-001',
  members: [],
  theme: {
    brand: '#b0410b',
    ink: '#1f2a2c',
    accent: '#f0c05a',
    surface: '#fbf8f3',
    radius: 8,
    font: 'sora',
    footerStyle: 'places',
    cardLayout: 'sheet',
    vehicleLayout: 'sheet',
    searchLayout: 'band',
    modelLayout: 'figures',
    placesLayout: 'photos',
  },
  settings: {
    'blogs.layout': 'posters',
    'offers.layout': 'tickets',
    'tradeIn.minComparables': 3,
    'vdp.minComparables': 3,
    'forms.answerPromise': 'We usually answer within two business hours.',
    finance_provider: 'AusLoans',
    plugins: ['PPSR Report'],
    'routes.sellPath': '/sell-my-car',
    'routes.financeLink': '/apply-for-finance',
    'finance.phone': '07 5550 0415',
    'finance.exampleRate': 8.99,
    'finance.budget.depositPicks': [5000, 10000, 20000, 40000, 80000, 120000],
    'forms.locationSelect': true,
    phoneReveal: 'full',
    'price.noPriceText': 'Call us for a price.',
    'search.excludeZeroPrice': true,
    'cards.showViews': true,
    'specifications.sold_tag_name': 'ON THE ROAD',
    'warranty.usedYears': 1,
    'vdp.promises': [{ icon: 'truck', text: 'Free delivery to Brisbane and the Gold Coast', display: [] }],
  },
  stock: {
    seed: 4505,
    prefix: 'BR',
    counts: {
      caravan: { new: 22, demo: 2, used: 18 },
      motorcycle: { new: 14, demo: 4, used: 16 },
      truck: { new: 8, demo: 0, used: 12 },
    },
    franchises: [
      'Jayco',
      'Crusader',
      'New Age',
      'Coromal',
      'Avida',
      'Harley-Davidson',
      'Yamaha',
      'Triumph',
      'Isuzu',
      'Hino',
    ],
    certifiedMakes: [],
    paymentProcessors: [],
    subscriptionShare: 0,
    financeProvider: 'AusLoans',
    finance: { interestRate: 8.99, establishmentFeeDollars: 1313.25, monthlyFeeDollars: 8 },
    usedPriceType: 'drive_away',
    firstPicture: { new: 'hero', demo: 'hero', used: 'yard-big-rig-leisure' },
  },
  locations: bigRigLocations,
  people: bigRigPeople,
  brands,
  models: [...caravanModels, ...motorcycleModels, ...truckModels],
  offers: bigRigOffers,
  reviews: bigRigReviews,
  blogs: [...bigRigBlogs, ...bigRigAdvice],
  promoCards: bigRigPromoCards,
  header: headerMenu({
    words: menuWords,
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
  footer: footerMenu({
    words: menuWords,
    company: [
      { label: '4x4 and outdoor', href: '/4x4-outdoor' },
      { label: 'Fleet and business', href: '/fleet' },
    ],
    dealership: 'Big Rig & Leisure',
    sellPath: '/sell-my-car',
    financeLink: '/apply-for-finance',
  }),
  pages: [...bigRigPages, ...bigRigInformation],
  words: bigRigWords,
  deliveryZones: [
    { name: 'Brisbane and Gold Coast', postcodes: ['4000-4229', '4300-4306', '4500-4512'], priceDollars: 0 },
    { name: 'Regional Queensland', postcodes: ['4230-4299', '4307-4499', '4513-4895'], priceDollars: 690 },
    { name: 'New South Wales and ACT', postcodes: ['2000-2999'], priceDollars: 1290 },
    { name: 'Victoria', postcodes: ['3000-3996'], priceDollars: 1690 },
    { name: 'Northern Territory', postcodes: ['0800-0886'], priceDollars: 2490 },
  ],
}
