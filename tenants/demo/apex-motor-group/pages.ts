import type { DemoPage } from '../DemoTenant'
import { button, careersPage, hero, noButton, picture, text, thankYouPage } from '../../starter/writtenBlocks'
import { privacyPolicy, termsAndConditions } from '../../starter/legalPages'
import { searchPage } from '../shared/searchPages'
import { home } from './home'

const business = {
  name: 'Apex Motor Group',
  company: 'Apex Motor Group Holdings Pty Ltd',
  email: 'privacy@apexmotorgroup.example',
  phone: '1800 975 711',
  address: '1 Runway Crescent, Mascot NSW 2020',
  state: 'New South Wales',
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
