import { STOCK_PATH } from '@/src/domain/site/paths'
import { button, carousel, faq, reasons } from '../../starter/writtenBlocks'
import type { EnquiryWords } from '../shared/routeWords'
import { tradeInLimits } from '../shared/tradeInLimits'

export const bigRigEnquiries: EnquiryWords = {
  service: {
    text: 'Bearings, brakes, gas, chains, tippers. If it has wheels and works hard, send it to Rocklea.',
    picture: null,
    more: button('Directions to Rocklea', '/dealer-locator'),
    form: {
      heading: 'Book it in',
      intro: 'Tell us what it is and what it has been through.',
      steps: [
        ['Name the rig', 'Van, bike or truck, and what is playing up.'],
        ['Get a time and a price', 'We ring you before a spanner moves.'],
        ['Back to work', 'Or back to the beach. You get the job sheet either way.'],
      ],
    },
    below: [
      reasons('Built for hard yards', [
        ['caravan', 'Vans', 'Bearings, brakes, seals, gas and leaks.'],
        ['route', 'Bikes', 'Logbook work, tyres, chains and a tune.'],
        ['truck', 'Trucks', 'Servicing planned around your runs.'],
        ['map-pin', 'Broken down far away?', 'Ring us, and we look for a repairer near you.'],
      ]),
    ],
  },
  'book-test-drive': {
    heading: 'Book a test ride or drive',
    text: 'Throw a leg over it, or climb up behind the wheel. Brochures never went anywhere.',
    picture: 'adventure/orange/scene',
    more: button('See what is on the ground', STOCK_PATH),
    form: {
      heading: 'Saddle up',
      intro: 'Name the machine, the yard and the day.',
      steps: [
        ['Pick your machine', 'A bike at Yatala, a truck at Rocklea or a motorhome at Burpengary.'],
        ['We call you', 'To check your licence class and lock in a time.'],
        ['Ride it or drive it', 'Bring your licence, and your own gear for a bike.'],
      ],
    },
    below: [
      carousel({
        heading: 'Fuelled and ready to ride',
        source: 'search',
        search: '/search/motorcycle',
        limit: 8,
        button: button('All motorcycles', '/search/motorcycle'),
        tone: 'plain',
      }),
      faq('Before you roll', [
        ['Which licence do I need?', 'The class for what you want to drive, and a full one for bikes.'],
        [
          'Can I try towing?',
          'Bring your own tow vehicle to Burpengary. We check the weights before anything is hitched.',
        ],
        ['No helmet with you?', 'We have loan helmets at Yatala.'],
      ]),
    ],
  },
  'vehicle-parts-and-accessories': {
    text: 'Hitches, awnings, levers, filters, mudguards. Tell us the rig and we go hunting.',
    picture: 'cruiser/navy/scene',
    more: button('Find your yard', '/dealer-locator'),
    form: {
      heading: 'Ask for a part',
      intro: 'Make, model, year and what fell off.',
      steps: [
        ['Give us the details', 'The plate or the VIN saves a second call.'],
        ['We ring back', 'With what it costs and how far away it is.'],
        ['Bolt it on', 'You do it, or Rocklea does.'],
      ],
    },
    below: [
      reasons('Gear for going places', [
        ['tent', 'For the trip', 'Awnings, annexes, tanks and tow gear.'],
        ['star', 'For the ride', 'Luggage, levers, screens and oil.'],
        ['truck', 'For the job', 'Filters, brake parts, lights and tie-downs.'],
      ]),
    ],
  },
  finance: {
    text: 'A van for the big lap, a bike for Sunday or a truck that earns its keep: talk to us about how to fund it.',
    picture: 'motorhome/white/scene',
    more: button('Search by budget', '/budget-search'),
    form: {
      heading: 'Talk finance',
      intro: 'Ask away. It is a yarn and not a loan application.',
      steps: [
        ['Tell us the job', 'The van, truck or vehicle you want, and whether it is for you or an ABN.'],
        ['We ring you', 'To talk term, deposit and what season your money comes in.'],
        ['Read every line', 'The lender’s costs are on paper before you sign.'],
      ],
    },
    below: [
      reasons('Money for the work you do', [
        ['tent', 'Touring', 'Loans for caravans, campers and motorhomes.'],
        ['route', 'Two wheels', 'Bikes from learner to long haul.'],
        ['truck', 'Earning', 'Truck finance for sole traders and fleets.'],
        ['calendar', 'Seasons', 'Does your income come in lumps? Ask which lenders work with that.'],
      ]),
    ],
  },
  'sell-your-car': {
    heading: 'Sell your van, bike or truck',
    text: 'Van, bike, truck or the car that pulls them: if it has papers, Big Rig wants to hear about it.',
    picture: 'hybrid/sand/scene',
    form: {
      heading: 'How the deal rolls',
      layout: 'flipped',
      intro: '',
      steps: [
        ['Right now: tell us', 'Two minutes: how old it is, and how hard it has worked.'],
        ['Same day: we ring', 'Mostly inside two business hours, with questions and a day to roll in.'],
        [
          'In the yard: the look-over',
          'Our buyers go over it, weights and all. Bring:\n- Your licence\n- Every key\n- The logbook\n- A van’s gas and electrical certificates',
        ],
        [
          'Same visit: a number on paper',
          'It holds for seven days, so sleep on it. Sign, and the money goes to your account. Or trade up.',
        ],
      ],
    },
    below: [
      reasons(
        'What decides the figure',
        [
          ['gauge', 'Work done', 'Kilometres, hours or nights on the road.'],
          ['shield-check', 'Papers', 'Gas and electrical certificates, logbooks and plates.'],
          ['caravan', 'Water and rust', 'Leaks and corrosion cost the most, so we look there first.'],
          ['wallet', 'Money owing', 'We square it with your lender and hand you the rest.'],
        ],
        { layout: 'lines', tone: 'surface' },
      ),
      faq('Straight questions', [
        ['Do I have to buy something from you?', 'No. Sell us the old rig and walk off.'],
        [
          'I still owe money on it. Problem?',
          'Not for us. Bring the payout letter and the lender is paid before you are.',
        ],
        [
          'No logbook, or no gas certificate?',
          'Bring it anyway. Our workshop can inspect it, and the cost of that comes off the price.',
        ],
        ['Can I keep my plates?', 'Personalised ones, yes. Swap them over at a transport office before it rolls in.'],
        ['Will you sell my van for me?', 'Ask about consignment: we show it, and you pay when it sells.'],
        ['It does not run. Still interested?', 'Could be. Tell us what is wrong with it.'],
        [
          'Do I see a figure on the screen?',
          `For a car, yes, up to ${tradeInLimits}. Vans, bikes and trucks we price by hand.`,
        ],
      ]),
      { blockType: 'reviews', heading: 'From the road', limit: 12, tone: 'surface' },
    ],
  },
}
