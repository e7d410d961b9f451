import type { DemoPage } from './DemoTenant'
import {
  button,
  careersPage,
  carousel,
  features,
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
  name: 'Northline Mazda',
  company: 'Northline Vehicles SA Pty Ltd',
  email: 'privacy@northline.example',
  phone: '(08) 5550 0310',
  address: '63 Northern Parade, Medindie SA 5081',
  state: 'South Australia',
}

const slide = (name: string, description: string, token: string, href: string) => ({
  name,
  description,
  image: picture(token),
  button: { label: null, href },
})

const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description: 'New, demonstrator and certified pre-owned Mazda in Adelaide’s north. Service and parts at Gepps Cross.',
  layout: [
    hero({
      variant: 'slider',
      heading: 'Mazda, in Adelaide’s north',
      text: 'Medindie and Prospect',
      slides: [
        slide(
          'CX-60',
          'Six cylinders, in line, driving the rear wheels. You will find a reason to take the long way.',
          'suv/white',
          '/mazda-cx-60',
        ),
        slide('CX-80', 'Seven seats without the bulk.', 'suv/black', '/mazda-cx-80'),
        slide('MX-5', 'A thousand kilograms of good mood.', 'coupe/red', '/mazda-mx-5'),
        slide('BT-50', 'Works on Friday. Dressed for Saturday.', 'ute/red', '/mazda-bt-50'),
      ],
    }),
    features(
      [
        [
          'calendar',
          'Book a test drive',
          'A forty-minute loop with a hill, a motorway and a car park.',
          '/book-test-drive',
        ],
        [
          'wrench',
          'Book your service online',
          'Capped price, loan car, and the inspection on video.',
          '/service#service-booking',
        ],
        ['repeat', 'Value your trade-in', 'Two minutes for a figure we stand by.', '/trade-in'],
      ],
      { heading: 'Where would you like to start?' },
    ),
    {
      blockType: 'modelTiles',
      heading: 'The Mazda range',
      intro: 'Every model we sell, from the smallest to the one with seven seats.',
      limit: 8,
      button: button('All models', '/models'),
      tone: 'plain',
      spaceAbove: 'none',
    },
    carousel({
      heading: 'New Mazda in stock',
      intro: 'Here now, in the colour shown.',
      carTypes: ['new'],
      make: 'Mazda',
      limit: 10,
      button: button('All new Mazda', '/search/new-cars'),
      tone: 'surface',
    }),
    {
      blockType: 'promo',
      eyebrow: 'Certified pre-owned',
      heading: 'A Mazda with a past we know',
      text: 'Under six years, under 100,000 kilometres, inspected by Mazda technicians and covered for a year on the road.',
      image: picture('sedan/red/side'),
      button: button('See certified cars', '/search/used-cars?certified=true'),
      variant: 'split',
      tone: 'ink',
    },
    carousel({
      heading: 'Demonstrators',
      intro: 'Driven by us, serviced by us, priced to go.',
      carTypes: ['demo'],
      limit: 8,
      button: button('All demonstrators', '/search/demo-cars'),
      tone: 'plain',
    }),
    {
      blockType: 'offers',
      heading: 'Current Mazda offers',
      limit: 3,
      button: button('All offers', '/special-offers'),
      tone: 'surface',
    },
    reasons(
      'One brand, done properly',
      [
        ['award', '7-year warranty', 'On every new Mazda, with unlimited kilometres.'],
        ['users', 'The same faces', 'Half our team has been here for ten years or more. Ask for anyone by name.'],
        [
          'gauge',
          'Your garage',
          'Sign in to see your saved Mazdas, your test drives and everything you have asked us.',
        ],
      ],
      { button: button('Open my garage', '/my-garage'), image: picture('suv/grey/rear'), tone: 'plain' },
    ),
    { blockType: 'warranty', heading: 'Seven years is a long time', tone: 'tint' },
    { blockType: 'reviews', heading: 'From our drivers', limit: 12, tone: 'plain' },
    {
      blockType: 'form',
      kind: 'testDrive',
      anchor: 'drive',
      heading: 'Drive one this week',
      intro: 'Tell us which Mazda and when. It will be at the front, clean, fuelled and warm.',
      steps: [
        { title: 'Choose the car', text: 'One in stock, or a model you are curious about.' },
        { title: 'We call you', text: 'Within two business hours, to settle the time.' },
        { title: 'Take the loop', text: 'Forty minutes: a hill, a motorway and a car park.' },
      ],
      tone: 'surface',
    },
    {
      blockType: 'blogs',
      heading: 'Notes from Northline',
      limit: 3,
      button: button('All notes', '/blogs'),
      tone: 'plain',
    },
    { blockType: 'locations', heading: 'Find us', layout: 'map', tone: 'surface' },
  ],
}

export const northlinePages: DemoPage[] = [
  searchPage({
    path: 'used-cars',
    heading: 'Used Mazdas and More in Adelaide',
    intro: 'Mostly Mazda, mostly one owner, and all serviced here. What is not a Mazda came in as a trade for one.',
    description: 'Used Mazdas and trade-ins in Adelaide’s north, with their service history.',
  }),
  home,
  {
    title: 'About us',
    slug: 'about-us',
    description: 'A single-brand dealership in Adelaide’s north since 1984.',
    layout: [
      hero({
        variant: 'split',
        eyebrow: 'About us',
        heading: 'We only sell one thing, so we had better know it',
        text: 'Northline has sold Mazda, and nothing but, since the first 323 came off the boat.',
        image: picture('hatch/red'),
        button: button('Book a test drive', '/book-test-drive'),
        secondButton: noButton,
      }),
      text(`## Forty-two years of one badge

In 1984 Colin Ferrant sold his house to buy a showroom. His daughter Ruth runs it now, from the same desk. There are seventy of us between Medindie, Prospect and Gepps Cross, and nineteen have been here for longer than twenty years.

We have been asked to take on other brands. Each time we have gone for a drive in an MX-5 to think about it, and each time the answer has been the same.

## In the neighbourhood

Our courtesy cars carry the badge of the Prospect under-12s. Our apprentices restore one car a year and auction it for the children’s hospital: so far they have raised $386,000.`),
      { blockType: 'locations', heading: 'Visit us', layout: 'grid', tone: 'surface' },
    ],
  },
  {
    title: 'Warranty',
    slug: 'warranty',
    description: 'Seven years on new Mazda, three on used.',
    layout: [
      hero({
        variant: 'centred',
        eyebrow: 'Warranty',
        heading: 'Seven years, no kilometre limit',
        text: 'On every new Mazda we deliver. Three years on eligible used cars.',
        button: button('Ask about cover', '/contact-us'),
        secondButton: noButton,
      }),
      reasons('Cover, by car', [
        [
          'sparkles',
          'New: 7 years',
          'Factory warranty with unlimited kilometres for private owners, and roadside assistance with it.',
        ],
        [
          'badge-check',
          'Certified: factory balance plus ours',
          'A year of roadside assistance and a seven-day exchange.',
        ],
        ['shield-check', 'Used: 3 years', 'On cars under ten years and 160,000 kilometres, at any licensed repairer.'],
      ]),
      text(
        'Service your Mazda to its schedule and keep the record. Wear items and accident damage are not covered. The warranties are in addition to your rights under the Australian Consumer Law.',
      ),
    ],
  },
  {
    title: 'Trading in',
    slug: 'how-we-buy-cars',
    description: 'Valuing and trading in your car at Northline.',
    layout: [
      hero({
        variant: 'centred',
        eyebrow: 'We buy cars',
        heading: 'Trading in at Northline',
        text: 'Two minutes online for a figure, twenty minutes in person to make it firm.',
        button: button('Value my trade', '/trade-in'),
        secondButton: noButton,
      }),
      tradeInFaq,
    ],
  },
  careersPage('Northline Mazda', 'people@northline.example'),
  thankYouPage('Northline Mazda', '(08) 5550 0310'),
  privacyPolicy(business),
  termsAndConditions(business),
]
