import { STOCK_PATH } from '@/src/domain/site/paths'
import { button, carousel, faq, reasons } from '../../starter/writtenBlocks'
import type { EnquiryWords } from '../shared/routeWords'
import { tradeInLimits } from '../shared/tradeInLimits'

export const harbourCityEnquiries: EnquiryWords = {
  service: {
    text: 'Bring it in with a list, or just a funny noise. You hear the price first, then we get to work.',
    picture: null,
    more: button('Find the workshop', '/dealer-locator'),
    above: [
      {
        blockType: 'statsBanner',
        heading: 'What it usually costs',
        intro: 'With parts, labour and GST, for most cars we see. Yours is quoted before we begin.',
        stats: [
          { value: 'From $289', label: 'Logbook service: oil, filter and the checks in your book, small petrol car' },
          { value: '$99', label: 'Wheel alignment: all four wheels, with the print-out of before and after' },
          {
            value: 'From $320',
            label: 'Front brake pads: fitted, with the discs measured; new discs are quoted first',
          },
          { value: 'Set fee', label: 'Pink slip: the safety check for a NSW registration, while you wait' },
        ],
        layout: 'lines',
        tone: 'plain',
        spaceBelow: 'small',
      },
    ],
    form: {
      heading: 'Book a service',
      intro: 'Ask for a day and leave us a note. We ring you to agree on the time.',
      steps: [
        ['Say what it needs', 'A logbook service, new tyres, or that rattle.'],
        ['Hear from us', 'With a time, and a price you can say yes or no to.'],
        ['Leave it with us', 'Ask about a loan car, or hop on the station shuttle.'],
      ],
    },
    below: [
      reasons('Why people come back', [
        ['users', 'People you get to know', 'We started as a family workshop. Ask for whoever did it last time.'],
        ['handshake', 'Nothing behind your back', 'If we find something extra, we ring before we touch it.'],
        ['sparkles', 'Clean when you get it', 'A scheduled service ends with a wash by hand.'],
        ['life-buoy', 'Help on the road', 'It also renews your roadside assistance for a year.'],
      ]),
    ],
  },
  'book-test-drive': {
    text: 'Take one around the block, or ask whether we can start from your driveway.',
    picture: 'hatch-blade/blue/scene',
    more: button('Pick a car from stock', STOCK_PATH),
    form: {
      heading: 'Which one, and when?',
      intro: 'Any of our five brands, or anything used that caught your eye.',
      steps: [
        ['Pick a car', 'Not sure yet? Name two and drive both.'],
        ['We get it ready', 'And call you to agree on a time.'],
        ['Come for a drive', 'Pack the kids, the pram or the golf clubs and see if it all fits.'],
      ],
    },
    below: [
      carousel({
        heading: 'Demonstrators, ready to drive',
        source: 'search',
        search: '/search/demo-cars',
        limit: 8,
        button: button('All demonstrators', '/search/demo-cars'),
        tone: 'plain',
      }),
      faq('Handy to know', [
        ['Can you come to me?', 'Often, yes. Put your suburb in the message and we see what we can do.'],
        ['Can I keep it for the weekend?', 'We do lend demonstrators for a weekend. Ask which ones are free.'],
        ['What do I bring?', 'Your licence, and anybody who gets a say.'],
      ]),
    ],
  },
  'vehicle-parts-and-accessories': {
    text: 'Floor mats for the kids, racks for the boards, and the part your mechanic said you need.',
    picture: null,
    more: button('Where the counter is', '/dealer-locator'),
    form: {
      heading: 'Ask for a part',
      intro: 'Tell us what you drive and what you are after. You do not need a part number.',
      steps: [
        ['Tell us your car', 'Toyota, Hyundai, Kia, Ford or Isuzu UTE: have the registration handy.'],
        ['Get a price', 'We write back with what it costs and when it can be here.'],
        ['Pick it up', 'From Alexandria, or ask our workshop to put it on.'],
      ],
    },
    below: [
      reasons('More than spare parts', [
        ['store', 'A real counter', 'With people behind it who like a tricky question.'],
        ['caravan', 'Ready for holidays', 'Tow bars, roof racks and liners to suit your model.'],
        ['wrench', 'Fitting too', 'Add it to a service and make one trip of it.'],
        ['thumbs-up', 'Checked before we order', 'So that what arrives is what your car takes.'],
      ]),
    ],
  },
  finance: {
    text: 'A chat about numbers, with somebody patient. Come with a car in mind, or with none.',
    picture: 'people-mover/blue/scene',
    more: button('What fits my budget?', '/budget-search'),
    form: {
      heading: 'Let’s talk it over',
      intro: 'Asking costs nothing, and it is not a loan application.',
      steps: [
        ['Tell us a little', 'What you would like to drive and what feels comfortable to repay.'],
        ['One of us calls', 'The same person stays with you from start to finish.'],
        ['Sleep on it', 'You get the costs in writing, so show them to anyone you like.'],
      ],
    },
    below: [
      reasons('The friendly part of finance', [
        ['users', 'One person throughout', 'No being passed from desk to desk.'],
        ['calculator', 'Sums you can follow', 'The comparison rate stands beside the rate, with the fees listed.'],
        ['repeat', 'Put your old car in', 'Its value can come off what you borrow.'],
        ['heart', 'An honest no', 'If it looks too tight for you, we say so.'],
      ]),
    ],
  },
  'sell-your-car': {
    text: 'Whatever you drive, the buyers at Harbour City would like to see it.',
    picture: 'sedan/teal/scene',
    form: {
      heading: 'How it works',
      intro: '',
      steps: [
        ['Now: a range', 'Plate and kilometres, two minutes. Nobody minds a few dings.'],
        ['The same day: a call', 'A buyer usually rings within two business hours and finds a time that suits you.'],
        [
          'Your day: twenty minutes',
          'At Parramatta or at your place. Have these with you:\n- Your licence\n- All the keys\n- The logbook\n- The payout letter, if there is a loan',
        ],
        [
          'By the evening: in writing',
          'The offer usually comes the same day and stands for seven days. We pay by bank transfer before the keys change hands.',
        ],
      ],
    },
    below: [
      faq('Asked at the kitchen table', [
        ['Do I have to buy a car from you?', 'Not at all. Sell to us and catch the train home if you like.'],
        [
          'There is still a loan on it. Can I sell?',
          'Yes. We pay your lender first and transfer what is left to you. When more is owing than we offer, you pay the difference to the lender before it changes hands.',
        ],
        [
          'What if the logbook is gone?',
          'We still want to see it. Receipts and inspection slips help, and the example above shows what a missing history takes off.',
        ],
        [
          'Can I keep my private number plates?',
          'Sure, they are yours. Change over to standard plates at Service NSW before the car comes to us.',
        ],
        [
          'How long does the figure hold?',
          'The range on the screen is an estimate for today. What counts is the written offer, once we have seen the car.',
        ],
        [
          'What if it is older than that?',
          `Past ${tradeInLimits} there is no figure online, but we still buy it. A buyer rings you.`,
        ],
      ]),
      { blockType: 'reviews', heading: 'What the neighbours say', limit: 12, layout: 'bars', tone: 'surface' },
    ],
  },
}
