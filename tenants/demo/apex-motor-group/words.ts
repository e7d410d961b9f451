import { faq, features } from '../../starter/writtenBlocks'
import type { DemoWords } from '../shared/routeWords'
import { apexEnquiries } from './enquiryWords'

export const apexWords: DemoWords = {
  ...apexEnquiries,
  'contact-us': { text: 'Enquiries are directed to the office or dealership concerned.' },
  'dealer-locator': {
    text: 'Dealerships, workshops and parts counters in New South Wales, Victoria and South Australia.',
    below: [
      features(
        [
          [
            'route',
            'Have a car brought closer',
            'Name it, and the member nearest you receives it.',
            '/search/new-used-and-demo-cars/',
          ],
          ['wallet', 'Get a valuation', 'Recognised by each of our members.', '/sell-your-car'],
          ['users', 'Speak to the fleet desk', 'For two vehicles or for fifty.', '/fleet'],
        ],
        { heading: 'Before your visit', tone: 'surface' },
      ),
    ],
  },
  'special-offers': { text: 'Offers from our members. Terms and dates are stated on each.' },
  brands: { text: 'Our dealerships, the makes they and our partners sell new, and those we have used.' },
  models: { text: 'See the new range at the dealership that sells it.' },
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
