import type { WrittenBlock, WrittenPage } from './WrittenPage'
import { button, carousel, faq, features, hero, picture, reasons } from './writtenBlocks'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { Settings } from '../settings/buildSettings'
import type { TemplateName } from '../templates/templates'

/** What a new dealership is called, and where its links lead by its template's settings. */
interface StarterWords {
  name: string
  sellPath: string
  financePath: string
  hasFinance: boolean
}

const justArrived = (tone = 'plain'): WrittenBlock =>
  carousel({ heading: 'Just arrived', intro: 'The newest on the ground.', sort: 'newest', limit: 10, tone })
/** Without tiles of its own it shows the bodies that are in stock, and nothing while none is. */
const bodies = (heading: string, tone = 'plain'): WrittenBlock => ({ blockType: 'bodyTypes', heading, items: [], tone })
const offers: WrittenBlock = {
  blockType: 'offers',
  heading: 'Current offers',
  limit: 3,
  button: button('All offers', '/special-offers'),
  tone: 'surface',
}
const reviews: WrittenBlock = { blockType: 'reviews', heading: 'In our customers’ words', limit: 12, tone: 'plain' }
const news: WrittenBlock = {
  blockType: 'blogs',
  heading: 'Latest news',
  limit: 3,
  button: button('All posts', '/blogs'),
  tone: 'surface',
}
const places = (heading: string): WrittenBlock => ({ blockType: 'locations', heading, layout: 'grid', tone: 'plain' })
const brands = (heading: string): WrittenBlock => ({
  blockType: 'brandGrid',
  heading,
  kind: 'car',
  linkTo: 'brand',
  tone: 'plain',
})

const threeWays = ({ sellPath }: StarterWords): WrittenBlock =>
  features([
    ['tag', 'Latest offers', 'What is on right now, with the day it ends.', '/special-offers'],
    [
      'wrench',
      'Book your service online',
      'Pick a day. We confirm the time and the price.',
      '/service#service-booking',
    ],
    ['banknote', 'Sell your car', 'A valuation in minutes, whether or not you buy from us.', sellPath],
  ])

const whyUs = (token: string): WrittenBlock =>
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

const tradeIn = ({ sellPath }: StarterWords, token: string, tone = 'brand'): WrittenBlock => ({
  blockType: 'tradeInCallout',
  heading: 'We want your car',
  intro: 'Any make and any age, with or without buying another.',
  steps: [
    { title: 'Tell us about it', text: 'Registration, kilometres and its condition.' },
    { title: 'Have it looked at', text: 'At our yard, at a time that suits.' },
    { title: 'Be paid', text: 'By bank transfer, or take it off the price of the next one.' },
  ],
  image: picture(token),
  button: button('Value my car', sellPath),
  tone,
})

const finance = ({ financePath, hasFinance }: StarterWords, token: string): WrittenBlock[] =>
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

const questions = faq(
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

const opening = (fields: Record<string, unknown>): WrittenBlock =>
  hero({
    showSearch: true,
    button: button('Browse our stock', STOCK_PATH),
    secondButton: button('Contact us', '/contact-us'),
    ...fields,
  })

/** The sections a template's home page begins with. Those without anything to show yet leave no trace. */
const layouts: Record<TemplateName, (words: StarterWords) => WrittenBlock[]> = {
  default: (words) => [
    opening({
      variant: 'split',
      eyebrow: words.name,
      heading: 'The right car is closer than you think.',
      text: 'New, demonstrator and used cars, a workshop that knows them, and people who answer your questions.',
      image: picture('suv/blue'),
    }),
    brands('Our brands'),
    justArrived('surface'),
    bodies('What do you need it to do?'),
    threeWays(words),
    offers,
    whyUs('suv/white/rear'),
    ...finance(words, 'sedan/white/side'),
    reviews,
    news,
    places('Come and see us'),
  ],
  group: (words) => [
    opening({
      variant: 'centred',
      eyebrow: words.name,
      heading: 'One group. Every kind of car.',
      text: 'Search the stock of all our dealerships at once, then visit the one that has yours.',
      image: picture('suv/black'),
    }),
    brands('The brands we sell'),
    justArrived('surface'),
    bodies('Start with the shape'),
    threeWays(words),
    offers,
    tradeIn(words, 'sedan/silver', 'ink'),
    ...finance(words, 'wagon/blue'),
    reviews,
    news,
    places('Our locations'),
  ],
  'used-cars': (words) => [
    opening({
      variant: 'centred',
      eyebrow: 'Quality used cars',
      heading: 'A good used car, without the guesswork.',
      text: 'Clear prices, honest descriptions and photographs of the very car you will drive home.',
      image: picture('hatch/orange'),
      button: button('See every car', '/search/used-cars'),
    }),
    bodies('Start with the shape'),
    justArrived('surface'),
    whyUs('wagon/green'),
    tradeIn(words, 'sedan/red'),
    ...finance(words, 'suv/teal'),
    reviews,
    questions,
    news,
    places('Come and see them'),
  ],
  leisure: (words) => [
    opening({
      variant: 'split',
      eyebrow: words.name,
      heading: 'Take the long weekend with you.',
      text: 'Caravans and what pulls them, from people who spend their own holidays in one.',
      image: picture('caravan/white'),
    }),
    justArrived('surface'),
    bodies('Find your way to travel'),
    threeWays(words),
    whyUs('ute/grey'),
    ...finance(words, 'ute/orange'),
    reviews,
    news,
    places('Visit us'),
  ],
  'single-brand': (words) => [
    opening({
      variant: 'split',
      showSearch: false,
      eyebrow: words.name,
      heading: 'See the range. Drive the one you like.',
      text: 'New and demonstrator cars, certified used ones, and factory-trained service under one roof.',
      image: picture('coupe/red'),
      secondButton: button('Book a test drive', '/book-test-drive'),
    }),
    threeWays(words),
    justArrived('surface'),
    bodies('Find your size'),
    offers,
    whyUs('sedan/black'),
    ...finance(words, 'hatch/red'),
    reviews,
    news,
    places('Where we are'),
  ],
}

/** The home page a new dealership starts with, in its template's manner (OPS-04, CON-16). */
export const starterHome = (template: TemplateName, name: string, { features, routes }: Settings): WrittenPage => ({
  title: 'Home',
  slug: 'home',
  description: `${name}: search our stock, book a test drive or a service, and value your car online.`,
  layout: layouts[template]({
    name,
    sellPath: routes.sellPath,
    financePath: routes.financeLink,
    hasFinance: features.finance,
  }),
})
