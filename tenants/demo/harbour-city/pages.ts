import type { DemoPage } from '../DemoTenant'
import {
  bookService,
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
import { figures, place, statements, story } from '../shared/aboutBlocks'
import { searchPage } from '../shared/searchPages'
import { home } from './home'

const business = {
  name: 'Harbour City Auto',
  company: 'Harbour City Auto Pty Ltd',
  email: 'privacy@harbourcityauto.example',
  phone: '(02) 5550 0140',
  address: '214 Palisade Road, Artarmon NSW 2064',
  state: 'New South Wales',
}

const about: DemoPage = {
  title: 'About us',
  slug: 'about-us',
  description: 'A family business selling and servicing cars in Sydney since 1991.',
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'About us',
      heading: 'Started with one workshop. Still run from it.',
      text: 'Harbour City began in 1991 as a two-bay workshop behind Palisade Road. The bays are still there and so is the family.',
      image: place('harbour-city-artarmon-service'),
      button: button('Meet our locations', '/dealer-locator'),
      secondButton: noButton,
    }),
    story('Cars were the second idea', {
      place: 'harbour-city-artarmon',
      quote: 'The workshop decides what is good enough to go on sale. Sales has to live with it.',
      words: `Len and Marta Kosta fixed cars for eight years before they sold one. Customers kept asking what they should buy next, and Len kept telling them. In 1999 Toyota asked whether he would like to do it properly.

Today five brands share three yards, and two hundred people work here, sixty-two of them with a spanner in hand.

Since 2014 Harbour City has been a member of Apex Motor Group. It gives our customers one warranty across three states, and access to every used car in the group. The coffee, for better or worse, is still our own.`,
    }),
    figures(
      [
        ['1991', 'two bays behind Palisade Road'],
        ['1999', 'Toyota, our first brand'],
        ['2014', 'part of Apex Motor Group'],
        ['2019', 'Parramatta, for used cars'],
      ],
      { heading: 'The long way here', layout: 'lines', tone: 'surface' },
    ),
    { blockType: 'people', heading: 'Who picks up', layout: 'portraits', tone: 'plain' },
    statements(
      'What we promise',
      [
        ['We tell you what is wrong with it.', 'Before you ask, and before you have fallen for the colour.'],
        ['Every price is in writing.', 'The car, the extras, and what we give you for your old one.'],
        ['A person picks up.', 'Not a menu. If it is the workshop you want, they will put you through.'],
      ],
      { tone: 'ink' },
    ),
    { blockType: 'reviews', heading: 'What people say of us', limit: 12, layout: 'bars', tone: 'plain' },
    { blockType: 'locations', heading: 'Come and see us', types: ['sales'], layout: 'grid', tone: 'surface' },
  ],
}

const warranty: DemoPage = {
  title: 'Warranty',
  slug: 'warranty',
  description: 'Three-year warranty on eligible used cars and five years of mechanical protection.',
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Warranty',
      heading: 'Covered for longer than most people keep a car',
      text: 'Factory warranty on every new car. Our own on used.',
      button: button('Ask about cover', '/contact-us'),
      secondButton: noButton,
    }),
    reasons('What you get', [
      [
        'badge-check',
        '3 years on used cars',
        'Engine, gearbox, driveline and electrics on cars under ten years and 160,000 kilometres.',
      ],
      [
        'shield-check',
        '5 years of mechanical protection',
        'Optional cover that carries on where the three years stop.',
      ],
      ['route', 'Anywhere in Australia', 'Claims go to any licensed repairer, and we pay the repairer directly.'],
      ['repeat', 'Yours to pass on', 'Sell the car privately and the balance goes with it.'],
    ]),
    text(`## The small print, in normal print

Keep to the maker’s service schedule, with us or any licensed workshop, and keep the receipts. Wear items such as tyres, pads, wipers and batteries are not covered. Each claim is limited to the price you paid for the car.

New cars carry the manufacturer’s warranty: five years for Toyota, Hyundai and Ford, six for Isuzu UTE and seven for Kia, each with the conditions in its handbook.

These warranties are in addition to your rights under the Australian Consumer Law.`),
    bookService,
  ],
}

export const harbourCityPages: DemoPage[] = [
  searchPage({
    path: 'used-cars',
    heading: 'Used Cars for Sale in Sydney',
    intro:
      'Every one has been through our own workshop and carries a three-year warranty. [See what the warranty covers](/warranty).',
    description: 'Used cars in Sydney with a three-year warranty, a written price and a test drive from your driveway.',
    questions: [
      [
        'Is every used car inspected?',
        'Yes. A technician goes through it before it gets a price, and the report is yours to read before you decide.',
      ],
      [
        'Does the price include on-road costs?',
        'It says so beside the price: Drive Away includes everything, Excl. Govt. Charges leaves out stamp duty and registration.',
      ],
      ['Can I trade in my car?', 'Yes, any make. [A written offer](/sell-your-car) usually comes the same day.'],
    ],
  }),
  searchPage({
    path: 'suv',
    heading: 'SUVs for Sale',
    intro: 'From a city crossover to one that tows the boat. New ones from five makers, used ones from a dozen more.',
    description: 'New, demonstrator and used SUVs at three Sydney yards, each with its price and kilometres.',
  }),
  home,
  about,
  warranty,
  {
    title: 'Selling your car to us',
    slug: 'how-we-buy-cars',
    description: 'How a valuation works, how long it takes and when you are paid.',
    layout: [
      hero({
        variant: 'centred',
        eyebrow: 'We buy cars',
        heading: 'Selling your car to us',
        text: 'How a valuation works, how long it takes and when you are paid.',
        button: button('Value my car', '/sell-your-car'),
        secondButton: noButton,
      }),

      {
        blockType: 'tradeInCallout',
        heading: 'We want your car',
        intro: 'Any make, whether or not you buy from us.',
        steps: [
          { title: 'Tell us about it', text: 'Plate, kilometres and a few photographs.' },
          { title: 'Have it inspected', text: 'Twenty minutes in Parramatta, or at your place.' },
          { title: 'Be paid', text: 'By bank transfer, before you hand over the keys.' },
        ],
        image: picture('hatch/silver/scene'),
        button: button('Value my car', '/sell-your-car'),
        tone: 'ink',
      },
      tradeInFaq,
    ],
  },
  careersPage('Harbour City Auto', 'people@harbourcityauto.example'),
  thankYouPage('Harbour City Auto', '(02) 5550 0140'),
  privacyPolicy(business),
  termsAndConditions(business),
]
