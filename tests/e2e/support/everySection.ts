import { lexical } from '@/src/domain/content/lexical'

const GROUNDS = ['plain', 'surface', 'tint', 'ink', 'brand']

/** What a section needs beyond its defaults: its required fields, and pictures. */
const needs = (picture: { url: string }): Record<string, object> => ({
  hero: {
    variant: 'slider',
    showSearch: false,
    heading: 'Every section',
    slides: [
      { name: 'First slide', description: 'With words on it.', image: picture, button: { href: '/special-offers' } },
      { name: 'Second slide', image: picture, hide_overlay: true },
    ],
  },
  columns: {
    heading: 'Side by side',
    columns: [
      { heading: 'One', image: picture },
      { heading: 'Two', button: { label: 'More of two', href: '/about-us' } },
    ],
  },
  faq: { items: [{ question: 'How long does a valuation take?', answer: lexical('About two minutes.') }] },
  logos: { heading: 'Ways to pay' },
  media: {
    heading: 'A look around',
    pictures: [
      { image: picture, alt: 'The yard', caption: 'At dawn' },
      { image: picture, alt: 'The workshop' },
    ],
  },
  promo: { heading: 'One message', image: picture, variant: 'banner' },
  richText: { content: lexical('Running text.') },
  statsBanner: { stats: [{ value: '50+', label: 'Locations' }] },
  stockCarousel: { heading: 'From a search', source: 'search', search: '/search/used-cars?sortBy=price:asc' },
  video: { heading: 'A short film', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', poster: picture },
})

/** A wheel that turns now, for the section that shows it. */
export const openWheel = (tenant: string): object => ({
  tenant,
  title: 'A wheel for a section',
  active: true,
  start: new Date(Date.now() - 60_000).toISOString(),
  expiry: new Date(Date.now() + 3_600_000).toISOString(),
  prizes: [
    { label: 'Mug', weight: 1, colour: 'brand', what: 'A mug.' },
    { label: 'Sticker', weight: 3, colour: 'ink', what: 'A sticker.' },
  ],
  terms: lexical('Be kind.'),
})

/** Every section as it is when an editor has just added it, in the order of the picker, on one ground after the other. */
export const SECTIONS = [
  ...['hero', 'bodyTypes', 'brandGrid', 'budgetSearch', 'modelTiles', 'stockCarousel', 'stockSearch'],
  ...[
    'blogs',
    'featureBanner',
    'offers',
    'prizeWheel',
    'promo',
    'promoCards',
    'logos',
    'reviews',
    'salesCounter',
    'statsBanner',
  ],
  ...['warranty', 'whyBuy', 'financeCallout', 'form', 'locations', 'people', 'tradeInCallout', 'columns'],
  ...['faq', 'media', 'richText', 'video', 'bookService'],
]
/** Sections that stand on no ground of their own. */
export const GROUNDLESS = ['hero', 'bookService']

export const everySection = (picture: { url: string }) => {
  const needed = needs(picture)
  return SECTIONS.map((blockType, index) => ({
    blockType,
    ...(GROUNDLESS.includes(blockType)
      ? {}
      : { tone: GROUNDS[index % GROUNDS.length], anchor: `at-${blockType.toLowerCase()}` }),
    ...needed[blockType],
  }))
}
