import { faq, features } from '../../starter/writtenBlocks'
import type { DemoWords } from '../shared/routeWords'
import { harbourCityEnquiries } from './enquiryWords'

export const harbourCityWords: DemoWords = {
  ...harbourCityEnquiries,
  'contact-us': { text: 'Call, write or drop by, and say hello to whoever answers.' },
  'dealer-locator': {
    text: 'Come to the one that is closest. The coffee is on.',
    below: [
      features(
        [
          [
            'car-front',
            'Have it ready',
            'Tell us which car, and it stands at the door when you arrive.',
            '/book-test-drive',
          ],
          ['wallet', 'Know what yours is worth', 'Two minutes at home, twenty in the yard.', '/sell-your-car'],
          ['calculator', 'Work out a budget', 'Then nobody has to do sums on a napkin.', '/budget-search'],
        ],
        { heading: 'Plan your visit', tone: 'surface' },
      ),
    ],
  },
  'special-offers': { text: 'What our five brands have going at the moment, with dates and conditions on each.' },
  brands: {
    picture: '/studio/places/harbour-city-artarmon.webp',
    text: 'Toyota, Hyundai, Kia, Ford and Isuzu UTE: sold here, and looked after here too.',
  },
  models: {
    picture: '/studio/scenes/harbour-range.webp',
    text: 'Have a look around all five ranges, then come and sit in one.',
    below: [
      faq('Before you choose one', [
        [
          'What does the drive-away price take in?',
          'Registration, duty, compulsory insurance and our delivery charge. Accessories are extra, and only if you ask.',
        ],
        [
          'How long is the wait?',
          'One that stands here can go home once it is registered. For one built to order we tell you the month the factory gives us.',
        ],
        ['Can I drive one first?', '[Choose a time](/book-test-drive) and the car is out the front when you arrive.'],
        [
          'Does my old car count towards it?',
          'It does. [See what it is worth](/sell-your-car) and bring the figure along.',
        ],
        ['Who looks after it later?', 'Our own workshop at Artarmon, whichever of the five badges it wears.'],
      ]),
    ],
  },
  reviews: { text: 'Kind words, and a few useful ones, from Sydney drivers.' },
  blogs: { text: 'Tips, new arrivals and stories from around our yards.' },
  'budget-search': {
    text: 'Two numbers are enough: what you can put down and what you can repay. See what turns up.',
  },
  'my-garage': { text: 'Everything you saved, booked or asked about, all in one spot.' },
  'spin-to-win': {
    text: 'The wheel is having a rest. Look in again, because the next round starts on this page.',
    below: [
      faq('About the wheel', [
        ['How do I join in?', 'Sign in when it opens and take your one turn.'],
        ['Do I need to buy something?', 'You do not, entry is free.'],
      ]),
    ],
  },
  'online-payment': {
    text: 'Pay your Harbour City invoice or deposit here, from the couch if you like.',
    below: [
      faq('Before you pay', [
        ['What should I have with me?', 'The reference on your invoice, plus the name and e-mail it was sent to.'],
        [
          'Somebody rang for my card number. Was it you?',
          'It was not. Please tell us, because we never take card numbers that way.',
        ],
      ]),
    ],
  },
}
