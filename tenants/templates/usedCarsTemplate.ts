import { WARRANTY_YEARS } from '@/src/domain/constants/site'
import type { Template } from './Template'

/** A used-car dealership that sells online. */
export const usedCarsTemplate: Template = {
  label: 'Used cars',
  description: 'Used cars with online checkout: favourites, views on cards, a card that buys cars, centred header.',
  settings: {
    'cards.toggle': 'favourite',
    'cards.showViews': true,
    'checkout.enabled': true,
    'favourites.enabled': true,
    'favourites.strict': true,
    'finance.calculator.hideInterest': true,
    'promo.cards': [
      {
        heading: 'We want your car',
        text: 'A fair price, paid the same day.',
        buttonLabel: 'Value my car',
        href: '/sell-your-car',
        position: 5,
        display: [],
        strictDisplay: false,
        start: null,
        expiry: null,
      },
    ],
    'routes.checkoutSegment': 'buy-online',
    'tags.fuelTag': true,
    'tradeIn.saveValuation': true,
    'vdp.stickyBottomBar': true,
    'warranty.mechanicalProtectionYears': WARRANTY_YEARS.mechanicalProtection,
  },
  theme: {
    brand: '#0f766e',
    onBrand: '#ffffff',
    ink: '#10241f',
    onInk: '#ffffff',
    accent: '#ffb703',
    surface: '#f3f8f6',
    radius: 18,
    font: 'outfit',
    headerStyle: 'centred',
    cardStyle: 'outlined',
    headings: 'strong',
    sectionStart: 'centred',
    footerStyle: 'statement',
    pageHead: 'centred',
    vehicleLayout: 'beside',
    cardLayout: 'classic',
    searchLayout: 'column',
    modelLayout: 'grades',
  },
}
