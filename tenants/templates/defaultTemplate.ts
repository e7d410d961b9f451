import type { Template } from './Template'

/** The platform as it comes: every setting at its platform default. */
export const defaultTemplate: Template = {
  label: 'Dealership',
  description: 'A multi-franchise dealership: new, demo and used cars, three cards in a row, light header.',
  settings: {},
  theme: {
    brand: '#0b5cad',
    onBrand: '#ffffff',
    ink: '#0d1b2a',
    onInk: '#ffffff',
    accent: '#f2a541',
    surface: '#f5f7fa',
    radius: 12,
    font: 'inter',
    headerStyle: 'light',
    cardStyle: 'elevated',
    headings: 'strong',
    sectionStart: 'plain',
    motif: 'none',
    footerStyle: 'columns',
    pageHead: 'plain',
    vehicleLayout: 'beside',
    cardLayout: 'classic',
    searchLayout: 'column',
    modelLayout: 'grades',
    placesLayout: 'beside',
  },
}
