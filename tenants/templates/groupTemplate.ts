import type { Template } from './Template'

/** The site of a dealer group, which shows the stock of its members. */
export const groupTemplate: Template = {
  label: 'Dealer group',
  description:
    'Shows the stock of several dealerships: four cards in a row, dark header, a location to choose in forms.',
  settings: {
    'search.gridColumns': 4,
    'search.pageSize': 24,
    'search.pagePriceSlider': ['brand'],
    'cards.toggle': 'compare',
    'forms.locationSelect': true,
    'header.dropdownTrigger': 'click',
    'routes.locationPath': '/locations/{dealership-slug}',
    'vdp.stickyBottomBar': true,
  },
  theme: {
    brand: '#8a6820',
    onBrand: '#ffffff',
    ink: '#14161a',
    onInk: '#ffffff',
    accent: '#c8a45c',
    surface: '#f4f4f2',
    radius: 4,
    font: 'manrope',
    headerStyle: 'dark',
    cardStyle: 'flush',
    headings: 'serif',
    sectionStart: 'line',
    motif: 'none',
    footerStyle: 'columns',
    pageHead: 'dark',
    vehicleLayout: 'wide',
    cardLayout: 'classic',
    searchLayout: 'column',
    modelLayout: 'grades',
    placesLayout: 'beside',
  },
}
