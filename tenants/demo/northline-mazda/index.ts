import { WARRANTY_YEARS } from '@/src/domain/constants/site'
import type { DemoTenant } from '../DemoTenant'
import { northlineWords } from './words'
import { northlineAdvice } from './advice'
import { northlineBlogs } from './blogs'
import { INSPECTION_POINTS, northlineInformation } from './information'
import { northlinePages } from './pages'
import { mazda, mazdaModels } from './brandsAndModels'
import { menuWords } from './menuWords'
import { footerMenu, headerMenu } from '../shared/menus'
import { northlineLocations } from './locations'
import { northlinePeople } from './people'
import { northlineOffers } from './offers'
import { northlineReviews } from './reviews'
import { northlinePromoCards } from './promoCards'

export const northlineMazda: DemoTenant = {
  slug: 'northline-mazda',
  name: 'Northline Mazda',
  tagline: 'Adelaide’s north, in a Mazda.',
  template: 'single-brand',
  websiteId: 'web-northline-mazda',
  dealershipId: 'NLM-001',
  members: [],
  theme: {
    brand: '#8e1120',
    onBrand: '#ffffff',
    ink: '#131316',
    accent: '#b9bec6',
    surface: '#f7f6f5',
    radius: 2,
    font: 'figtree',
    headerStyle: 'light',
    cardStyle: 'outlined',
    cardLayout: 'brochure',
    vehicleLayout: 'stage',
    searchLayout: 'bar',
    modelLayout: 'stage',
    placesLayout: 'rows',
  },
  settings: {
    'offers.layout': 'poster',
    'blogs.layout': 'journal',
    'reviews.layout': 'list',
    'tradeIn.minComparables': 3,
    'vdp.minComparables': 3,
    'forms.answerPromise': 'We usually answer within two business hours.',
    'specifications.just_arrived_tag_name': 'Just in',
    finance_provider: 'Angle',
    'features.garage': true,
    'checkout.enabled': true,
    'gates.checkout': true,
    'gates.tradeIn': true,
    phoneReveal: 'full',
    'phones.new': '08 5550 0310',
    'phones.demo': '08 5550 0310',
    'routes.sellPath': '/trade-in',
    'routes.financeLink': '/finance-enquiry',
    'routes.locationPath': '/our-location/{slug}',
    'finance.phone': '08 5550 0315',
    'finance.exampleRate': 7.99,
    'finance.calculator.defaultTerm': 6,
    'finance.fees.establishment': 495,
    'finance.fees.monthlyAdmin': 6,
    'finance.comparisonRange': { min: 8.38, max: 19.42 },
    'forms.showRego': true,
    'gallery.defaultView': 'gallery',
    'vdp.promises': [
      { icon: 'shield-check', text: `${WARRANTY_YEARS.newCar}-year warranty`, href: '/warranty', display: ['new'] },
      {
        icon: 'circle-check',
        text: `${INSPECTION_POINTS} points checked in our own workshop`,
        href: '/used-car/inspection',
        display: ['used'],
      },
      { icon: 'truck', text: 'Free delivery in metropolitan Adelaide', display: [] },
    ],
    'warranty.newYears': WARRANTY_YEARS.newCar,
    'stock.seriesValues': [],
    'promo.cards': [
      {
        heading: 'Your Mazda, your garage',
        text: 'Sign in to see your service history, saved cars and offers made for your model.',
        buttonLabel: 'Open my garage',
        href: '/my-garage',
        imageUrl: '/studio/crossover/red/front.webp',
        position: 14,
        display: [],
        strictDisplay: false,
        start: null,
        expiry: null,
      },
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
    firstPicture: { new: 'hero', demo: 'hero', used: 'yard-northline-mazda' },
  },
  locations: northlineLocations,
  people: northlinePeople,
  brands: [mazda],
  models: mazdaModels,
  offers: northlineOffers,
  reviews: northlineReviews,
  blogs: [...northlineBlogs, ...northlineAdvice],
  promoCards: northlinePromoCards,
  header: headerMenu({
    words: menuWords,
    brands: [mazda],
    financeLink: '/finance-enquiry',
    extraCompany: [
      { label: 'My garage', href: '/my-garage' },
      { label: 'Owner benefits', href: '/owner-benefits' },
    ],
  }),
  footer: footerMenu({
    words: menuWords,
    company: [
      { label: 'Fleet and business', href: '/fleet' },
      { label: 'Neotek protection', href: '/neotek' },
    ],
    dealership: 'Northline Mazda',
    sellPath: '/trade-in',
    financeLink: '/finance-enquiry',
    buyerTools: [{ label: 'My garage', href: '/my-garage' }],
  }),
  pages: [...northlinePages, ...northlineInformation],
  words: northlineWords,
  deliveryZones: [
    { name: 'Adelaide metropolitan', postcodes: ['5000-5174'], priceDollars: 0 },
    { name: 'Regional South Australia', postcodes: ['5200-5799'], priceDollars: 450 },
    { name: 'Victoria', postcodes: ['3000-3996'], priceDollars: 790 },
    { name: 'New South Wales and ACT', postcodes: ['2000-2999'], priceDollars: 1090 },
    { name: 'Northern Territory', postcodes: ['0800-0886'], priceDollars: 1890 },
  ],
}
