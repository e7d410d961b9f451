import { STOCK_PATH } from '@/src/domain/site/paths'
import type { WrittenBlock, WrittenPage } from './WrittenPage'
import { button, hero, noButton, reasons, tradeInFaq } from './writtenBlocks'

interface EnquiryWords {
  heading: string
  text: string
  second?: { label: string; href: string }
  form: {
    kind: 'contact' | 'service' | 'testDrive' | 'parts' | 'finance'
    heading: string
    intro: string
    submitLabel: string
    steps: [title: string, text: string][]
  }
  below?: WrittenBlock[]
}

const enquiryPage = (slug: string, { heading, text, second, form, below = [] }: EnquiryWords): WrittenPage => ({
  title: heading,
  slug,
  description: text,
  layout: [
    hero({
      variant: 'split',
      heading,
      text,
      button: noButton,
      secondButton: second ? button(second.label, second.href) : noButton,
    }),
    { blockType: 'form', ...form, steps: form.steps.map(([title, words]) => ({ title, text: words })) },
    ...below,
  ],
})

const ANSWERED: [string, string] = ['We answer', 'A person calls or writes back.']
const COUNT_ON = 'What you can count on'

export const service = enquiryPage('service', {
  heading: 'Service',
  text: 'Logbook services, tyres, brakes and the small things that have started to rattle. The price is agreed before we begin.',
  second: { label: 'Find a service centre', href: '/dealer-locator' },
  form: {
    kind: 'service',
    heading: 'Book a service',
    intro: 'Ask for a day and tell us what it needs. We confirm the time with you.',
    submitLabel: 'Book my service',
    steps: [
      ['Tell us what it needs', 'The registration and a day that suits are enough.'],
      ['We confirm', 'With a time and a price, before any work begins.'],
      ['Drop it off', 'And collect it washed, with what we found in writing.'],
    ],
  },
  below: [
    reasons(COUNT_ON, [
      ['badge-check', 'Licensed technicians', 'Trained on what you drive, with the tools it asks for.'],
      ['newspaper', 'A price first', 'Nothing is done that you have not agreed to.'],
      ['shield-check', 'We stand by our work', 'On top of your rights under the Australian Consumer Law.'],
      ['clock', 'Ready when we say', 'And a call early in the day if that has to change.'],
    ]),
  ],
})

export const testDrive = enquiryPage('book-test-drive', {
  heading: 'Book a test drive',
  text: 'Half an hour on roads you know says more than any brochure. Tell us which car and when.',
  second: { label: 'Choose from our stock', href: STOCK_PATH },
  form: {
    kind: 'testDrive',
    heading: 'When suits you?',
    intro: 'We have the car cleaned, charged or fuelled, and waiting at the front.',
    submitLabel: 'Book A Test Drive',
    steps: [
      ['Choose the car', 'One in stock, or a model you are curious about.'],
      ANSWERED,
      ['Drive', 'Bring your licence. Bring the family and the pram as well.'],
    ],
  },
})

export const parts = enquiryPage('vehicle-parts-and-accessories', {
  heading: 'Parts and accessories',
  text: 'Genuine parts, tow bars, roof racks, mats and the clip that broke. Looked up by registration so that it fits.',
  second: { label: 'Find a parts counter', href: '/dealer-locator' },
  form: {
    kind: 'parts',
    heading: 'Ask for a part',
    intro: 'Tell us the vehicle and what you need. We come back with price and availability.',
    submitLabel: 'Ask for a part',
    steps: [
      ['Tell us the vehicle', 'With the registration we find the right part the first time.'],
      ['Price and availability', 'Whether it is on the shelf, or when it can be here.'],
      ['Collect or have it fitted', 'Our workshop fits what we sell.'],
    ],
  },
  below: [
    reasons(COUNT_ON, [
      ['warehouse', 'Genuine parts', 'Made for your car and covered by its maker.'],
      ['wrench', 'Fitted here', 'By the people who sold it to you.'],
      ['calendar', 'Ordered for you', 'What is not on the shelf comes with a date.'],
    ]),
  ],
})

export const finance = enquiryPage('finance', {
  heading: 'Finance',
  text: 'Know what you can spend before you fall for a car. Tell us what you have in mind and a finance specialist works it through with you.',
  second: { label: 'Find cars for your budget', href: '/budget-search' },
  form: {
    kind: 'finance',
    heading: 'Start with a conversation',
    intro: 'An enquiry is not an application and leaves no mark on your credit file.',
    submitLabel: 'Enquire about finance',
    steps: [
      ['Tell us what you have in mind', 'A car, a budget, or just a question.'],
      ANSWERED,
      ['Compare and decide', 'Rates, fees and repayments in writing. Take your time.'],
    ],
  },
  below: [
    reasons(COUNT_ON, [
      ['users', 'More than one lender', 'We compare, you choose.'],
      ['newspaper', 'Every fee in writing', 'With the comparison rate beside every repayment.'],
      ['repeat', 'Trade-in counts', 'Your car can be the deposit.'],
      ['clock', 'Time to read', 'Nothing has to be signed on the day.'],
    ]),
  ],
})

export const sell = (name: string): WrittenPage =>
  enquiryPage('sell-your-car', {
    heading: 'Sell your car',
    text: `${name} buys cars for what they are worth today. Tell us about yours and a buyer calls you back.`,
    form: {
      kind: 'contact',
      heading: 'How it works',
      intro: '',
      submitLabel: 'Send',
      steps: [
        ['Tell us about it', 'Two minutes: what it is, how far it has gone, how it looks.'],
        [
          'We look at it',
          'Bring the logbook, all keys, your licence and, with a loan on it, the payout figure. The offer is in writing.',
        ],
        ['You decide', 'Trade it on your next one or take the money. No obligation.'],
      ],
    },
    below: [tradeInFaq, { blockType: 'reviews', heading: 'From people who dealt with us', limit: 12, tone: 'surface' }],
  })
