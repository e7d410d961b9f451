import type { DemoPage } from '../DemoTenant'
import { button, carousel, hero, picture, reasons } from '../../starter/writtenBlocks'

export const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description:
    'New, demonstrator and used cars in Sydney: Toyota, Hyundai, Kia, Ford and Isuzu UTE at Artarmon, Alexandria and Parramatta.',
  layout: [
    hero({
      variant: 'arch',
      showSearch: true,
      searchPlace: 'column',
      eyebrow: 'Artarmon · Alexandria · Parramatta',
      heading: 'Drive five brands in one Saturday.',
      text: 'New Toyota, Hyundai, Kia, Ford and Isuzu UTE, and used cars of any make, in three Sydney yards.',
      image: { url: '/studio/scenes/harbour-coast.webp' },
      button: button('Browse our stock', '/search/new-used-and-demo-cars/'),
      secondButton: button('Value my trade-in', '/sell-your-car'),
    }),
    {
      blockType: 'brandGrid',
      heading: 'Choose the badge',
      intro: 'New from five makers, serviced by technicians each of them trained.',
      kind: 'car',
      linkTo: 'brand',
      layout: 'band',
      tone: 'ink',
    },
    carousel({
      heading: 'Just arrived',
      intro: 'The ten newest, and the yard where each one is.',
      limit: 10,
      sort: 'newest',
      tone: 'surface',
    }),
    {
      blockType: 'offers',
      heading: 'This month’s offers',
      limit: 3,
      button: button('All offers', '/special-offers'),
      tone: 'plain',
    },
    {
      blockType: 'financeCallout',
      heading: 'Know your budget before you fall in love',
      intro: 'A pre-approval takes about ten minutes and commits you to nothing.',
      points: [
        'Answer the same day',
        'No fee to apply',
        'Pay it out early without penalty',
        'One person from start to finish',
      ],
      image: picture('sedan/white/scene'),
      button: button('Apply for finance', '/apply-for-finance#finance-form'),
      secondButton: button('See repayments', '/finance'),
      tone: 'ink',
    },
    reasons(
      'Four promises to hold us to',
      [
        [
          'shield-check',
          'Looked at before you do',
          'Every used car goes through our own workshop and a PPSR check. Ask for its report to see what was done.',
        ],
        [
          'handshake',
          'No surprise in the price',
          'The figure on the website goes on the windscreen. Drive away is all of it; “Excl. Govt. Charges” means those come on top, and we put them in writing first.',
        ],
        [
          'car-front',
          'Take it home first',
          'Borrow a demonstrator for the weekend. If it does not fit your life, do not buy it.',
        ],
        [
          'life-buoy',
          'Five years of protection',
          'Mechanical protection on eligible used cars, honoured anywhere in Australia.',
        ],
      ],
      { button: button('What our warranty covers', '/warranty'), image: picture('suv/white/scene'), tone: 'plain' },
    ),
    { blockType: 'reviews', heading: 'In our customers’ words', limit: 12, layout: 'bars', tone: 'surface' },
    { blockType: 'locations', heading: 'Three yards across Sydney', layout: 'map', tone: 'plain' },
  ],
}
