import { STOCK_PATH } from '@/src/domain/site/paths'
import { button, faq, reasons } from '../../starter/writtenBlocks'
import type { EnquiryWords } from '../shared/routeWords'
import { tradeInLimits } from '../shared/tradeInLimits'

export const northlineEnquiries: EnquiryWords = {
  service: {
    heading: 'Mazda service',
    text: 'Mazda technicians and genuine Mazda parts, at our workshop in Gepps Cross.',
    picture: null,
    more: button('Workshop hours', '/dealer-locator'),
    form: {
      heading: 'Book a service',
      intro: 'Ask for a loan car with any service over two hours.',
      layout: 'flipped',
      steps: [
        ['Ask for a day', 'Your registration, the kilometres and a date that suits.'],
        ['We confirm', 'With the time, and the price of the scheduled service.'],
        ['Collect your Mazda', 'With a video of what the technician saw.'],
      ],
    },
    below: [
      reasons(
        'A Mazda workshop',
        [
          ['badge-check', 'Trained on Mazda', 'Our technicians train with Mazda and work on Mazda every day.'],
          ['car', 'A loan car', 'One is set aside when you ask for it with the booking.'],
          ['sparkles', 'Washed and vacuumed', 'Part of every scheduled service.'],
          ['newspaper', 'Approved by you', 'Anything beyond the schedule waits until you have agreed to its price.'],
        ],
        { layout: 'lines', tone: 'plain' },
      ),
    ],
  },
  'book-test-drive': {
    text: 'Forty minutes from Medindie, on a route chosen to show the car rather than the showroom.',
    picture: 'convertible/white/scene',
    more: button('Mazda in stock', STOCK_PATH),
    form: {
      heading: 'Reserve your drive',
      intro: 'Tell us which Mazda and when. It is prepared for you alone.',
      layout: 'flipped',
      steps: [
        ['Choose a Mazda', 'One from stock, or a model still on your list.'],
        ['Settle the time', 'We call to confirm the car and the hour.'],
        ['Take the loop', 'A hill, a motorway and a car park, at your own pace.'],
      ],
    },
    below: [
      faq('Before you drive', [
        ['What should I bring?', 'Your driver licence. Anybody who will share the car later is welcome to come along.'],
        [
          'May I drive a model that is not in stock?',
          'If we have a demonstrator of it, yes. If not, we let you know when one arrives.',
        ],
        ['Is there any obligation?', 'None. The drive is for you to form a view.'],
      ]),
    ],
  },
  'vehicle-parts-and-accessories': {
    heading: 'Mazda parts and accessories',
    text: 'Genuine Mazda parts and accessories, from the counter beside our workshop.',
    picture: null,
    more: button('Parts counter hours', '/dealer-locator'),
    form: {
      heading: 'Ask for a part',
      intro: 'The registration or the VIN leads us to the right one.',
      steps: [
        ['Describe the part', 'In your own words is enough.'],
        ['We look it up', 'And reply with its price, and whether it is on the shelf.'],
        ['Collect or fit', 'At Gepps Cross, on the same visit as a service if that is easier.'],
      ],
    },
    below: [
      reasons(
        'At the counter',
        [
          ['award', 'Genuine Mazda', 'Made to the specification of the car you drive.'],
          ['wrench', 'Fitted next door', 'The workshop shares our address.'],
          ['calendar', 'Ordered for you', 'What is not here can be ordered, with a date for its arrival.'],
        ],
        { layout: 'lines', tone: 'plain' },
      ),
    ],
  },
  finance: {
    text: 'A quiet conversation about what suits you, before you decide on the car.',
    picture: 'sedan/grey/scene',
    more: button('Search by repayment', '/budget-search'),
    form: {
      heading: 'Speak with us about finance',
      intro: 'A question here is not a credit application.',
      layout: 'flipped',
      steps: [
        ['Tell us your plans', 'The Mazda you have in mind, or the figure you would like to stay within.'],
        ['Go through the options', 'Term, deposit and final payment, side by side.'],
        ['Take it home to read', 'Rate, comparison rate and fees are in the document.'],
      ],
    },
    below: [
      faq('Good to know', [
        [
          'Will asking affect my credit file?',
          'An enquiry with us does not. An application to a lender may, and we ask you before one is made.',
        ],
        [
          'Can my present car be the deposit?',
          'Yes. [Have it valued](/trade-in), and the figure can come off the amount financed.',
        ],
        ['Who decides on a loan?', 'The lender, by its own criteria. We prepare the papers with you.'],
        ['May I arrange finance elsewhere?', 'Of course. Bring your lender’s approval when you sign.'],
      ]),
    ],
  },
  'sell-your-car': {
    text: 'A considered figure for your present car, whether you trade it on a Mazda or simply part with it.',
    picture: 'hatch/grey/scene',
    form: {
      heading: 'From figure to settlement',
      intro: '',
      steps: [
        ['At once: an estimate', 'From its registration and kilometres, and what cars like it are advertised for.'],
        ['Within the day: our buyer calls', 'As a rule within two business hours, to agree on a visit.'],
        [
          'On your visit: about twenty minutes',
          'At Prospect, beside the car. Please have with you:\n- The logbook\n- Both keys\n- Your licence\n- The payout figure, with a loan',
        ],
        [
          'Within seven days: settled',
          'The firm figure is held for seven days. It comes off your next car, or to your account on the day of the handover.',
        ],
      ],
    },
    below: [
      faq('Trading in at Northline', [
        ['Must I be buying a Mazda?', 'No. We also buy from people who are not replacing their car.'],
        ['May a car under finance be traded?', 'It may. We settle with your lender directly and the balance is yours.'],
        [
          'What if the logbook is missing?',
          'Our buyer looks for other records of its care. Without any, the figure is lower by what is set out above.',
        ],
        [
          'May I retain my own number plates?',
          'Certainly. Please exchange them for standard plates with Service SA before the handover.',
        ],
        ['May I come without filling in the form?', 'Yes. Prospect is open from Monday to Saturday.'],
        [
          'What if my car is older, or has gone further?',
          `Beyond ${tradeInLimits} our buyer names the figure at Prospect instead.`,
        ],
      ]),
      { blockType: 'reviews', heading: 'From our drivers', limit: 12, layout: 'quote', tone: 'surface' },
    ],
  },
}
