import { faq } from '../../starter/writtenBlocks'
import { statements } from '../shared/aboutBlocks'
import type { DemoWords } from '../shared/routeWords'
import { apexEnquiries } from './enquiryWords'

export const apexWords: DemoWords = {
  ...apexEnquiries,
  'contact-us': { text: 'Enquiries are directed to the office or dealership concerned.' },
  'dealer-locator': {
    text: 'Dealerships, workshops and parts counters in New South Wales, Victoria and South Australia.',
    below: [
      statements(
        'Before your visit',
        [
          [
            'Have a car brought closer',
            'Name it, and the member nearest you receives it.\n\n[Find the car](/search/new-used-and-demo-cars/)',
          ],
          ['Get a valuation', 'Recognised by each of our members.\n\n[Value a car](/sell-your-car)'],
          ['Speak to the fleet desk', 'For two vehicles or for fifty.\n\n[Fleet and business](/fleet)'],
        ],
        { frame: 'lines' },
      ),
    ],
  },
  'special-offers': { text: 'Offers from our members. Terms and dates are stated on each.' },
  brands: {
    picture: '/studio/places/apex-motor-group-head-office.webp',
    text: 'Six makes new in Sydney and Adelaide, and used cars of most others in all three cities.',
  },
  models: {
    picture: '/studio/scenes/apex-range.webp',
    text: 'See the new range at the dealership that sells it.',
    below: [
      faq('Buying new from a member', [
        [
          'Where is a new vehicle bought?',
          'From the member that holds the franchise for the make, at the price shown. Each model opens on that member’s site.',
        ],
        [
          'Can it be seen closer to home?',
          'A demonstrator can be brought to another of our dealerships by arrangement. [Contact the group](/contact-us) with the model and your suburb.',
        ],
        [
          'Who services it afterwards?',
          'Any of our workshops that holds the same franchise. [All locations](/locations) lists what each one looks after.',
        ],
        [
          'Does the group buy the vehicle it replaces?',
          'Every member values and buys vehicles of any make. [Request a valuation](/sell-your-car) and bring the figure to the appointment.',
        ],
      ]),
    ],
  },
  reviews: { text: 'What customers say about our dealerships in Sydney, Melbourne and Adelaide.' },
  blogs: { text: 'Announcements and guidance from Apex Motor Group.' },
  'budget-search': { text: 'State a repayment and a deposit to see vehicles across the group within that range.' },
  'spin-to-win': {
    text: 'Promotions of the group are published on this page before they open.',
    below: [
      faq('Conditions of entry', [
        ['Who is eligible?', 'Signed-in visitors who meet the published terms.'],
        ['Is there an entry fee?', 'Entry carries no charge.'],
      ]),
    ],
  },
  'online-payment': {
    text: 'Payment of Apex Motor Group invoices and deposits by card.',
    below: [
      faq('Payment information', [
        [
          'What information is required?',
          'The invoice reference together with the name and e-mail address recorded on it.',
        ],
        [
          'How does the group request payment?',
          'By invoice. Card numbers are not requested by telephone, message or post.',
        ],
      ]),
    ],
  },
}
