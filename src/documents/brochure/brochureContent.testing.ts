import type { BrochureContent } from './BrochureContent'

/** A brochure with something of everything. */
export const brochureContentFixture = (changes: Partial<BrochureContent> = {}): BrochureContent => ({
  title: '2021 Mazda CX-5',
  badge: 'Touring',
  tags: ['Used'],
  price: { text: '$32,990', basis: 'Drive Away', was: '$34,990', saving: '$2,000' },
  finance: {
    rows: [
      { label: 'Estimated repayment*', value: '$152/wk', note: 'about $658 a month' },
      { label: 'Comparison rate*', value: '8.19% p.a.', note: null },
    ],
    warning: 'WARNING: This comparison rate is true only for the examples given.',
  },
  facts: Array.from({ length: 12 }, (_, at) => ({ label: `Fact ${at}`, value: `Known ${at}` })),
  sections: [
    { title: 'About this car', kind: 'text', text: 'One owner.\n\nEvery service with us.' },
    { title: 'Specifications', kind: 'rows', rows: [{ label: 'Engine power', value: '140 kW' }] },
    { title: 'Features', kind: 'list', items: ['Head-up display', 'Leather seats'] },
  ],
  dealership: {
    name: 'Harbour City Auto',
    place: 'Harbour City Artarmon',
    address: ['1 Road', 'Artarmon NSW 2064'],
    phone: '02 9999 0000',
    hours: [{ label: 'Monday – Friday', value: '8:30 am – 5:30 pm' }],
    licences: ['Dealer licence MD12345'],
  },
  url: 'https://example.test/cars/2021-mazda-cx-5',
  theme: {
    brand: '#0050c8',
    onBrand: '#ffffff',
    ink: '#0b1b2b',
    onInk: '#ffffff',
    surface: '#f3f5f7',
    radius: 12,
    font: 'inter',
    headerStyle: 'light',
  },
  printedOn: '21/11/2026',
  ...changes,
})
