import type { DemoPage } from '../DemoTenant'
import { button, carousel, faq, hero, picture, reasons, text } from '../../starter/writtenBlocks'
import type { Voice } from './Voice'

/** RTE-44. */
export const fleetPage = ({ region, phone, pictures }: Voice): DemoPage => ({
  title: 'Fleet and business',
  slug: 'fleet',
  description: `Fleet pricing, fit-out and servicing for businesses ${region}, from two vehicles a year.`,
  layout: [
    hero({
      variant: 'split',
      eyebrow: 'Fleet and business',
      heading: 'One desk for every vehicle you run',
      text: 'From a sole trader’s second ute to fifty vans with your name on the side.',
      image: picture(pictures.fleet),
      button: button('Talk to the fleet desk', '/contact-us#enquire'),
      secondButton: button(`Call ${phone}`, `tel:${phone}`),
    }),
    reasons('What the fleet desk takes off yours', [
      [
        'percent',
        'The right fleet scheme',
        'We check which manufacturer programs your ABN qualifies for, and fill in the form.',
      ],
      [
        'wrench',
        'Fit-out before delivery',
        'Trays, racks, tow bars, dual batteries and signwriting, on one order and one invoice.',
      ],
      [
        'calendar',
        'Servicing around your roster',
        'Early drop-off, after-hours key box, and loan vehicles for the ones you cannot spare.',
      ],
      [
        'newspaper',
        'One statement a month',
        'Every vehicle, every service, every kilometre reading, ready for your accountant.',
      ],
    ]),
    text(`## Buy, lease or hire purchase?

There is no one right answer, and yours depends on how long you keep vehicles and how you account for them. We set the common structures side by side for the same vehicle:

- **Chattel mortgage.** You own it from day one. The usual choice for a business registered for GST that keeps vehicles four years or more.
- **Finance lease.** The lender owns it and you rent it, with a residual at the end. Suits businesses that turn vehicles over on a schedule.
- **Novated lease.** Between you, an employee and a lender. We deal with every major provider.

We are not tax advisers. Take the comparison to your accountant before you sign anything.

## What to send us

How many vehicles, what they carry, how far they go in a year, and when the current ones are due to go. We answer within one business day with real vehicles and real delivery dates.`),
    carousel({
      heading: 'Ready to work',
      intro: 'Utes and vans in stock today.',
      source: 'search',
      search: '/search/ute',
      limit: 8,
      tone: 'surface',
    }),
  ],
})

/** RTE-47. */
export const eofyPage = ({ name, sellPath, financeLink, pictures }: Voice): DemoPage => ({
  title: 'End of financial year',
  slug: 'eofy',
  description: `How the end of the financial year works at ${name}: dates, what changes, and what to ask your accountant.`,
  layout: [
    hero({
      variant: 'full',
      eyebrow: 'EOFY',
      heading: 'The thirtieth of June, without the rush',
      text: 'What is really different in June, and how to have the car on the road in time.',
      image: picture(pictures.eofy),
      button: button('Current offers', '/special-offers'),
      secondButton: button('Demonstrators', '/search/demo-cars'),
    }),
    reasons('Why June is different', [
      [
        'percent',
        'Demonstrators change over',
        'We replace them before the new year’s plates. The old ones go at the price they have to go at.',
      ],
      [
        'truck',
        'Delivery is the bottleneck',
        'A car counts for the year it is ready to use in. Order by the first week of June to be safe.',
      ],
      [
        'repeat',
        'Trade-ins are worth most before July',
        'A car becomes a year older on paper at the end of the year, but buyers look at June.',
      ],
    ]),
    text(`## If you buy for a business

Deductions depend on when the vehicle is **first used or installed ready for use**, not on when the contract is signed. Limits on what can be written off change from year to year. Ask your accountant two questions: what is this year’s limit, and does a car limit apply to us?

## A calendar that works

- **April:** find out what your car is worth and what you can borrow.
- **May:** drive the short list. Fit-out for utes and vans takes two to three weeks.
- **First week of June:** sign. Registration and number plates take a few days at this time of year.
- **By 27 June:** collect it. We are open late on the last three evenings.

There is no “today only”. An offer on this website ends when its page says it does.`),
    {
      blockType: 'offers',
      heading: 'On now',
      limit: 3,
      button: button('All offers', '/special-offers'),
      tone: 'surface',
    },
    faq('Asked every June', [
      [
        'Can I lock the price in now and collect in July?',
        'Yes, if that suits your accountant better. The offer’s own end date decides the price.',
      ],
      [
        'How fast is finance?',
        `Most answers come the same day. [Start here](${financeLink}) before you choose the car.`,
      ],
      [
        'And my current car?',
        `[Have it valued](${sellPath}) online. The offer that follows an inspection stands for seven days.`,
      ],
    ]),
  ],
})
