import { REVIEWS, WARRANTY_YEARS } from '@/src/domain/constants/site'
import type { DemoTenant } from '../DemoTenant'
import { secondGearWords } from './words'
import { menuWords } from './menuWords'
import { footerMenu, headerMenu } from '../shared/menus'
import { secondGearAdvice } from './advice'
import { secondGearBlogs } from './blogs'
import { INSPECTION_POINTS, secondGearInformation } from './information'
import { brands } from './brands'
import { secondGearPages } from './pages'
import { secondGearInvoices, secondGearWheel } from './payments'
import { secondGearLocations } from './locations'
import { secondGearPeople } from './people'
import { secondGearOffers } from './offers'
import { secondGearReviews } from './reviews'
import { secondGearPromoCards } from './promoCards'

export const secondGear: DemoTenant = {
  slug: 'second-gear',
  name: 'Second Gear',
  tagline: 'Used cars, without the used-car bit.',
  template: 'used-cars',
  websiteId: 'web-second-gear',
  dealershipId: 'SGR-001',
  members: [],
  theme: {
    brand: '#0b6b57',
    ink: '#0d2b25',
    accent: '#ffc145',
    surface: '#f4f8f5',
    radius: 20,
    font: 'outfit',
    cardLayout: 'price',
    vehicleLayout: 'story',
    searchLayout: 'centred',
    placesLayout: 'map',
  },
  settings: {
    'offers.layout': 'panels',
    'blogs.layout': 'topics',
    'tradeIn.minComparables': 3,
    'vdp.minComparables': 3,
    'vdp.priceHistory': true,
    'forms.answerPromise': 'We usually answer within two business hours.',
    'forms.optInLabel': 'Email me news and offers.',
    plugins: ['Autogauge', 'Car Analysis', 'PPSR Report'],
    finance_provider: 'Powertorque',
    phoneReveal: 'full',
    'phones.tracked': [{ channel: 'paid_search', replaces: '(03) 5550 0210', number: '(03) 5550 0299' }],
    'checkout.enabled': true,
    'checkout.orderTerms':
      'This order becomes a contract when we confirm it by e-mail, within one business day.\nThe vehicle comes with a roadworthy certificate and the warranty that the law gives for its age and kilometres.\nIt is yours when the whole price is paid; until then the risk is ours.\nYour rights under the Australian Consumer Law stay as they are.',
    'checkout.addOns': [
      { name: 'Tow bar, fitted', price: 890 },
      { name: 'Paint and fabric protection', price: 650 },
      { name: 'Roadside assistance, three years', price: 297 },
    ],
    'checkout.licenceCheck': true,
    'features.garage': true,
    'reserve.amount': '$500',
    'subscriptions.enabled': true,
    'finance.phone': '03 5550 0215',
    'finance.exampleRate': 8.49,
    'finance.calculator.interestRange': { min: 7.5, max: 14.5 },
    'finance.fees.establishment': 395,
    'finance.fees.securityRegistration': 6,
    'finance.fees.monthlyAdmin': 8,
    'specifications.just_arrived_tag_name': 'Just in',
    'specifications.sold_tag_name': 'SOLD',
    'salesCounter.enabled': true,
    // The sample of CON-31.
    'reviews.summary': { count: REVIEWS.sampleCount, average: REVIEWS.sampleAverage, source: 'Google' },
    'promo.shuffle': true,
    'search.paging': 'more',
    'search.popularMakes': ['toyota', 'mazda', 'ford', 'hyundai', 'volkswagen', 'mitsubishi'],
    // One bar for both: the header that stays has the buttons too.
    'vdp.stickyBottomBar': false,
    'vdp.stickyHeaderButtons': false,
    'vdp.promises': [
      {
        icon: 'repeat',
        text: 'Bought online: seven days or 500 km to return it',
        href: '/buy-online',
        display: [],
      },
      { icon: 'truck', text: 'Free delivery inside Melbourne', display: [] },
      {
        icon: 'circle-check',
        text: `${INSPECTION_POINTS} checks by our own workshop`,
        href: '/used-car/inspection',
        display: [],
      },
    ],
    'vdp.inspection': 'Road tested and inspected by our own workshop.',
    'warranty.mechanicalProtectionYears': WARRANTY_YEARS.mechanicalProtection,
  },
  stock: {
    seed: 3072,
    prefix: 'SG',
    counts: { car: { new: 0, demo: 0, used: 124 } },
    franchises: [],
    certifiedMakes: [],
    paymentProcessors: ['sandbox'],
    subscriptionShare: 0.12,
    financeProvider: 'Powertorque',
    finance: { interestRate: 8.49, establishmentFeeDollars: 401, monthlyFeeDollars: 8 },
    usedPriceType: 'drive_away',
    firstPicture: { new: 'hero', demo: 'hero', used: 'yard-second-gear' },
  },
  locations: secondGearLocations,
  people: secondGearPeople,
  brands,
  models: [],
  offers: secondGearOffers,
  reviews: secondGearReviews,
  blogs: [...secondGearBlogs, ...secondGearAdvice],
  promoCards: secondGearPromoCards,
  header: headerMenu({
    words: menuWords,
    brands,
    modelsLink: '/brands',
    stock: [
      { label: 'All used cars', href: '/search/used-cars' },
      { label: 'Hatchbacks', href: '/search/hatchback' },
      { label: 'SUVs', href: '/search/suv' },
      { label: 'Utes', href: '/search/ute' },
      { label: 'Under $20,000', href: '/search/used-cars?price=0:20000' },
    ],
    extraCompany: [{ label: 'How buying online works', href: '/buy-online' }],
  }),
  footer: footerMenu({
    words: menuWords,
    company: [
      { label: 'How we inspect', href: '/used-car/inspection' },
      { label: 'Buying a used car', href: '/used-car/buying-guide' },
      { label: 'Spin to win', href: '/spin-to-win' },
    ],
    dealership: 'Second Gear',
    sellPath: '/sell-your-car',
    buyerTools: [{ label: 'Buying online', href: '/buy-online' }],
  }),
  prizeWheels: [secondGearWheel],
  invoices: secondGearInvoices,
  pages: [...secondGearPages, ...secondGearInformation],
  words: secondGearWords,
  deliveryZones: [
    { name: 'Melbourne metropolitan', postcodes: ['3000-3207', '3800-3810', '3910-3944'], priceDollars: 0 },
    { name: 'Regional Victoria', postcodes: ['3211-3799', '3811-3909', '3945-3996'], priceDollars: 390 },
    { name: 'New South Wales and ACT', postcodes: ['2000-2999'], priceDollars: 890 },
    { name: 'South Australia', postcodes: ['5000-5799'], priceDollars: 890 },
    { name: 'Queensland', postcodes: ['4000-4999'], priceDollars: 1290 },
    { name: 'Tasmania', postcodes: ['7000-7999'], priceDollars: 1490 },
  ],
}
