import type { WrittenBlock } from './WrittenPage'
import { button, carousel, faq, features, hero, picture, reasons } from './writtenBlocks'
import { STOCK_PATH } from '@/src/domain/site/paths'

/** What a new dealership is called, and where its links lead by its template's settings. */
export interface StarterWords {
  name: string
  sellPath: string
  financePath: string
  hasFinance: boolean
}

export const justArrived = (tone = 'plain'): WrittenBlock =>
  carousel({ heading: 'Just arrived', intro: 'The newest on the ground.', sort: 'newest', limit: 10, tone })
/** Without tiles of its own it shows the bodies that are in stock, and nothing while none is. */
export const bodies = (heading: string, tone = 'plain'): WrittenBlock => ({
  blockType: 'bodyTypes',
  heading,
  items: [],
  tone,
})
export const offers: WrittenBlock = {
  blockType: 'offers',
  heading: 'Current offers',
  limit: 3,
  button: button('All offers', '/special-offers'),
  tone: 'surface',
}
export const reviews: WrittenBlock = {
  blockType: 'reviews',
  heading: 'In our customers’ words',
  limit: 12,
  tone: 'plain',
}
export const news: WrittenBlock = {
  blockType: 'blogs',
  heading: 'Latest news',
  limit: 3,
  button: button('All posts', '/blogs'),
  tone: 'surface',
}
export const places = (heading: string): WrittenBlock => ({
  blockType: 'locations',
  heading,
  layout: 'grid',
  tone: 'plain',
})
export const brands = (heading: string): WrittenBlock => ({
  blockType: 'brandGrid',
  heading,
  kind: 'car',
  linkTo: 'brand',
  tone: 'plain',
})

export const threeWays = ({ sellPath }: StarterWords): WrittenBlock =>
  features([
    ['tag', 'Latest offers', 'What is on right now, with the day it ends.', '/special-offers'],
    [
      'wrench',
      'Book your service online',
      'Ask for a day. We confirm the time and the price.',
      '/service#service-booking',
    ],
    ['banknote', 'Sell your car', 'A valuation in minutes, whether or not you buy from us.', sellPath],
  ])

export const whyUs = (token: string): WrittenBlock =>
  reasons(
    'Why buy from us',
    [
      ['handshake', 'The price you see', 'What is on the website is what is on the windscreen and on the contract.'],
      ['shield-check', 'Nothing to hide', 'Ask for the inspection and the history of any car before you decide.'],
      ['car-front', 'Drive it first', 'Book a test drive online and the car is waiting at the front.'],
      ['users', 'People who answer', 'One person looks after you from the first question to the keys.'],
    ],
    { image: picture(token), tone: 'plain' },
  )

export const tradeIn = ({ sellPath }: StarterWords, token: string, tone = 'brand'): WrittenBlock => ({
  blockType: 'tradeInCallout',
  heading: 'We want your car',
  intro: 'Any make, with or without buying another.',
  steps: [
    { title: 'Tell us about it', text: 'Registration, kilometres and its condition.' },
    { title: 'Have it looked at', text: 'At our yard, at a time that suits.' },
    { title: 'Be paid', text: 'By bank transfer, or take it off the price of the next one.' },
  ],
  image: picture(token),
  button: button('Value my car', sellPath),
  tone,
})

export const finance = ({ financePath, hasFinance }: StarterWords, token: string): WrittenBlock[] =>
  hasFinance
    ? [
        {
          blockType: 'financeCallout',
          heading: 'Know your budget before you fall in love',
          intro: 'Tell us what you have in mind and a finance specialist works it through with you.',
          points: ['More than one lender', 'Every fee in writing', 'Your trade-in can be the deposit', 'No obligation'],
          image: picture(token),
          button: button('Ask about finance', financePath),
          secondButton: button('Cars for your budget', '/budget-search'),
          tone: 'ink',
        },
      ]
    : []

export const questions = faq(
  'Good to know',
  [
    ['Can I reserve a car?', 'Ask from the page of the car. We tell you what it takes to hold it for you.'],
    [
      'Do you take trade-ins?',
      'Yes, of any make. The online valuation is a guide; the final figure follows an inspection.',
    ],
    [
      'Is the price drive away?',
      'Each price says what it includes, right beside it. Ask us for the whole amount in writing before you visit.',
    ],
  ],
  'surface',
)

export const opening = (fields: Record<string, unknown>): WrittenBlock =>
  hero({
    showSearch: true,
    button: button('Browse our stock', STOCK_PATH),
    secondButton: button('Contact us', '/contact-us'),
    ...fields,
  })
