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

/** RTE-47: a campaign with dates of its own; this one is of December. */
export const eofyPage = ({ name, sellPath, financeLink, pictures }: Voice): DemoPage => ({
  title: 'End of year',
  slug: 'eofy',
  description: `How the end of the year works at ${name}: what changes in January, and how to be on the road before the holidays.`,
  layout: [
    hero({
      variant: 'full',
      eyebrow: 'End of year',
      heading: 'On the road before the holidays',
      text: 'What really changes on the first of January, and how to have yours at home in time.',
      image: picture(pictures.eofy),
      button: button('Current offers', '/special-offers'),
      secondButton: button('Value mine', sellPath),
    }),
    reasons('Why December is different', [
      [
        'percent',
        'Stock is counted in January',
        'What is sold by then need not be counted. Offers that end with the year say so on their page.',
      ],
      [
        'truck',
        'Delivery is the bottleneck',
        'Registries and body builders close between Christmas and New Year. What is signed in the first half of December has room to spare.',
      ],
      [
        'repeat',
        'Your old one is a year older in January',
        'On paper it ages at midnight, whatever its kilometres. Its age in December is what we value it at in December.',
      ],
    ]),
    text(`## If you buy for a business

Your tax year ends in June, so the thirty-first of December is no deadline for a deduction. What counts then is when the vehicle is **first used or installed ready for use**, not when the contract was signed. Ask your accountant what this year’s limits are before you let a calendar hurry you.

## A calendar that works

- **Now:** find out what your old one is worth and what you can borrow.
- **First week of December:** drive the short list.
- **By the middle of the month:** sign. Registration takes longer in the last days before Christmas.
- **Over the holidays:** our hours are with [each location](/dealer-locator).

There is no “today only”. An offer on this website ends when its page says it does.`),
    {
      blockType: 'offers',
      heading: 'On now',
      limit: 3,
      button: button('All offers', '/special-offers'),
      tone: 'surface',
    },
    faq('Asked every December', [
      [
        'Can I agree on the price now and collect in January?',
        'Yes. The offer’s own end date decides the price, and the year it was built in stays what it is.',
      ],
      ['How fast is finance?', `Most answers come the same day. [Start here](${financeLink}) before you choose.`],
      [
        'And the one I drive now?',
        `[Have it valued](${sellPath}) online. The offer that follows an inspection stands for seven days.`,
      ],
    ]),
  ],
})
