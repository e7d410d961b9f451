import { STOCK_PATH } from '@/src/domain/site/paths'
import type { WrittenPage } from './WrittenPage'
import { button, faq, hero, noButton } from './writtenBlocks'
import { finance, parts, sell, service, testDrive } from './enquiryPages'

const introduced = (slug: string, heading: string, text: string): WrittenPage => ({
  title: heading,
  slug,
  description: text,
  layout: [hero({ variant: 'split', heading, text, button: noButton, secondButton: noButton })],
})

/** A page behind the sign-in (RTE-40, RTE-41): its heading, and what to expect. */
const gated = (
  slug: string,
  { heading, text, questions }: { heading: string; text: string; questions: [question: string, answer: string][] },
): WrittenPage => ({
  title: heading,
  slug,
  description: text,
  layout: [
    hero({
      variant: 'split',
      heading,
      text,
      button: button('Ask us', '/contact-us'),
      secondButton: button('See our stock', STOCK_PATH),
    }),
    faq('Good to know', questions),
  ],
})

const spinToWin = (name: string): WrittenPage =>
  gated('spin-to-win', {
    heading: 'Spin to win',
    text: `One turn for everybody who is signed in at ${name}. The next round is announced here.`,
    questions: [
      ['When is the next round?', 'It is announced here first. There is nothing to do until then.'],
      ['What does it cost?', 'Nothing. One turn for each person, and nothing to buy.'],
    ],
  })

const onlinePayment = (name: string): WrittenPage =>
  gated('online-payment', {
    heading: 'Online payment',
    text: `Pay an invoice or a deposit to ${name} by card. Have its reference ready.`,
    questions: [
      ['What do I need?', 'The reference of the invoice, and the name and e-mail address that are on it.'],
      ['Is it safe?', 'We never ask for the number of a card by mail, message or phone.'],
    ],
  })

/** The line under the heading of the website's lists. */
const introductions = (name: string): WrittenPage[] => [
  introduced('contact-us', 'Contact us', 'Write, call or walk in. A real person answers.'),
  introduced('blogs', 'Latest News', `News and advice from the people at ${name}.`),
  introduced(
    'budget-search',
    'Search by budget',
    'Say what you would like to pay and what you can put down. We show you what that finds today.',
  ),
  introduced('special-offers', 'Special offers', `What is on at ${name} now. Every offer ends when it says it does.`),
  introduced('reviews', 'Customer reviews', `What people say about ${name}, in their own words.`),
  introduced('models', 'New models', 'Explore the range, then see what is in stock or take one for a drive.'),
  introduced('brands', 'Our brands', `What ${name} sells, services and knows inside out.`),
  introduced(
    'dealer-locator',
    'Our locations',
    'Addresses, phones and opening hours. Drop in, or call ahead and the kettle is on.',
  ),
]

/** The words of the website's fixed routes (`wordedPaths`): ordinary pages, for the dealership to rewrite. */
export const routePages = (name: string, features: { finance: boolean; garage: boolean }): WrittenPage[] => [
  service,
  testDrive,
  parts,
  sell(name),
  ...(features.finance ? [finance] : []),
  ...(features.garage ? [introduced('my-garage', 'My garage', 'Your cars, enquiries and drives, in one place.')] : []),
  spinToWin(name),
  onlinePayment(name),
  ...introductions(name),
]
