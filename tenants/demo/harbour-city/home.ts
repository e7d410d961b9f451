import type { DemoPage } from '../DemoTenant'
import { bodyTiles, bookService, button, carousel, features, hero, picture, reasons } from '../../starter/writtenBlocks'

export const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description:
    'New, demonstrator and used cars in Sydney: Toyota, Hyundai, Kia, Ford and Isuzu UTE at Artarmon, Alexandria and Parramatta.',
  layout: [
    hero({
      variant: 'split',
      showSearch: true,
      eyebrow: 'Artarmon · Alexandria · Parramatta',
      heading: 'The right car is closer than you think.',
      text: 'Five brands, more than a hundred cars in stock and a test drive that starts from your driveway if you like.',
      image: picture('suv/blue'),
      button: button('Browse our stock', '/search/new-used-and-demo-cars/'),
      secondButton: button('Value my trade-in', '/sell-your-car'),
    }),
    {
      blockType: 'brandGrid',
      heading: 'Five great brands',
      intro: 'New cars with factory-trained service for each of them.',
      kind: 'car',
      linkTo: 'brand',
      tone: 'plain',
    },
    carousel({
      heading: 'Just arrived',
      intro: 'Fresh on the floor this week.',
      limit: 10,
      sort: 'newest',
      tone: 'surface',
    }),
    bodyTiles(
      [
        ['SUVs', 'SUV', 'suv/green'],
        ['Utes', 'Ute', 'ute/orange'],
        ['Hatchbacks', 'Hatchback', 'hatch/red'],
        ['Sedans', 'Sedan', 'sedan/black'],
        ['People movers', 'People Mover', 'people-mover/white'],
        ['Vans', 'Van', 'van/white'],
      ],
      { heading: 'What do you need it to do?' },
    ),
    features([
      ['tag', 'Latest offers', 'Factory bonuses and finance rates across all five brands.', '/special-offers'],
      [
        'wrench',
        'Book your service online',
        'Loan cars and a station shuttle at Artarmon.',
        '/service#service-booking',
      ],
      ['banknote', 'Sell your car', 'A written offer, usually the same day.', '/sell-your-car'],
    ]),
    {
      blockType: 'offers',
      heading: 'This month’s offers',
      limit: 3,
      button: button('All offers', '/special-offers'),
      tone: 'surface',
    },
    reasons(
      'Why Sydney buys from us',
      [
        [
          'shield-check',
          'Looked at before you do',
          'Every used car goes through our own workshop and a PPSR check. Its page lists what was done.',
        ],
        [
          'handshake',
          'The price is the price',
          'The figure on the website goes on the windscreen and the contract. If government charges come on top, it says so.',
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
      { image: picture('suv/white/rear'), tone: 'plain' },
    ),
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
      image: picture('sedan/white/side'),
      button: button('Apply for finance', '/apply-for-finance#finance-form'),
      secondButton: button('See repayments', '/finance'),
      tone: 'ink',
    },
    { blockType: 'warranty', heading: 'Looked after long after', tone: 'surface' },
    { blockType: 'reviews', heading: 'In our customers’ words', limit: 12, tone: 'plain' },
    { blockType: 'blogs', heading: 'Latest news', limit: 3, button: button('All posts', '/blogs'), tone: 'surface' },
    { blockType: 'locations', heading: 'Three yards, one phone call', layout: 'map', tone: 'plain' },
    bookService,
  ],
}
