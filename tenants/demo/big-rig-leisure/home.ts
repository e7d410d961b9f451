import type { DemoPage } from '../DemoTenant'
import { button, carousel, faq, hero, markdown, noButton, picture, reasons } from '../../starter/writtenBlocks'

const tile = (label: string, body: string, token: string, kind: string) => ({
  label,
  body,
  href: `/search/new-used-and-demo-cars/?item_type=${kind}`,
  image: picture(token),
})

export const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description:
    'Caravans at Burpengary, motorcycles at Yatala and trucks at Rocklea: new and used, with service and finance for all three.',
  layout: [
    hero({
      variant: 'full',
      eyebrow: 'Caravans · Motorcycles · Trucks',
      heading: 'If it tows, tours or earns its keep.',
      text: 'Three yards between the Sunshine Coast and the Gold Coast, and a workshop that fixes all of it.',
      image: picture('caravan/white'),
      button: button('See what is in stock', '/search/new-used-and-demo-cars/'),
      secondButton: button('Sell yours', '/sell-my-car'),
    }),
    {
      blockType: 'bodyTypes',
      heading: 'Which way are you going?',
      items: [
        tile('Caravans and motorhomes', 'Caravan', 'caravan/white', 'caravan'),
        tile('Motorcycles', 'Motorcycle', 'motorcycle/black', 'motorcycle'),
        tile('Trucks', 'Truck', 'truck/white', 'truck'),
      ],
      tone: 'plain',
    },
    carousel({
      heading: 'Vans ready to roll',
      intro: 'Gas certified, pressure tested and weighed.',
      body: 'Caravan',
      limit: 10,
      tone: 'surface',
    }),
    reasons(
      'What we do that others skip',
      [
        [
          'gauge',
          'A weighbridge on site',
          'Car and van together, loaded the way you travel, free for anyone who is thinking about it.',
        ],
        ['key', 'A proper handover', 'Two hours, with cones. You will reverse before you leave.'],
        ['wrench', 'One workshop for everything', 'Bearings, bikes and tippers under one roof at Rocklea.'],
        ['map-pin', 'Help on the road', 'Repairers in forty towns who know our name and our number.'],
      ],
      { image: picture('caravan/silver/side'), tone: 'plain' },
    ),
    carousel({
      heading: 'Two wheels',
      intro: 'Safety checked, fuelled and ready for a ride.',
      body: 'Motorcycle',
      limit: 10,
      tone: 'surface',
    }),
    {
      blockType: 'promo',
      eyebrow: 'Business',
      heading: 'Trucks on the ground, body on',
      text: 'Traypacks, tippers and pantechs from 4.5 to 18 tonnes, most of them ready this week.',
      image: picture('truck/white/side'),
      button: button('See trucks', '/search/new-used-and-demo-cars/?item_type=truck'),
      variant: 'split',
      tone: 'ink',
    },
    {
      blockType: 'columns',
      heading: 'Three trades under one roof',
      widths: 'equal',
      frame: 'card',
      columns: [
        {
          image: picture('caravan/silver'),
          heading: 'Caravans and motorhomes',
          text: markdown(
            'Annual checks, leak tests and insurance repairs at Burpengary, with powered sites for the night before.',
          ),
          button: button('See caravans', '/search/caravan'),
        },
        {
          image: picture('motorcycle/red'),
          heading: 'Motorcycles',
          text: markdown('Logbook servicing, tyres fitted while you wait and a dyno at Yatala that tells the truth.'),
          button: button('See motorcycles', '/search/motorcycle'),
        },
        {
          image: picture('truck/white'),
          heading: 'Trucks',
          text: markdown(
            'Bodies, tippers and bullbars fitted at Rocklea, and a service bay that opens before your drivers do.',
          ),
          button: button('See trucks', '/search/truck'),
        },
      ],
      tone: 'plain',
    },
    { blockType: 'brandGrid', heading: 'Names you know', kind: 'by-kind', linkTo: 'stock', tone: 'plain' },
    {
      blockType: 'financeCallout',
      heading: 'Pay for it while you use it',
      intro:
        'Loans for vans, bikes and trucks over up to seven years, with seasonal repayments if your income has seasons.',
      points: ['Up to seven years', 'Seasonal repayments', 'ABN and private', 'Answer in a day'],
      image: picture('motorcycle/red'),
      button: button('Apply for finance', '/apply-for-finance#finance-form'),
      secondButton: noButton,
      tone: 'brand',
    },
    {
      blockType: 'offers',
      heading: 'On this month',
      limit: 3,
      button: button('All offers', '/special-offers'),
      tone: 'surface',
    },
    faq('Before you hitch up', [
      [
        'Can my car tow it?',
        'Tell us the car and we will work out the legal weight with you, in writing. Many of our customers leave with a smaller van than they came for and thank us.',
      ],
      [
        'Do you take cars as trades?',
        'Yes: cars, vans, boats, bikes and tippers. If it has papers we can put a number on it.',
      ],
      ['May I test ride?', 'With a full licence and your own gear, yes. We have loan helmets.'],
      [
        'Can you deliver interstate?',
        'Every week. The delivery calculator has the price to your postcode, and a driver will hand over as we would.',
      ],
    ]),
    { blockType: 'reviews', heading: 'From the road', limit: 12, tone: 'surface' },
    {
      blockType: 'blogs',
      heading: 'Know before you go',
      limit: 3,
      button: button('More guides', '/blogs'),
      tone: 'plain',
    },
    { blockType: 'locations', heading: 'Three yards and a workshop', layout: 'map', tone: 'surface' },
  ],
}
