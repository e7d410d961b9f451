import type { DemoPage } from '../DemoTenant'
import {
  button,
  careersPage,
  hero,
  markdown,
  noButton,
  reasons,
  text,
  thankYouPage,
  tradeInFaq,
} from '../../starter/writtenBlocks'
import { privacyPolicy, termsAndConditions } from '../../starter/legalPages'
import { figures, place } from '../shared/aboutBlocks'
import { searchPage } from '../shared/searchPages'
import { home } from './home'

const business = {
  name: 'Northline Mazda',
  company: 'Northline Vehicles SA Pty Ltd',
  email: 'privacy@northline.example',
  phone: '(08) 5550 0310',
  address: '63 Northern Parade, Medindie SA 5081',
  state: 'South Australia',
}

export const northlinePages: DemoPage[] = [
  searchPage({
    path: 'used-cars',
    heading: 'Used Cars in Adelaide’s North',
    intro:
      'What people drove here in when they chose a Mazda, of many makes, and a few Mazdas that came back to us. Our own workshop has been through each of them.',
    description:
      'Used cars in Adelaide’s north: trade-ins of many makes and pre-owned Mazdas, each checked in our workshop.',
  }),
  home,
  {
    title: 'About us',
    slug: 'about-us',
    description: 'A single-brand dealership in Adelaide’s north since 1984.',
    layout: [
      {
        blockType: 'media',
        width: 'screen',
        pictures: [{ image: place('northline-mazda-medindie'), alt: 'The showroom at Medindie in the evening' }],
        spaceAbove: 'none',
        tone: 'plain',
      },
      {
        blockType: 'columns',
        widths: 'equal',
        frame: 'open',
        columns: [
          {
            text: markdown(
              '## We sell one new brand, so we had better know it\n\nEvery new car that Northline has sold since the first 323 came off the boat was a Mazda. The used ones at Prospect are of many makes, and each has been through the same workshop.\n\n> We have been asked to take on other brands. Each time we have gone for a drive in an MX-5 to think about it, and each time the answer has been the same.',
            ),
          },
          {
            image: place('northline-mazda-service-gepps-cross'),
            text: markdown(`## Forty-two years of one badge

In 1984 Colin Ferrant sold his house to buy a showroom. His daughter Ruth runs it now, from the same desk. There are seventy of us between Medindie, Prospect and Gepps Cross, and nineteen have been here for longer than twenty years.

Our courtesy cars carry the badge of the Prospect under-12s. Our apprentices restore one car a year and auction it for the children’s hospital.`),
          },
        ],
        tone: 'plain',
      },
      figures(
        [
          ['1984', 'a house sold to buy a showroom'],
          ['70', 'people in three places'],
          ['19', 'of us here for over twenty years'],
          ['$386k', 'raised by our apprentices'],
        ],
        { tone: 'surface' },
      ),
      { blockType: 'people', heading: 'Ask for them by name', layout: 'lines', tone: 'plain' },
      { blockType: 'reviews', heading: 'From our drivers', limit: 12, layout: 'quote', tone: 'surface' },
      { blockType: 'locations', heading: 'Visit us', types: ['sales', 'service'], layout: 'grid', tone: 'plain' },
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
