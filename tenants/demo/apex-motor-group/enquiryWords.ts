import { STOCK_PATH } from '@/src/domain/site/paths'
import { button, faq, reasons } from '../../starter/writtenBlocks'
import type { EnquiryWords } from '../shared/routeWords'
import { tradeInLimits } from '../shared/tradeInLimits'

export const apexEnquiries: EnquiryWords = {
  service: {
    text: 'Our members’ workshops in Sydney, Melbourne and Adelaide receive vehicles bought anywhere in the group.',
    picture: null,
    more: button('Locate a workshop', '/dealer-locator'),
    form: {
      heading: 'Request a service booking',
      intro: 'State your suburb and a preferred date. The member confirms directly with you.',
      steps: [
        ['Submit the request', 'Vehicle, registration and preferred date.'],
        ['Receive confirmation', 'The workshop responds with a time and a price.'],
        ['Attend the workshop', 'Additional work proceeds only with your approval.'],
      ],
    },
    below: [
      reasons(
        'Standards across the group',
        [
          ['shield-check', 'Member workshops', 'Work is carried out by the members’ own technicians.'],
          ['newspaper', 'Itemised accounts', 'Parts and labour are listed separately.'],
          ['route', 'Any member', 'A vehicle bought in one city may be serviced in another.'],
        ],
        { layout: 'lines', tone: 'plain' },
      ),
    ],
  },
  'book-test-drive': {
    text: 'Arrange to drive a vehicle from any member, at the dealership nearest you.',
    picture: 'suv-crest/black/scene',
    more: button('View group stock', STOCK_PATH),
    form: {
      heading: 'Arrange a drive',
      intro: 'A vehicle may have to travel between cities, so please allow time for its transfer.',
      steps: [
        ['Select a vehicle', 'From the combined stock of three dealerships.'],
        ['Agree on a time', 'The member that holds the vehicle contacts you.'],
        ['Attend with your licence', 'A consultant answers your questions before and after.'],
      ],
    },
    below: [
      faq('Conditions of a test drive', [
        ['Who may drive?', 'A person who holds a current licence for that class of vehicle.'],
        ['Can a vehicle be brought to another city?', 'In many cases. The receiving dealership advises the date.'],
        ['Does a drive oblige me to purchase?', 'It places you under no obligation.'],
      ]),
    ],
  },
  'vehicle-parts-and-accessories': {
    text: 'Genuine parts and accessories through the counters of our members.',
    picture: null,
    more: button('Locate a parts counter', '/dealer-locator'),
    form: {
      heading: 'Enquire about a part',
      intro: 'Your enquiry is directed to the member that represents your make.',
      steps: [
        ['Identify the vehicle', 'Make, model, year and registration.'],
        ['Receive a quotation', 'Price, availability and lead time, in writing.'],
        ['Collection or fitting', 'At the member’s counter or in its workshop.'],
      ],
    },
    below: [
      reasons(
        'Parts supply',
        [
          ['warehouse', 'Franchised counters', 'Alexandria for our Sydney brands, and Gepps Cross for Mazda.'],
          ['users', 'Business customers', 'Parts for several vehicles may be ordered through the fleet desk.'],
          ['circle-check', 'Verified fit', 'Each part is matched to the vehicle by its registration or VIN.'],
        ],
        { layout: 'lines', tone: 'plain' },
      ),
    ],
  },
  finance: {
    text: 'Finance for private and business customers, arranged through the member that sells you the vehicle.',
    picture: 'suv-large/navy/scene',
    more: button('Budget search', '/budget-search'),
    form: {
      heading: 'Make a finance enquiry',
      intro: 'An enquiry is a request for information. It is not an application for credit.',
      steps: [
        ['State your requirements', 'The vehicle, the term you prefer and any deposit.'],
        ['Consult a specialist', 'The member’s finance manager explains the products available.'],
        ['Review the documents', 'Rates, comparison rates, fees and conditions are disclosed before you apply.'],
      ],
    },
    below: [
      reasons(
        'Our approach to finance',
        [
          ['users', 'Private and business', 'Loans for individuals, and facilities for ABN holders.'],
          ['newspaper', 'Disclosure', 'Fees and any commission are set out in the documents you receive.'],
          [
            'shield-check',
            'The lender’s decision',
            'Approval rests with the lender and depends on your circumstances.',
          ],
        ],
        { layout: 'lines', tone: 'plain' },
      ),
    ],
  },
  'sell-your-car': {
    text: 'One valuation, recognised by every Apex dealership.',
    picture: 'wagon/white/scene',
    form: {
      heading: 'How a valuation proceeds',
      layout: 'flipped',
      intro: '',
      steps: [
        ['Immediately: an estimate', 'Online, from registration and kilometres.'],
        ['The same day: an appointment', 'The member concerned usually makes contact within two business hours.'],
        [
          'At inspection: a written offer',
          'In Sydney, Melbourne or Adelaide. Required are:\n- Registration papers\n- Identification\n- Service records\n- All keys',
        ],
        [
          'Within seven days: payment',
          'By bank transfer at the handover, at any member. Declining carries no obligation.',
        ],
      ],
    },
    below: [
      faq('Selling to the group', [
        ['Is a purchase required?', 'No. Members also acquire vehicles outright.'],
        [
          'May a vehicle with finance owing be sold?',
          'Yes. The financier is paid first and the remainder is remitted to the seller.',
        ],
        [
          'Are service records essential?',
          'No. Their absence is reflected in the valuation, as the example above shows.',
        ],
        [
          'Are personalised plates retained?',
          'They remain the seller’s, and are exchanged at the state’s registration authority before handover.',
        ],
        [
          'Which vehicles receive an estimate online?',
          `Cars of up to ${tradeInLimits}. Others are valued at inspection.`,
        ],
      ]),
      { blockType: 'reviews', heading: 'Across three cities', limit: 12, layout: 'quote', tone: 'surface' },
    ],
  },
}
