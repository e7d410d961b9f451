import { faq } from '../../starter/writtenBlocks'
import { statements } from '../shared/aboutBlocks'
import type { DemoWords } from '../shared/routeWords'
import { northlineEnquiries } from './enquiryWords'

export const northlineWords: DemoWords = {
  ...northlineEnquiries,
  'contact-us': { text: 'A message, a call or a visit. You speak with somebody who works here.' },
  'dealer-locator': {
    text: 'Two showrooms, and service and parts together at Gepps Cross.',
    below: [
      statements('Arranged before you arrive', [
        ['Reserve a drive', 'The Mazda you name will be at the front.\n\n[Book a test drive](/book-test-drive)'],
        ['Book a service', 'With a loan car, if you ask for one now.\n\n[Book a service](/service#service-booking)'],
        ['Value your trade-in', 'Bring the estimate along and we go from there.\n\n[Value your car](/trade-in)'],
      ]),
    ],
  },
  'special-offers': { text: 'Current offers from Northline. The conditions are with each of them.' },
  brands: { text: 'One brand since 1984, and the time to know it well.' },
  models: {
    picture: '/studio/scenes/northline-range.webp',
    text: 'The Mazda range, model by model. Drive the ones that interest you.',
    below: [
      faq('What owners ask us first', [
        [
          'What is included in drive away?',
          'Registration, stamp duty, compulsory insurance and dealer delivery. Accessories are listed apart.',
        ],
        [
          'When could I have it?',
          'A car in stock is prepared as soon as you have signed. For an order we pass on the arrival month that Mazda gives us.',
        ],
        ['May I take one home overnight?', 'As a rule, yes. Please ask when you [book the drive](/book-test-drive).'],
        [
          'Is my present car taken in part payment?',
          'It is. [Have it valued](/trade-in) beforehand, so that the figure is known when you visit.',
        ],
        ['Where is it serviced?', 'At Gepps Cross, by people who work on nothing else.'],
      ]),
    ],
  },
  reviews: { text: 'What Northline drivers have written about us.' },
  blogs: { text: 'Notes on the cars, the roads near Adelaide and the care of both.' },
  'budget-search': { text: 'Set a repayment and a deposit, and see which of our cars are within them.' },
  'my-garage': { text: 'Your saved cars, your test drives and what you have asked us.' },
  'spin-to-win': {
    text: 'When a round opens at Northline, it opens here.',
    below: [
      faq('Good to know', [
        ['Who may take part?', 'Anybody who signs in and meets the terms, once.'],
        ['Is a purchase needed?', 'No purchase is needed at any time.'],
      ]),
    ],
  },
  'online-payment': {
    text: 'Settle a Northline invoice or deposit by card.',
    below: [
      faq('Good to know', [
        ['What will I need?', 'The invoice reference, and the name and e-mail address printed on it.'],
        [
          'How do I know that a request is genuine?',
          'Northline does not ask for card details by e-mail, text message or telephone.',
        ],
      ]),
    ],
  },
}
