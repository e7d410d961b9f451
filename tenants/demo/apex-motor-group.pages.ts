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
} from '../starter/writtenBlocks'
import { privacyPolicy, termsAndConditions } from '../starter/legalPages'
import { searchPage } from './shared/searchPages'

const business = {
  name: 'Apex Motor Group',
  company: 'Apex Motor Group Holdings Pty Ltd',
  email: 'privacy@apexmotorgroup.example',
  phone: '1800 975 711',
  address: '1 Runway Crescent, Mascot NSW 2020',
  state: 'New South Wales',
}

const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description:
    'New, demonstrator and used cars from Apex dealerships in Sydney, Melbourne and Adelaide, in one search.',
  layout: [
    hero({
      variant: 'full',
      showSearch: true,
      eyebrow: 'Sydney · Melbourne · Adelaide',
      heading: 'One group. Every road.',
      text: 'Search every car in the group at once, and drive it at the yard nearest you.',
      image: picture('suv/black'),
      button: button('Search all stock', '/search/new-used-and-demo-cars/'),
      secondButton: button('Find a dealership', '/dealer-locator'),
    }),
    { blockType: 'statsBanner', stats: [], tone: 'ink' },
    {
      blockType: 'brandGrid',
      heading: 'The brands we look after',
      intro: 'Cars, motorcycles, trucks, and the dealerships behind them.',
      kind: 'by-kind',
      linkTo: 'stock',
      tone: 'plain',
    },
    carousel({
      heading: 'New across the group',
      intro: 'Ready for delivery from three cities.',
      carTypes: ['new'],
      limit: 12,
      button: button('All new cars', '/search/new-cars'),
      tone: 'surface',
    }),
    features([
      ['tag', 'Latest offers', 'Finance rates and factory bonuses from every member.', '/special-offers', 'suv/red'],
      [
        'wrench',
        'Book your service online',
        'At the yard that suits you, wherever you bought.',
        '/service#service-booking',
        'ute/grey',
      ],
      ['banknote', 'Sell your car', 'One valuation, honoured at every Apex yard.', '/sell-your-car', 'sedan/blue'],
    ]),
    carousel({
      heading: 'Used, inspected and warranted',
      intro: 'The same 110 points and the same warranty at every yard.',
      carTypes: ['used'],
      sort: 'popular',
      limit: 12,
      button: button('All used cars', '/search/used-cars'),
      tone: 'plain',
    }),
    reasons(
      'What the group adds',
      [
        ['route', 'Any car, any yard', 'We bring it to the dealership nearest you, free, before you decide.'],
        ['shield-check', 'One warranty', 'Three years on used, five with protection, in every state.'],
        ['users', 'Fleet from two vehicles', 'One invoice and one person to call.'],
        ['banknote', 'One valuation', 'Good for seven days wherever you trade.'],
      ],
      { image: picture('ute/black/rear'), tone: 'surface' },
    ),
    {
      blockType: 'promo',
      eyebrow: 'Business',
      heading: 'Two vans is a fleet',
      text: 'Fleet pricing, one calendar for servicing, and a loan van when yours is in.',
      image: picture('van/white/side'),
      button: button('Talk to fleet', '/fleet'),
      variant: 'banner',
      tone: 'ink',
    },
    {
      blockType: 'salesCounter',
      heading: 'On the road this month',
      unit: 'vehicles across the group',
      tone: 'brand',
      spaceAbove: 'small',
      spaceBelow: 'small',
    },
    { blockType: 'reviews', heading: 'Across three cities', limit: 12, tone: 'plain' },
    { blockType: 'blogs', heading: 'From the group', limit: 3, button: button('All news', '/blogs'), tone: 'surface' },
    { blockType: 'promoCards', heading: 'Worth a look', limit: 3, tone: 'plain' },
    { blockType: 'locations', heading: 'Near you', types: ['sales'], layout: 'map', tone: 'surface' },
  ],
}

export const apexPages: DemoPage[] = [
  searchPage({
    path: 'used-cars',
    heading: 'Used Cars for Sale across Australia',
    intro: 'Three dealerships, one list. Whichever yard it stands in, you can buy it at the one closest to you.',
    description: 'Used cars from every dealership of the group, with one warranty and one price.',
    questions: [
      [
        'Can a car come to my nearest dealership?',
        'Yes. Most cars move between our yards within a week. Ask on the car’s page and we tell you the day.',
      ],
    ],
  }),
  home,
  {
    title: 'About us',
    slug: 'about-us',
    description: 'A group of dealerships that keep their own names.',
    layout: [
      hero({
        variant: 'full',
        eyebrow: 'About Apex',
        heading: 'We buy dealerships we would shop at',
        text: 'And then we leave most things alone.',
        image: picture('suv/silver'),
        button: button('Our dealerships', '/dealerships'),
        secondButton: noButton,
      }),
      text(`## Thirty years, and patient

Apex began in 1995 with one dealership and a long view. Members keep their names, their people and their customers. What they share is worth sharing: one inspection, one warranty, one fleet desk and one search across every car.

## Members

- **Harbour City Auto**, Sydney: Toyota, Hyundai, Kia, Ford and Isuzu UTE, and a used-car centre in Parramatta.
- **Second Gear**, Melbourne: used cars, sold online and in three yards.
- **Northline Mazda**, Adelaide: Mazda, and nothing but.

Motorcycles and trucks come through our partner yards in Queensland.`),
      { blockType: 'statsBanner', stats: [], tone: 'ink' },
      { blockType: 'locations', heading: 'Where we are', layout: 'grid', tone: 'plain' },
    ],
  },
  {
    title: 'Warranty',
    slug: 'warranty',
    description: 'Three-year standard warranty and five-year mechanical protection across the group.',
    layout: [
      text(`# Warranty

Every eligible used car sold by an Apex member carries the same three-year warranty, and may be extended with five-year mechanical protection. Claims are accepted at every member and at any licensed repairer in Australia.

## Eligible cars

Under ten years and 160,000 kilometres when sold, with a service history we can verify.

## What it covers

Engine, gearbox, driveline, steering, cooling, air conditioning and electrics, for parts and labour, up to the price paid. Wear items and accident damage are excluded.

New cars carry their manufacturer’s warranty. All of these are in addition to your rights under the Australian Consumer Law.`),
    ],
  },
  careersPage('Apex Motor Group', 'people@apexmotorgroup.example'),
  thankYouPage('Apex Motor Group', '1800 975 711'),
  privacyPolicy(business),
  termsAndConditions(business),
]
