import { button, faq, reasons } from '../../starter/writtenBlocks'
import type { EnquiryWords } from '../shared/routeWords'
import { tradeInLimits } from '../shared/tradeInLimits'

export const secondGearEnquiries: EnquiryWords = {
  service: {
    text: 'The people who inspect our cars can service yours. Any make, in Dandenong.',
    picture: null,
    more: button('Where the workshop is', '/dealer-locator'),
    form: {
      heading: 'Book a service',
      intro: 'Ask for a day and say what is wrong, or that nothing is.',
      layout: 'centred',
      steps: [
        ['Ask for a day', 'We write or call to confirm it.'],
        ['Get a price', 'Before we start. If it grows, we ask again.'],
        ['Get your car back', 'With a list of what we did and what can wait.'],
      ],
    },
    above: [
      {
        blockType: 'statsBanner',
        heading: 'Prices first',
        intro:
          'Parts, labour and GST are in them. Bigger engines cost more, and you hear that before we lift the bonnet.',
        stats: [
          { value: '$249', label: 'basic service, four cylinders' },
          { value: '$89', label: 'wheel alignment' },
          { value: '$295', label: 'front brake pads, from' },
          { value: '$0', label: 'tyre and battery check' },
        ],
        tone: 'plain',
        spaceAbove: 'small',
        spaceBelow: 'small',
      },
    ],
    below: [
      faq('Servicing, the short version', [
        ['Do you only service cars you sold?', 'No, bring any car.'],
        ['What if it costs more?', 'We stop and ask. The list above covers what most cars need.'],
        ['Will you ring me with extras?', 'Only if something is unsafe or about to be. You decide.'],
      ]),
    ],
  },
  'book-test-drive': {
    text: 'At one of three yards, or outside your house in Melbourne.',
    picture: 'city-hatch/orange/scene',
    more: button('Browse the cars', '/search/used-cars'),
    form: {
      heading: 'Pick a car and a time',
      intro: 'No sales talk in the passenger seat.',
      layout: 'centred',
      steps: [
        ['Choose online', 'Read what we found on its page first.'],
        ['We confirm', 'A short message with the time and the place.'],
        ['Drive it', 'Try your own street, a tight car park and the freeway.'],
      ],
    },
    below: [
      reasons(
        'How our test drives work',
        [
          ['map-pin', 'Your place or ours', 'Preston, Dandenong, Ringwood or your driveway inside Melbourne.'],
          ['newspaper', 'Faults first', 'We show you the marks we know about before you start it.'],
          ['handshake', 'No haggling after', 'Everybody pays the price on the page.'],
        ],
        { layout: 'lines', tone: 'plain' },
      ),
    ],
  },
  'vehicle-parts-and-accessories': {
    text: 'Parts, mats, racks and keys. Original where it matters, a good equivalent where it does not.',
    picture: 'suv/bronze/scene',
    more: button('See where we are', '/dealer-locator'),
    form: {
      heading: 'Ask for a part',
      intro: 'Tell us the car and the part. We tell you whether it is worth fixing.',
      steps: [
        ['Send the details', 'Registration, part, and how urgent it is.'],
        ['See the options', 'Original or equivalent, with the price of each.'],
        ['Fit it or take it', 'Collect it, or book the hoist.'],
      ],
    },
    below: [
      reasons('Parts without the puzzle', [
        ['tag', 'Prices side by side', 'So you can see what the badge costs.'],
        ['leaf', 'Repair first', 'If a clip will do, we will not sell you the whole door trim.'],
        ['wrench', 'One team', 'The technicians who inspect our cars do the fitting.'],
      ]),
    ],
  },
  finance: {
    text: 'Work out the repayments before you pick the car. No pressure, no jargon.',
    picture: 'city-hatch/blue/scene',
    more: button('Set a budget first', '/budget-search'),
    form: {
      heading: 'Ask a question',
      intro: 'Asking here leaves your credit file alone.',
      layout: 'centred',
      steps: [
        ['Send your question', 'About a car, a budget or how loans work.'],
        ['Get a plain answer', 'We write back, or call if you would rather talk.'],
        ['Take your time', 'Read the papers at home before you sign anything.'],
      ],
    },
    below: [
      faq('Finance, minus the fog', [
        ['Is this an application?', 'No. It is a message to us and goes to no lender.'],
        [
          'What does a loan really cost?',
          'Look at the comparison rate and the total you pay back, not only the repayment.',
        ],
        ['Can I use a loan from my own bank?', 'Yes, and we will not sulk about it.'],
        ['Do you decide who gets a loan?', 'No, lenders do. We say early if we think the answer will be no.'],
      ]),
    ],
  },
  'sell-your-car': {
    text: 'Fill in the form, get an estimate, decide later. Second Gear buys cars whether or not you buy one.',
    picture: 'city-hatch/blue/yard-second-gear',
    form: {
      heading: 'Four steps, and no haggling',
      layout: 'centred',
      intro: '',
      steps: [
        ['Minute two: an estimate', `On the screen, for cars up to ${tradeInLimits}. No name needed.`],
        ['Hour two: a message', 'Usually by then a buyer has written or called to set up a look at it.'],
        [
          'Day one or two: the look',
          'Preston or Dandenong, half an hour. Bring:\n- Photo ID\n- Both keys\n- The service book\n- Any payout figure',
        ],
        [
          'Before you walk home: paid',
          'The offer is firm for seven days. We transfer the money before the car stays with us.',
        ],
      ],
    },
    above: [
      {
        blockType: 'reviews',
        heading: 'How it went for others',
        limit: 6,
        layout: 'wall',
        tone: 'plain',
        spaceBelow: 'small',
      },
    ],
    below: [
      faq('Selling, question by question', [
        ['Do I have to swap it for one of yours?', 'Nope, selling outright is fine.'],
        ['There is a loan on it. Now what?', 'We clear it with your lender and send you the rest.'],
        ['No service book?', 'That lowers the number, as the example above does it. It does not stop the sale.'],
        ['What about my custom plates?', 'They stay yours. Put standard ones on at VicRoads before you come in.'],
        ['Can you collect it?', 'If you buy from us online, the driver can take it away when yours arrives.'],
      ]),
    ],
  },
}
