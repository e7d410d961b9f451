import { type AustralianState, stateNames } from '@/src/domain/locations/states'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { NewTenant } from '../create/createTenant'
import type { WrittenPage } from './WrittenPage'
import { button, carousel, hero, noButton, reasons, text } from './writtenBlocks'
import { type Business, privacyPolicy, termsAndConditions } from './legalPages'
import { builtInPlatform } from '../platform'
import { resolveSettings } from '../resolveSettings'
import { routePages } from './routePages'
import { starterHome } from './starterHome'

/** 'Victoria', 'the Northern Territory'. */
const stateInWords = (state: AustralianState): string =>
  `${stateNames[state].endsWith('Territory') ? 'the ' : ''}${stateNames[state]}`

/** Contact details in the legal pages of a new dealership: they link to the contact page. */
const business = ({ name, adminEmail, domain, slug, state }: NewTenant): Business => ({
  name,
  company: name,
  email: adminEmail ?? `privacy@${domain?.replace(/^www\./, '') ?? `${slug}.example`}`,
  phone: 'the number on our [contact page](/contact-us)',
  address: 'at the address on our [contact page](/contact-us)',
  state: state ? stateInWords(state) : 'the state in which we are licensed',
})

const about = (name: string): WrittenPage => ({
  title: 'About us',
  slug: 'about-us',
  description: `Who ${name} is, and how to reach us.`,
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'About us',
      heading: `Welcome to ${name}`,
      text: 'Cars are bought from people. Come in, call or write: somebody who knows the answer gets back to you.',
      button: button('Find us', '/dealer-locator'),
      secondButton: button('Browse our stock', STOCK_PATH),
    }),
    reasons('How we work', [
      ['handshake', 'Straight answers', 'We tell you what we know about a car before you ask.'],
      ['newspaper', 'In writing', 'Prices, trade-ins and fees are on paper before you sign anything.'],
      ['wrench', 'After the sale', 'Service, parts and a familiar face long after you have driven off.'],
    ]),
    { blockType: 'locations', heading: 'Come and see us', layout: 'grid', tone: 'surface' },
  ],
})

const thankYou: WrittenPage = {
  title: 'Thank you',
  slug: 'thank-you',
  description: 'Your message has arrived.',
  layout: [
    hero({
      variant: 'centred',
      eyebrow: 'Message received',
      heading: 'Thank you. We are on to it.',
      text: 'A person who knows the answer will be in touch.',
      button: button('Back to the stock', STOCK_PATH),
      secondButton: noButton,
    }),
    carousel({ heading: 'While you are here', intro: 'The newest on the ground.', sort: 'newest', limit: 8 }),
  ],
}

const warranty = (years: number): WrittenPage => ({
  title: 'Warranty',
  slug: 'warranty',
  description: `Used cars come with a ${years}-year warranty.`,
  layout: [
    text(`## Covered for ${years} years

Eligible used cars come with a warranty of ${years} years on engine, gearbox, driveline and electrics. New cars carry the manufacturer’s warranty on top of what the law gives you. Ask us what applies to the car you have in mind: the terms are handed over in writing with every sale.

## Your rights

Our warranty comes in addition to the guarantees of the Australian Consumer Law, which cannot be excluded.

[Ask about cover](/contact-us)`),
  ],
})

/**
 * The pages of a new dealership's site (OPS-04): a home page in its template's style and the pages that menus, forms
 * and the law require. All are ordinary pages, to be rewritten by its marketers.
 */
export const starterPages = (input: NewTenant): WrittenPage[] => {
  const { settings } = resolveSettings({ template: input.template, overrides: {} }, builtInPlatform)
  return [
    starterHome(input.template, input.name, settings),
    about(input.name),
    ...(settings.warranty.usedYears === null ? [] : [warranty(settings.warranty.usedYears)]),
    ...routePages(input.name, settings.features),
    privacyPolicy(business(input)),
    termsAndConditions(business(input)),
    thankYou,
  ]
}
