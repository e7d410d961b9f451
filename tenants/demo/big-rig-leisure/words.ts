import { faq, features } from '../../starter/writtenBlocks'
import type { DemoWords } from '../shared/routeWords'
import { bigRigEnquiries } from './enquiryWords'

export const bigRigWords: DemoWords = {
  ...bigRigEnquiries,
  'contact-us': { text: 'Ring, write or pull in. There is room to park the rig.' },
  'dealer-locator': {
    text: 'Caravans at Burpengary, bikes at Yatala, trucks and the workshop at Rocklea.',
    below: [
      features(
        [
          [
            'caravan',
            'Check what you can tow',
            'ATM, ball weight and your car’s plate, explained.',
            '/blogs/caravan-weights-explained',
          ],
          ['route', 'Line up a ride', 'Pick the bike or the truck and the day.', '/book-test-drive'],
          ['wallet', 'Price the old rig', 'Send us the details before you hitch it up.', '/sell-my-car'],
        ],
        { heading: 'Before you hit the road', tone: 'surface' },
      ),
    ],
  },
  'special-offers': { text: 'Deals on vans, bikes and trucks. Check the dates and terms before you hitch up.' },
  brands: {
    picture: '/studio/places/big-rig-leisure-caravans-burpengary.webp',
    text: 'Vans, bikes and trucks from makers we know down to the axle nuts.',
  },
  models: {
    picture: '/studio/scenes/big-rig-range.webp',
    text: 'What is new for the road, the track and the job.',
    below: [
      faq('Asked over the drawbar', [
        [
          'Will it suit what I tow, ride or haul?',
          'Bring the tow car, the licence or the job. We go through weights and rules with you before you sign anything.',
        ],
        [
          'What is in the drive-away price?',
          'All the on-road costs and our handover. Annexes, racks and bullbars are quoted as extras.',
        ],
        [
          'How soon can I have it?',
          'If it stands in a yard, once it is registered and prepped. A build slot has a month on it, and we tell you which.',
        ],
        [
          'Do you show me how it all works?',
          'The handover takes as long as you have questions. With a van it includes hitching and reversing.',
        ],
        ['Will you take my old one?', '[Tell us what it is](/sell-my-car) and we price the swap.'],
      ]),
    ],
  },
  reviews: { text: 'Campfire talk: what owners say about us.' },
  blogs: { text: 'Towing, riding and hauling, from people who do it.' },
  'budget-search': { text: 'Punch in a repayment and a deposit, and see what you could roll out with.' },
  'spin-to-win': {
    text: 'The big wheel is parked. Keep an eye on this page for the next spin.',
    below: [
      faq('Before you spin', [
        ['What is the catch?', 'It is free, with one go per person.'],
        ['Where do I hear about it?', 'Right here, as soon as it is on.'],
      ]),
    ],
  },
  'online-payment': {
    text: 'Square up a Big Rig & Leisure invoice or deposit by card.',
    below: [
      faq('Before you pay', [
        ['What goes in the form?', 'Your invoice reference, and the name and e-mail on the invoice.'],
        ['Got a dodgy text about a payment?', 'Ignore it and ring the yard. We do not chase card numbers by message.'],
      ]),
    ],
  },
}
