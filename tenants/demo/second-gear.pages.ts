import type { DemoPage } from './DemoTenant'
import {
  bodyTiles,
  button,
  careersPage,
  carousel,
  faq,
  hero,
  noButton,
  picture,
  reasons,
  text,
  thankYouPage,
  tradeInFaq,
} from '../starter/writtenBlocks'
import { privacyPolicy, termsAndConditions } from '../starter/legalPages'
import { searchPage } from './shared/searchPages'

const business = {
  name: 'Second Gear',
  company: 'Second Gear Retail Pty Ltd',
  email: 'privacy@secondgear.example',
  phone: '(03) 5550 0210',
  address: '402 Brickworks Road, Preston VIC 3072',
  state: 'Victoria',
}

const buyingFaq = faq('Buying online, asked and answered', [
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

const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description:
    'Used cars in Melbourne with one price, a workshop report and seven days to change your mind. Reserve online from $500.',
  layout: [
    hero({
      variant: 'centred',
      showSearch: true,
      eyebrow: 'Used cars, online or in Melbourne',
      heading: 'Used cars, without the used-car bit.',
      text: 'One fair price, a report that says what we found, and seven days to change your mind.',
      image: picture('hatch/orange'),
      button: button('See every car', '/search/used-cars'),
      secondButton: button('How it works', '/buy-online'),
    }),
    bodyTiles(
      [
        ['Small and city', 'Hatchback', 'hatch/blue'],
        ['Family SUVs', 'SUV', 'suv/teal'],
        ['Utes', 'Ute', 'ute/grey'],
        ['Sedans', 'Sedan', 'sedan/silver'],
        ['Wagons', 'Wagon', 'wagon/green'],
        ['Vans', 'Van', 'van/white'],
      ],
      { heading: 'Start with the shape', tone: 'plain' },
    ),
    carousel({
      heading: 'Under $20,000',
      intro: 'Inspected, warranted and ready to go.',
      maxPriceDollars: 20000,
      sort: 'newest',
      limit: 10,
      button: button('All under $20,000', '/search/used-cars?price=0:20000'),
      tone: 'surface',
    }),
    reasons(
      'How a car gets on this website',
      [
        [
          'circle-check',
          '110 checks',
          'Half a day on the hoist in Dandenong. One car in nine goes back where it came from.',
        ],
        [
          'gauge',
          'Priced from the market',
          'Worked out every morning, shown with a gauge so that you can check our sum.',
        ],
        ['newspaper', 'Report in full', 'Four pages, photographs, tyre depths and the technician’s name.'],
        [
          'shield-check',
          '5 years of protection',
          'Three years standard, five in December, claims at any licensed repairer.',
        ],
        ['repeat', '7-day return', 'Bought online and not in love? Bring it back.'],
        ['truck', 'Delivered', 'Free in Melbourne, on a flatbed, with a full tank.'],
      ],
      { intro: 'No yard on a highway, no bunting, no “what do I have to do to get you into this today”.' },
    ),
    {
      blockType: 'tradeInCallout',
      heading: 'We want your car',
      intro: 'Two minutes for a number we stand by for seven days.',
      steps: [
        { title: 'Your car in three steps', text: 'Make, year, kilometres. No photos.' },
        { title: 'A firm number', text: 'In writing, good for seven days.' },
        { title: 'Paid today', text: 'Before you leave the chair.' },
      ],
      image: picture('sedan/red'),
      button: button('Get my number', '/sell-your-car'),
      tone: 'brand',
    },
    {
      blockType: 'budgetSearch',
      heading: 'Find cars for your budget',
      intro: 'Say what you would like to pay and what you can put down. We show you what that finds today.',
      tone: 'surface',
    },
    carousel({
      heading: 'Barely run in',
      intro: 'Under 40,000 kilometres, fewest first.',
      source: 'search',
      search: '/search/used-cars?km=:40000&sortBy=km:asc',
      button: button('All of them', '/search/used-cars?km=:40000&sortBy=km:asc'),
      limit: 10,
      tone: 'plain',
    }),
    { blockType: 'prizeWheel', tone: 'ink' },
    {
      blockType: 'reviews',
      heading: 'Dull in a good way',
      intro: 'What buyers say after a month with the car.',
      limit: 12,
      tone: 'surface',
    },
    { blockType: 'warranty', heading: 'If something goes wrong, it is ours to fix', tone: 'plain' },
    buyingFaq,
    {
      blockType: 'blogs',
      heading: 'Things worth knowing',
      limit: 3,
      button: button('Read more', '/blogs'),
      tone: 'plain',
    },
    { blockType: 'locations', heading: 'Or come and kick a tyre', layout: 'carousel', tone: 'surface' },
    { blockType: 'logos', heading: 'Pay the way you like', kind: 'payments', tone: 'plain', spaceAbove: 'small' },
  ],
}

export const secondGearPages: DemoPage[] = [
  searchPage({
    path: 'used-cars',
    heading: 'Used Cars for Sale in Melbourne',
    intro: 'One price, no haggling, and seven days to change your mind. What is wrong with it is on its page.',
    description: 'Used cars in Melbourne at one fixed price, with their faults written down.',
    questions: [
      [
        'Why is there no haggling?',
        'Because the price on the page is already the one we would settle at, for everybody.',
      ],
    ],
  }),
  home,
  {
    title: 'How buying online works',
    slug: 'buy-online',
    description: 'Reserve with $500, drive it where you like, return it within seven days.',
    layout: [
      hero({
        variant: 'split',
        eyebrow: 'Buying online',
        heading: 'From the sofa to the school run in four steps',
        text: 'Do all of it online, or stop at any point and come and see us instead.',
        image: picture('suv/white'),
        button: button('Browse cars', '/search/used-cars'),
        secondButton: noButton,
      }),
      reasons('The four steps', [
        ['heart', '1. Choose', 'Save a few, compare them side by side, read the reports.'],
        [
          'credit-card',
          '2. Reserve',
          '$500 on your card holds the car for 48 hours. It is refunded if you do not go ahead.',
        ],
        ['key', '3. Drive', 'At a yard, or at your place inside Melbourne.'],
        ['truck', '4. Collect or have it delivered', 'Sign on your phone, trade your old car at the door.'],
      ]),
      buyingFaq,
    ],
  },
  {
    title: 'About us',
    slug: 'about-us',
    description: 'Three people, one spreadsheet and a dislike of haggling.',
    layout: [
      hero({
        variant: 'split',
        eyebrow: 'About us',
        heading: 'We started this because we hated buying cars',
        text: 'Second Gear opened in Preston in 2011 with eleven cars and one rule: the price is the price.',
        image: picture('hatch/green/side'),
        button: button('See the cars', '/search/used-cars'),
        secondButton: noButton,
      }),
      text(`## A spreadsheet and a hoist

Imogen kept a spreadsheet of every used car for sale in Melbourne. Farid had a hoist. Together they could tell what a car was worth and what was wrong with it, which turned out to be most of the business.

There are three yards now and most of our customers meet us online first. We still buy every car ourselves, still inspect every one of them in Dandenong, and still refuse about one in nine.

## What we do not do

- We do not negotiate. Our consultants earn the same on every car, so they have no reason to push you to a dearer one.
- We do not add fees at the desk. Drive-away prices include registration and stamp duty for a private buyer in Victoria.
- We do not sell cars we would not lend to our mums. Imogen’s has one.`),
      {
        blockType: 'statsBanner',
        stats: [
          { value: '14,200', label: 'cars sold' },
          { value: '110', label: 'points checked' },
          { value: '7', label: 'days to return it' },
          { value: '1 in 9', label: 'cars we refuse' },
        ],
        tone: 'ink',
      },
    ],
  },
  {
    title: 'Warranty',
    slug: 'warranty',
    description: 'Three-year standard warranty on used cars, five-year mechanical protection on request.',
    layout: [
      hero({
        variant: 'centred',
        eyebrow: 'Warranty',
        heading: 'Three years standard. Five if you like.',
        text: 'On every car under ten years and 160,000 kilometres.',
        button: button('Make a claim', '/contact-us'),
        secondButton: noButton,
      }),
      text(`## What is covered

Engine, gearbox, driveline, steering, electrics, cooling and air conditioning, for parts and labour, up to the price you paid.

## What is not

Tyres, brake pads, wipers, batteries over two years old, trim, and damage from accidents or missed services.

## Making a claim

Take the car to any licensed repairer, ask them to call us before they start, and leave the rest to us. Most claims are approved the same day and paid to the repairer.

The warranty is in addition to the statutory used car warranty and to your rights under the Australian Consumer Law.`),
    ],
  },
  {
    title: 'Selling your car',
    slug: 'how-we-buy-cars',
    description: 'A firm number in two minutes.',
    layout: [
      hero({
        variant: 'centred',
        eyebrow: 'We buy cars',
        heading: 'A firm number in two minutes',
        text: 'We stand by it for seven days, whether or not you buy from us.',
        button: button('Get my number', '/sell-your-car'),
        secondButton: noButton,
      }),
      tradeInFaq,
    ],
  },
  careersPage('Second Gear', 'people@secondgear.example'),
  thankYouPage('Second Gear', '(03) 5550 0210'),
  privacyPolicy(business),
  termsAndConditions(business),
]
