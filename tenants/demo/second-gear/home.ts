import type { DemoPage } from '../DemoTenant'
import { bodyTiles, button, carousel, faq, features, hero, picture, reasons } from '../../starter/writtenBlocks'
import { tradeInLimits } from '../shared/tradeInLimits'
import { INSPECTION_POINTS } from './information'

export const buyingFaq = faq('Buying online, asked and answered', [
  [
    'Do I pay the whole price online?',
    'Only if you want to. Most people reserve with $500, drive the car, and pay the rest by transfer or finance.',
  ],
  [
    'What if I do not like it?',
    'Cars bought online can come back within seven days or 500 kilometres, whichever is first, in the same condition. We refund the price.',
  ],
  [
    'Can you deliver it?',
    'Free inside Melbourne, and at cost to most of the country. The delivery calculator on each car shows the price for your postcode.',
  ],
  [
    'Can I trade in my car as well?',
    'Yes. Value it online, and the driver who brings your new car takes the old one away.',
  ],
  [
    'What about cooling-off?',
    'In Victoria you have three clear business days after signing, unless you have taken delivery. Our seven days come on top.',
  ],
])

/** Those our warranty covers by their kilometres, that are here. */
const UNDER_20_000 = '/search/used-cars?price=1:20000&km=:160000&status=in_stock&sortBy=created_at_timestamp:desc'

export const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description:
    'Used cars in Melbourne with one price, a workshop report and seven days to return one bought online. Reserve online from $500.',
  layout: [
    hero({
      variant: 'centred',
      showSearch: true,
      searchLook: 'words',
      eyebrow: 'Used cars, online or in Melbourne',
      heading: 'Used cars, without the used-car bit.',
      text: 'One price, a report that says what we found, and seven days to return a car bought online.',
      image: { url: '/studio/scenes/second-gear-showroom.webp' },
      button: button('See every car', '/search/used-cars'),
      secondButton: button('How it works', '/buy-online'),
    }),
    carousel({
      heading: 'Under $20,000',
      intro: 'Inspected, in the yard and ready to go.',
      source: 'search',
      search: UNDER_20_000,
      limit: 8,
      layout: 'list',
      button: button('All of them', UNDER_20_000),
      tone: 'plain',
    }),
    features(
      [
        [
          'tag',
          'One price, checked',
          'Compared with the market every morning. The gauge is on every car.',
          '/blogs/how-we-decide-what-a-car-is-worth',
        ],
        ['repeat', 'Seven days to return it', 'Bought online and not in love? We refund the price.', '/buy-online'],
        ['truck', 'Delivered to you', 'Free inside Melbourne. Your postcode’s price is on every car.', '/buy-online'],
      ],
      { spaceAbove: 'small', spaceBelow: 'small' },
    ),
    reasons(
      'How a car gets on this website',
      [
        [
          'circle-check',
          `${INSPECTION_POINTS} checks`,
          'Half a day on the hoist in Dandenong. One car in nine goes back where it came from.',
        ],
        [
          'newspaper',
          'Report in full',
          'Four pages, tyre depths and the technician’s name. Ask for it before you drive.',
        ],
        [
          'shield-check',
          '3-year warranty',
          'On cars under ten years and 160,000 kilometres. Five years of mechanical protection are an option.',
        ],
      ],
      { intro: 'No balloons, no hard sell, no “what do I have to do to get you into this today”.', layout: 'lines' },
    ),
    carousel({
      heading: 'Barely run in',
      intro: 'Under 40,000 kilometres, fewest first.',
      source: 'search',
      search: '/search/used-cars?km=:40000&sortBy=km:asc',
      button: button('All of them', '/search/used-cars?km=:40000&sortBy=km:asc'),
      limit: 5,
      layout: 'lead',
      tone: 'plain',
    }),
    reasons(
      'Buying online, in four steps',
      [
        ['car-front', 'Pick a car', 'Photos, price and promises are all on its page.'],
        ['credit-card', 'Hold it for $500', 'For 48 hours, refunded in full if you do not go ahead.'],
        ['truck', 'Have it delivered', 'Or drive it first at Preston, Dandenong or Ringwood.'],
        ['repeat', 'Keep it, or not', 'Seven days or 500 kilometres, whichever is first.'],
      ],
      { button: button('How buying online works', '/buy-online'), tone: 'ink' },
    ),
    bodyTiles(
      [
        ['Small and city', 'Hatchback', 'hatch/blue'],
        ['Family SUVs', 'SUV', 'suv/teal'],
        ['Utes', 'Ute', 'ute/grey'],
        ['Sedans', 'Sedan', 'sedan/silver'],
        ['Wagons', 'Wagon', 'wagon/green'],
        ['Vans', 'Van', 'van/white'],
      ],
      { heading: 'Start with the shape', layout: 'words', tone: 'plain' },
    ),
    {
      blockType: 'tradeInCallout',
      heading: 'Your old car, without strangers in the driveway',
      intro: 'Two minutes for an estimate. Once we have seen the car, an offer good for seven days.',
      steps: [
        { title: 'Your car in three steps', text: 'Make, year, kilometres. No photos.' },
        { title: 'An estimate', text: `On the screen, for cars up to ${tradeInLimits}.` },
        { title: 'A firm offer', text: 'We look at the car, put the offer in writing and pay the same day.' },
      ],
      image: picture('sedan/red/scene'),
      button: button('Get my estimate', '/sell-your-car'),
      tone: 'brand',
    },
    {
      blockType: 'reviews',
      heading: 'Dull in a good way',
      intro: 'What buyers say after a month with the car.',
      limit: 6,
      layout: 'wall',
      tone: 'plain',
    },
    { blockType: 'locations', heading: 'Or come and kick a tyre', layout: 'carousel', tone: 'surface' },
    buyingFaq,
  ],
}
