import type { DemoPage } from '../DemoTenant'
import { button, carousel, faq, hero, picture, reasons } from '../../starter/writtenBlocks'

export const home: DemoPage = {
  title: 'Home',
  slug: 'home',
  description:
    'Caravans at Burpengary, motorcycles at Yatala and trucks at Rocklea: new and used, with service and finance for all three.',
  layout: [
    hero({
      variant: 'full',
      showSearch: true,
      searchLook: 'kinds',
      eyebrow: 'Caravans · Motorcycles · Trucks',
      heading: 'If it tows, tours or earns its keep.',
      text: 'Three yards between the Sunshine Coast and the Gold Coast, and a workshop for all of it.',
      image: { url: '/studio/scenes/big-rig-kinds.webp' },
      button: button('See what is in stock', '/search/new-used-and-demo-cars/'),
      secondButton: button('Sell yours', '/sell-my-car'),
    }),
    carousel({
      heading: 'Vans ready to roll',
      intro: 'Gas certified, pressure tested and weighed.',
      body: 'Caravan',
      limit: 5,
      layout: 'lead',
      button: button('All caravans', '/search/caravan'),
      tone: 'plain',
    }),
    {
      blockType: 'promo',
      eyebrow: 'Business',
      heading: 'Trucks on the ground, body on',
      text: 'Tippers, curtainsiders and prime movers, with the body on and the weights on the page.',
      image: picture('tipper/blue/scene'),
      button: button('See trucks', '/search/new-used-and-demo-cars/?item_type=truck'),
      variant: 'banner',
      tone: 'ink',
    },
    carousel({
      heading: 'Trucks in the yard',
      body: 'Truck',
      limit: 4,
      layout: 'list',
      button: button('All trucks', '/search/truck'),
      tone: 'surface',
    }),
    carousel({
      heading: 'Two wheels',
      intro: 'Safety checked, fuelled and ready for a ride.',
      body: 'Motorcycle',
      limit: 5,
      layout: 'gallery',
      button: button('All motorcycles', '/search/motorcycle'),
      tone: 'plain',
    }),
    {
      blockType: 'offers',
      heading: 'On this month',
      limit: 4,
      layout: 'tickets',
      button: button('All offers', '/special-offers'),
      tone: 'surface',
    },
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
      { image: picture('hybrid/grey/scene'), tone: 'plain' },
    ),
    {
      blockType: 'locations',
      heading: 'Three yards, and a workshop beside the trucks',
      layout: 'map',
      tone: 'surface',
    },
    { blockType: 'reviews', heading: 'From the road', limit: 12, tone: 'plain' },
    faq(
      'Before you hitch up',
      [
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
      ],
      'surface',
    ),
    {
      blockType: 'blogs',
      heading: 'Know before you go',
      limit: 4,
      layout: 'journal',
      button: button('More guides', '/blogs'),
      tone: 'plain',
    },
  ],
}
