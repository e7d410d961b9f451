import { WARRANTY_YEARS } from '@/src/domain/constants/site'
import type { DemoTenant } from '../DemoTenant'
import { harbourCityWords } from './words'
import { brands } from './brands'
import { fordModels, isuzuModels } from './fordAndIsuzuModels'
import { hyundaiModels, kiaModels } from './koreanModels'
import { toyotaModels } from './toyotaModels'
import { footerMenu, headerMenu, stockLinks } from '../shared/menus'
import { harbourCityAdvice } from './advice'
import { harbourCityBlogs } from './blogs'
import { INSPECTION_POINTS, harbourCityInformation } from './information'
import { harbourCityPages } from './pages'
import { harbourCityLocations } from './locations'
import { harbourCityPeople } from './people'
import { harbourCityOffers } from './offers'
import { harbourCityReviews } from './reviews'
import { harbourCityPromoCards } from './promoCards'

export const harbourCity: DemoTenant = {
  slug: 'harbour-city',
  name: 'Harbour City Auto',
  tagline: 'Five great brands. One Sydney family.',
  template: 'default',
  websiteId: 'web-harbour-city',
  dealershipId: 'HCA-001',
  members: [],
  theme: {
    brand: '#0a58b8',
    ink: '#0b1b33',
    accent: '#ff9f43',
    surface: '#f5f8fc',
    radius: 14,
    font: 'manrope',
    motif: 'arch',
    modelLayout: 'compare',
  },
  settings: {
    'tradeIn.minComparables': 3,
    'vdp.minComparables': 3,
    'vdp.priceHistory': true,
    'forms.answerPromise': 'We usually answer within two business hours.',
    'forms.optInLabel': 'Email me news and offers.',
    'specifications.just_arrived_tag_name': 'Just in',
    plugins: ['Autogauge', 'PPSR Report'],
    'features.garage': true,
    'finance.application.enabled': true,
    'favourites.enabled': true,
    'finance.phone': '02 5550 0145',
    'finance.exampleRate': 7.29,
    'finance.fees.establishment': 395,
    'finance.fees.monthlyAdmin': 5,
    'phones.new': '02 5550 0140',
    'phones.used': '02 5550 0160',
    'phones.whatsApp': '0491 570 156',
    'phones.sms': '0491 570 156',
    'search.popularMakes': ['toyota', 'hyundai', 'kia', 'ford', 'mazda', 'subaru'],
    'promo.cards': [
      {
        heading: 'We want your car',
        text: 'Any make. An offer in writing, usually the same day we see it.',
        buttonLabel: 'Value my car',
        href: '/sell-your-car',
        imageUrl: '/studio/hatch/silver/scene.webp',
        position: 8,
        display: [],
        strictDisplay: false,
        start: null,
        expiry: null,
      },
    ],
    'vdp.stickyBottomBar': true,
    'vdp.promises': [
      { icon: 'truck', text: 'Free delivery in metropolitan Sydney', display: [] },
      { icon: 'car-front', text: 'Borrow a demonstrator for the weekend', display: ['new', 'demo'] },
    ],
    'vdp.inspection': `${INSPECTION_POINTS}-point workshop inspection before it went on sale.`,
    'warranty.mechanicalProtectionYears': WARRANTY_YEARS.mechanicalProtection,
    'testDrive.dateField': true,
    popup: {
      title: 'Summer plate clearance',
      content:
        'Every **demonstrator** is priced to go before the new plates arrive. See the list, then take one for a drive this weekend.',
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
    firstPicture: { new: 'hero', demo: 'hero', used: 'yard-harbour-city' },
  },
  locations: harbourCityLocations,
  people: harbourCityPeople,
  brands,
  models: [...toyotaModels, ...hyundaiModels, ...kiaModels, ...fordModels, ...isuzuModels],
  offers: harbourCityOffers,
  reviews: harbourCityReviews,
  blogs: [...harbourCityBlogs, ...harbourCityAdvice],
  promoCards: harbourCityPromoCards,
  header: headerMenu({
    brands,
    stock: [...stockLinks, { label: 'Utes', href: '/search/ute' }, { label: 'SUVs', href: '/search/suv' }],
  }),
  footer: footerMenu({
    company: [
      { label: 'Fleet and business', href: '/fleet' },
      { label: '4x4 and outdoor', href: '/4x4-outdoor' },
      { label: 'Electric vehicles', href: '/pages/electric-vehicles' },
    ],
    dealership: 'Harbour City Auto',
    sellPath: '/sell-your-car',
  }),
  pages: [...harbourCityPages, ...harbourCityInformation],
  words: harbourCityWords,
  deliveryZones: [
    { name: 'Sydney metropolitan', postcodes: ['2000-2234', '2555-2574', '2745-2770'], priceDollars: 0 },
    { name: 'Regional New South Wales', postcodes: ['2250-2554', '2575-2744', '2771-2898'], priceDollars: 490 },
    { name: 'Victoria and ACT', postcodes: ['2600-2618', '2900-2920', '3000-3996'], priceDollars: 890 },
    { name: 'Queensland', postcodes: ['4000-4999'], priceDollars: 990 },
    { name: 'South Australia', postcodes: ['5000-5799'], priceDollars: 1190 },
    { name: 'Western Australia', postcodes: ['6000-6797'], priceDollars: 1990 },
  ],
}
