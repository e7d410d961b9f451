import type { DemoPage } from '../DemoTenant'
import {
  button,
  careersPage,
  hero,
  noButton,
  picture,
  reasons,
  text,
  thankYouPage,
  tradeInFaq,
} from '../../starter/writtenBlocks'
import { privacyPolicy, termsAndConditions } from '../../starter/legalPages'
import { figures, placeGallery, statements, story } from '../shared/aboutBlocks'
import { searchPage } from '../shared/searchPages'
import { buyingFaq, home } from './home'
import { INSPECTION_POINTS } from './information'

const business = {
  name: 'Second Gear',
  company: 'Second Gear Retail Pty Ltd',
  email: 'privacy@secondgear.example',
  phone: '(03) 5550 0210',
  address: '402 Brickworks Road, Preston VIC 3072',
  state: 'Victoria',
}

export const secondGearPages: DemoPage[] = [
  searchPage({
    path: 'new-used-and-demo-cars',
    heading: 'Used cars, checked',
    intro: 'Everything we have, from all three yards. Each one has been on our hoist in Dandenong.',
    description: 'Every used car at Second Gear in Melbourne, checked by our own workshop.',
  }),
  searchPage({
    path: 'used-cars',
    heading: 'Used Cars for Sale in Melbourne',
    intro:
      'One price, no haggling, and seven days to return a car bought online. Ask for the report to see what we found.',
    description: 'Used cars in Melbourne at one fixed price. Ask for the report of any of them, faults included.',
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
        image: picture('suv/white/scene'),
        button: button('Browse cars', '/search/used-cars'),
        secondButton: noButton,
      }),
      reasons('The four steps', [
        ['heart', '1. Choose', 'Save a few, compare them side by side and ask for their reports.'],
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
      statements(
        'We started this because we hated buying cars',
        [
          [
            'We do not negotiate.',
            'Our consultants earn the same on every car, so they have no reason to push you to a dearer one.',
          ],
          [
            'We do not add fees at the desk.',
            'Drive-away prices include registration and stamp duty for a private buyer in Victoria.',
          ],
          [
            'We do not sell what our mums would not drive.',
            'The mother of Imogen, one of our founders, drives a hatchback from our own yard.',
          ],
        ],
        {
          intro:
            'Second Gear opened in Preston in 2011 with eleven cars and one rule: the price is the price. Three things we do not do.',
          frame: 'lines',
          tone: 'plain',
        },
      ),
      story('A spreadsheet and a hoist', {
        side: 'right',
        place: 'second-gear-workshop',
        quote:
          'We could tell what a car was worth, and what was wrong with it. That turned out to be most of the business.',
        words: `Imogen kept a spreadsheet of every used car for sale in Melbourne. Farid had a hoist. In 2011 they put the two together, in Preston, with eleven cars.

There are three yards now and most of our customers meet us online first. We still buy every car ourselves, still inspect every one of them in Dandenong, and still refuse about one in nine.

[How we inspect a car](/used-car/inspection) · [How buying online works](/buy-online)`,
      }),
      figures(
        [
          ['14,200', 'cars sold since 2011'],
          [INSPECTION_POINTS, 'points checked'],
          ['7', 'days to return a car bought online'],
          ['1 in 9', 'cars we refuse'],
        ],
        { tone: 'tint' },
      ),
      {
        blockType: 'people',
        heading: 'Same pay, whichever car you choose',
        layout: 'faces',
        tone: 'plain',
      },
      placeGallery('Three yards in Melbourne', [
        ['second-gear-preston', 'Preston'],
        ['second-gear-dandenong', 'Dandenong'],
        ['second-gear-ringwood', 'Ringwood'],
      ]),
      {
        blockType: 'locations',
        heading: 'Hours and directions',
        types: ['sales'],
        layout: 'carousel',
        tone: 'surface',
      },
    ],
  },
  {
    title: 'Warranty',
    slug: 'warranty',
    description: 'Three years of warranty as standard, five years of mechanical protection as an option.',
    layout: [
      hero({
        variant: 'centred',
        eyebrow: 'Warranty',
        heading: 'Three years of warranty, as standard',
        text: 'On every car under ten years and 160,000 kilometres. Five years of mechanical protection are an option.',
        button: button('Make a claim', '/contact-us'),
        secondButton: noButton,
      }),
      text(`## What the warranty covers

For three years: engine, gearbox, driveline, steering, electrics, cooling and air conditioning, for parts and labour, up to the price you paid.

## What mechanical protection adds

For five years from the day of sale, so two after the warranty ends: engine, gearbox and steering. It is an option on any car with the warranty.

## What is not covered

Tyres, brake pads, wipers, batteries over two years old, trim, and damage from accidents or missed services.

## Making a claim

Take the car to any licensed repairer, ask them to call us before they start, and leave the rest to us. Most claims are approved the same day and paid to the repairer.

The warranty is in addition to the statutory used car warranty and to your rights under the Australian Consumer Law.`),
    ],
  },
  {
    title: 'Selling your car',
    slug: 'how-we-buy-cars',
    description: 'An estimate in two minutes, and a firm offer once we have seen the car.',
    layout: [
      hero({
        variant: 'centred',
        eyebrow: 'We buy cars',
        heading: 'An estimate in two minutes',
        text: 'Then we look at the car and make a firm offer. We stand by it for seven days, whether or not you buy from us.',
        button: button('Get my estimate', '/sell-your-car'),
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
