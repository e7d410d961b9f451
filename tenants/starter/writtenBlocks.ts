import { TRADE_IN_LIMITS } from '@/src/domain/constants/site'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { IconChoice } from '@/src/domain/content/iconChoices'
import type { WrittenBlock, WrittenPage } from './WrittenPage'

/** A picture of the studio, such as 'suv/red/side', which the seed turns into an address; or an address itself. */
export const picture = (name: string) => ({ url: name.startsWith('/') ? name : `studio:${name}` })
export const button = (label: string, href: string) => ({ label, href })
export const noButton = { label: null, href: null }
export const markdown = (text: string) => ({ $markdown: text })

export const hero = (fields: Record<string, unknown>): WrittenBlock => ({
  blockType: 'hero',
  showSearch: false,
  ...fields,
})
export const text = (words: string, tone = 'plain'): WrittenBlock => ({
  blockType: 'richText',
  content: markdown(words),
  tone,
})
export const carousel = (fields: Record<string, unknown>): WrittenBlock => ({ blockType: 'stockCarousel', ...fields })
export const faq = (heading: string, items: [question: string, answer: string][], tone = 'plain'): WrittenBlock => ({
  blockType: 'faq',
  heading,
  items: items.map(([question, answer]) => ({ question, answer: markdown(answer) })),
  tone,
})
export const reasons = (
  heading: string,
  items: [icon: IconChoice, title: string, text: string][],
  more: Record<string, unknown> = {},
): WrittenBlock => ({
  blockType: 'whyBuy',
  heading,
  items: items.map(([icon, title, words]) => ({ icon, title, text: words })),
  ...more,
})
export const features = (
  items: [icon: IconChoice, title: string, text: string, href: string, picture?: string][],
  more: Record<string, unknown> = {},
): WrittenBlock => ({
  blockType: 'featureBanner',
  items: items.map(([icon, title, words, href, token]) => ({
    icon,
    title,
    text: words,
    href,
    ...(token ? { image: picture(token) } : {}),
  })),
  ...more,
})
export const bodyTiles = (
  items: [label: string, body: string, picture: string][],
  more: Record<string, unknown> = {},
): WrittenBlock => ({
  blockType: 'bodyTypes',
  items: items.map(([label, body, token]) => ({ label, body, image: picture(token) })),
  ...more,
})

/** The 'Book a Service' bar that stays at the bottom of the screen (CON-11). */
export const bookService: WrittenBlock = {
  blockType: 'bookService',
  heading: 'Book a Service',
  text: 'Ask for a day online. We call to agree on the time.',
  button: button('Book now', '/service#service-booking'),
}

export const tradeInFaq: WrittenBlock = faq('Trading in, in plain words', [
  [
    'How long does a valuation take?',
    'Online, about two minutes. The inspection that turns it into a firm offer takes around twenty.',
  ],
  [
    'Do I have to buy a car from you?',
    'No. We buy cars outright every day and pay by bank transfer, usually the same afternoon.',
  ],
  [
    'My car still has finance owing. Is that a problem?',
    'Not at all. Bring the payout figure from your lender. We pay them out and transfer the rest to you.',
  ],
  [
    'What if the logbook is missing?',
    'We buy it all the same. What a missing history changes of the estimate is on the page about selling.',
  ],
  [
    'Can I keep my own number plates?',
    'Yes. Exchange them for standard plates at your registration authority before the handover.',
  ],
  [
    'How long does the figure hold?',
    'The range online is an estimate for the day. The written offer says until when it stands.',
  ],
  [
    'Which cars do you not value online?',
    `Cars over ${TRADE_IN_LIMITS.ageYears} years old or with more than ${TRADE_IN_LIMITS.odometerKm.toLocaleString('en-AU')} km. We still want to see them: bring yours in and we will look at it in person.`,
  ],
])

export const careersPage = (name: string, email: string): WrittenPage => ({
  title: 'Careers',
  slug: 'careers',
  description: `Work at ${name}: sales, service, parts and apprenticeships.`,
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Careers',
      heading: `Work at ${name}`,
      text: 'Good people, proper training and Sundays that belong to you more often than not.',
      button: button('E-mail us', `mailto:${email}`),
      secondButton: noButton,
    }),
    reasons('What you can expect', [
      [
        'award',
        'Training that is paid for',
        'Factory courses, licence upgrades and apprenticeships with a mentor who has time for you.',
      ],
      ['clock', 'A roster you can plan around', 'Published a month ahead. Swap a shift without asking three people.'],
      ['users', 'Small teams', 'You will know everybody’s name by Friday and they will know yours.'],
      [
        'wallet',
        'Fair pay, clear targets',
        'A base you can live on, and commission on keeping customers happy as well as on selling.',
      ],
    ]),
    text(`## Open now

- **Qualified technicians**, all yards. Electric vehicle certification paid for.
- **Sales consultants**, new and used. Car experience is welcome, being good with people is essential.
- **First-year apprentices**, light vehicle. Applications close at the end of January.
- **Parts interpreters**, with or without a forklift licence.

Tell us what you would like to do and attach a résumé: [${email}](mailto:${email}). We answer everybody.`),
  ],
})

export const thankYouPage = (name: string, phone: string): WrittenPage => ({
  title: 'Thank you',
  slug: 'thank-you',
  description: `Your message has reached ${name}.`,
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Message received',
      heading: 'Thank you. We are on to it.',
      text: `Somebody who knows the answer will be in touch within two business hours. In a hurry? Call ${phone}.`,
      button: button('Back to the stock', STOCK_PATH),
      secondButton: button('Opening hours', '/dealer-locator'),
    }),
    carousel({ heading: 'While you are here', intro: 'Cars that arrived this week.', limit: 8 }),
  ],
})
