import { faq, features } from '../../starter/writtenBlocks'
import type { DemoWords } from '../shared/routeWords'
import { secondGearEnquiries } from './enquiryWords'
import { INSPECTION_POINTS } from './information'

export const secondGearWords: DemoWords = {
  ...secondGearEnquiries,
  'contact-us': { text: 'Message us, ring us or turn up. Whatever is easiest.' },
  'dealer-locator': {
    text: 'Three yards and a workshop around Melbourne. You can also do the whole thing online.',
    below: [
      features(
        [
          [
            'credit-card',
            'Hold the car',
            'A small deposit keeps it for 48 hours, so nobody drives off in it first.',
            '/buy-online',
          ],
          ['repeat', 'Value your old one', 'An estimate now, a look at it while you drive ours.', '/sell-your-car'],
          [
            'newspaper',
            'Read how we check',
            `All ${INSPECTION_POINTS} points of it, in plain words.`,
            '/used-car/inspection',
          ],
        ],
        { heading: 'Save yourself a trip', tone: 'tint' },
      ),
    ],
  },
  'special-offers': { text: 'Offers with the fine print in normal print. When one is over, it comes off this page.' },
  brands: {
    picture: '/studio/scenes/second-gear-showroom.webp',
    heading: 'Browse by make',
    text: 'Any make, if the car passes our checks. Each has one price, and a report you can read before you come.',
  },
  models: {
    picture: '/studio/scenes/second-gear-range.webp',
    text: 'Every make and model in our three yards, with how many there are and what they start at.',
  },
  reviews: { text: 'What buyers told us afterwards, including the bits we could do better.' },
  blogs: { text: 'How to buy, own and sell a used car without fuss.' },
  'budget-search': { text: 'Start with the money. We list the cars that fit it.' },
  'my-garage': { text: 'Saved cars, bookings and messages. Pick up where you stopped.' },
  'spin-to-win': {
    text: 'No wheel right now. When the next one starts, this is where it will be.',
    below: [
      faq('Two quick answers', [
        ['Is it real?', 'Yes. The odds and the terms are printed next to the wheel.'],
        ['How many turns do I get?', 'One, after you sign in.'],
      ]),
    ],
  },
  'online-payment': {
    text: 'Got an invoice or a deposit to pay? Type in the reference and pay Second Gear by card.',
    below: [
      faq('Two quick answers', [
        ['Where is my reference?', 'On the invoice. You also need the name and e-mail address it was made out to.'],
        ['Will you ever text me for card details?', 'Never. Pay on this page or talk to a yard.'],
      ]),
    ],
  },
}
