import { WARRANTY_YEARS } from '@/src/domain/constants/site'
import type { Template } from './Template'

/** The site of one manufacturer's franchise. */
export const singleBrandTemplate: Template = {
  label: 'Single brand',
  description: "One manufacturer's franchise: square, quiet and outlined, with a garage for signed-in owners.",
  settings: {
    'features.garage': true,
    'gates.carFinance': true,
    'gates.finance': true,
    'header.dropdownTrigger': 'click',
    'search.certifiedOnly': true,
    'search.pagePriceSlider': [],
    'slider.buttonLabel': 'Experience it',
    'testDrive.dateField': true,
    'testDrive.hideWhenComingSoon': true,
    'warranty.newYears': WARRANTY_YEARS.newCar,
  },
  theme: {
    brand: '#1b1b1f',
    onBrand: '#ffffff',
    ink: '#101014',
    onInk: '#ffffff',
    accent: '#a8121f',
    surface: '#f6f6f7',
    radius: 0,
    font: 'figtree',
    headerStyle: 'light',
    cardStyle: 'outlined',
    headings: 'light',
    sectionStart: 'line',
    motif: 'none',
    footerStyle: 'light',
    pageHead: 'open',
    vehicleLayout: 'wide',
    cardLayout: 'classic',
    searchLayout: 'column',
    modelLayout: 'grades',
    placesLayout: 'beside',
  },
}
