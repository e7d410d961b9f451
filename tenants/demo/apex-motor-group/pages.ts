import type { DemoPage } from '../DemoTenant'
import { button, careersPage, hero, markdown, noButton, text, thankYouPage } from '../../starter/writtenBlocks'
import { privacyPolicy, termsAndConditions } from '../../starter/legalPages'
import { place, story } from '../shared/aboutBlocks'
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
        variant: 'split',
        eyebrow: 'About Apex',
        heading: 'We buy dealerships we would shop at',
        text: 'And then we leave most things alone.',
        image: place('apex-motor-group-head-office'),
        button: button('Our dealerships', '/dealerships'),
        secondButton: noButton,
      }),
      story('Thirty years, and patient', {
        side: 'right',
        place: 'apex-motor-group-fleet',
        quote: 'Members keep their names, their people and their customers.',
        words: `Apex began in 1995 with one dealership and a long view. What its members share is worth sharing: one warranty, one fleet desk and one search across every car.

Three dealerships in Sydney, Melbourne and Adelaide are ours. The other addresses on our list belong to partners: yards for motorcycles and trucks in Queensland, and workshops that look after a car we sold when its owner has moved.`,
      }),
      {
        blockType: 'columns',
        heading: 'Our members',
        widths: 'equal',
        frame: 'card',
        columns: [
          {
            image: { url: '/studio/places/harbour-city-artarmon.webp' },
            heading: 'Harbour City Auto',
            text: markdown('Sydney. Toyota, Hyundai, Kia, Ford and Isuzu UTE, and a used-car centre in Parramatta.'),
            button: button('Its cars', '/search/harbour-city'),
          },
          {
            image: { url: '/studio/places/second-gear-preston.webp' },
            heading: 'Second Gear',
            text: markdown('Melbourne. Used cars, sold online and in three yards, each at one price.'),
            button: button('Its cars', '/search/second-gear'),
          },
          {
            image: { url: '/studio/places/northline-mazda-medindie.webp' },
            heading: 'Northline Mazda',
            text: markdown('Adelaide. Mazda is its one new brand; certified used cars of many makes are in Prospect.'),
            button: button('Its cars', '/search/northline-mazda'),
          },
        ],
        tone: 'surface',
      },
      {
        blockType: 'statsBanner',
        heading: 'The group and its partners in figures',
        stats: [],
        tone: 'ink',
      },
      {
        blockType: 'people',
        heading: 'Who answers for what',
        departments: ['management'],
        layout: 'lines',
        tone: 'plain',
      },
      { blockType: 'locations', heading: 'Where our members are', layout: 'carousel', tone: 'surface' },
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
