import type { Template } from './Template'

/** Caravans, motorcycles and trucks: photographs first, larger amounts, stock that stays longer. */
export const leisureTemplate: Template = {
  label: 'Caravans, motorcycles and trucks',
  description: 'Large pictures under an overlaid header, photographs before the 360° view, finance for larger amounts.',
  settings: {
    'finance.calculator.form': 'loanAmount',
    'finance.calculator.maxLoanFollowsPrice': true,
    'finance.calculator.minLoan': 5000,
    'finance.calculator.minPrice': 5000,
    'gallery.autoRotate': false,
    'gallery.defaultView': 'gallery',
    'gallery.stockVideoPosition': 'start',
    'search.soldVisibleDays': 14,
    'search.pagePriceSlider': [],
    'slider.buttonLabel': 'Experience it',
    'specifications.just_arrived_days': 21,
    'specifications.just_arrived_tag_name': 'Just landed',
    'vdp.stickyHeaderButtons': false,
  },
  theme: {
    brand: '#b4470f',
    onBrand: '#ffffff',
    ink: '#22272b',
    onInk: '#ffffff',
    accent: '#e9c46a',
    surface: '#faf7f2',
    radius: 8,
    font: 'sora',
    headerStyle: 'overlay',
    cardStyle: 'flush',
    headings: 'capitals',
    sectionStart: 'bar',
    footerStyle: 'columns',
    pageHead: 'dark',
    vehicleLayout: 'beside',
  },
}
