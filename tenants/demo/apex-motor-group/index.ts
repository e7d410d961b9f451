import { WARRANTY_YEARS } from '@/src/domain/constants/site'
import { apexAdvice } from './advice'
import { apexBlogs } from './blogs'
import { apexInformation } from './information'
import { apexPages } from './pages'
import type { DemoBrand, DemoTenant } from '../DemoTenant'
import { apexWords } from './words'
import { menuWords } from './menuWords'
import { footerMenu, headerMenu, stockLinks } from '../shared/menus'
import { apexLocations } from './locations'
import { apexPeople } from './people'
import { apexOffers } from './offers'
import { apexReviews } from './reviews'
import { apexPromoCards } from './promoCards'
import { carBrands, groupBrands, otherBrands } from './brands'

const brands = [...carBrands, ...otherBrands, ...groupBrands]
const slugsOf = (kind: DemoBrand['kind']) => brands.flatMap((brand) => (brand.kind === kind ? brand.slug : []))

export const apexMotorGroup: DemoTenant = {
  slug: 'apex-motor-group',
  name: 'Apex Motor Group',
  tagline: 'One group. Every road.',
  template: 'group',
  websiteId: 'web-apex-motor-group',
  dealershipId: 'AMG-001',
  members: ['harbour-city', 'second-gear', 'northline-mazda'],
  theme: {
    brand: '#8a6820',
    ink: '#15171c',
    accent: '#c9a45c',
    surface: '#f5f4f1',
    radius: 4,
    font: 'sora',
    headerStyle: 'dark',
    cardStyle: 'flush',
    footerStyle: 'index',
    cardLayout: 'editorial',
    vehicleLayout: 'editorial',
    searchLayout: 'right',
    placesLayout: 'cities',
  },
  settings: {
    'gallery.defaultView': 'gallery',
    'offers.layout': 'ledger',
    'blogs.layout': 'paper',
    'tradeIn.minComparables': 3,
    'vdp.minComparables': 3,
    'forms.answerPromise': 'We usually answer within two business hours.',
    'finance.phone': '02 5550 0515',
    'finance.fees.establishment': 975,
    'finance.fees.monthlyAdmin': 8,
    'specifications.just_arrived_tag_name': 'Just in',
    'search.popularMakes': ['toyota', 'mazda', 'hyundai', 'kia', 'ford', 'subaru'],
    'search.urlStyle': 'bracket',
    'group.brandGrids': [
      { kind: 'group', brands: slugsOf('group') },
      { kind: 'car', brands: slugsOf('car').slice(0, 8) },
      { kind: 'motorcycle', brands: slugsOf('motorcycle') },
      { kind: 'truck', brands: slugsOf('truck') },
    ],
    'group.statsBanner': [
      { value: '50+', label: 'locations' },
      { value: '40+', label: 'brands' },
      { value: '30+', label: 'years' },
    ],
    'salesCounter.enabled': true,
    'promo.randomOffset': true,
    'warranty.mechanicalProtectionYears': WARRANTY_YEARS.mechanicalProtection,
  },
  partners: [
    {
      tenant: 'big-rig-leisure',
      location: 'motorcycles-yatala',
      path: '/search/motorcycle',
      brands: slugsOf('motorcycle'),
    },
    {
      tenant: 'big-rig-leisure',
      location: 'trucks-rocklea',
      path: '/search/truck',
      brands: slugsOf('truck'),
    },
  ],
  stock: null,
  locations: apexLocations,
  people: apexPeople,
  brands,
  models: [],
  offers: apexOffers,
  reviews: apexReviews,
  blogs: [...apexBlogs, ...apexAdvice],
  promoCards: apexPromoCards,
  header: headerMenu({
    words: menuWords,
    brands: carBrands,
    stock: [
      ...stockLinks,
      { label: 'Sydney', href: '/search/harbour-city' },
      { label: 'Melbourne', href: '/search/second-gear' },
      { label: 'Adelaide', href: '/search/northline-mazda' },
    ],
    extraCompany: [
      { label: 'Our dealerships', href: '/dealerships' },
      { label: 'Stock by dealership', href: '/directory/dealerships' },
      { label: 'Fleet', href: '/fleet' },
    ],
  }),
  footer: footerMenu({
    words: menuWords,
    company: [
      { label: 'Cars from our own fleet', href: '/twg-cars' },
      { label: 'Car and van rental', href: '/twg-rental' },
      { label: 'Tyres', href: '/twg-tyres' },
    ],
    dealership: 'Apex Motor Group',
    sellPath: '/sell-your-car',
    buyerTools: [{ label: 'Fleet and business', href: '/fleet' }],
  }),
  pages: [...apexPages, ...apexInformation],
  words: apexWords,
  deliveryZones: [
    { name: 'Sydney, Melbourne and Adelaide', postcodes: ['2000-2234', '3000-3207', '5000-5174'], priceDollars: 0 },
    {
      name: 'Regional NSW, Victoria and South Australia',
      postcodes: ['2250-2898', '3211-3996', '5200-5799'],
      priceDollars: 490,
    },
    { name: 'Queensland', postcodes: ['4000-4999'], priceDollars: 990 },
    { name: 'Western Australia', postcodes: ['6000-6797'], priceDollars: 1990 },
    { name: 'Tasmania', postcodes: ['7000-7999'], priceDollars: 1490 },
  ],
}
