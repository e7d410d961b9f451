import { StoryJournal } from '@/src/components/articles/StoryJournal'
import { StoryLines } from '@/src/components/articles/StoryLines'
import { StoryPosters } from '@/src/components/articles/StoryPosters'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { ReviewWall } from '@/src/components/sections/ReviewWall'
import { StoryCards } from '@/src/components/sections/StoryCards'
import { offerLooks } from '@/src/domain/content/sectionLooks'
import type { Site } from '@/tenants/Site'
import { State, States } from './States'
import { STAND_IN } from './cardCar'

const REVIEW_LOOKS = ['row', 'wall', 'quote', 'bars'] as const

const image = { url: STAND_IN, alt: '' }
const LONG = 'A story with a heading that needs two lines on a phone, and three in a narrow column'

const ENDS = '2031-01-31T12:59:00.000Z'
const offer = { href: '/', category: null, summary: null, figure: null, image: null, expiry: null }

const OFFERS = [
  {
    ...offer,
    id: 'one',
    name: 'Free first service',
    category: 'Service',
    summary: 'This month.',
    figure: { value: '$2,500', label: 'factory bonus' },
    image,
  },
  { ...offer, id: 'two', name: 'Bonus accessories', expiry: ENDS },
  { ...offer, id: 'three', name: LONG, category: 'New cars', summary: LONG, image, expiry: ENDS },
]

const STORIES = [
  { href: '/#one', heading: LONG, image, description: LONG, date: '2026-05-04T10:00:00Z' },
  { href: '/#two', heading: 'Short', image: null, description: 'Short.', date: '2026-05-04T10:00:00Z' },
]

const REVIEWS = [1, 2, 3, 4, 5].map((rating) => ({
  id: `review-${rating}`,
  customer: 'Jo P.',
  text: 'They explained everything, and the car was ready when they said it would be.',
  rating,
  date: '2026-05-04T10:00:00Z',
  reply: rating < 3 ? 'We are sorry, and have called you.' : null,
}))

const from = { text: '$38,990', basis: 'Drive Away' }
const OFFER_STOCK = new Map([
  ['one', { total: 0, href: '#order', from }],
  ['two', { total: 12, href: '#stock', from }],
])

/** What a dealership publishes, in each of its layouts: offers, stories, reviews. */
export const ContentStates = ({ site }: { site: Site }) => (
  <>
    <States title="Offer cards" wide>
      <State label="With a picture, without one, long name; to order, in stock, neither">
        <OfferCards site={site} stock={OFFER_STOCK} offers={OFFERS} />
      </State>
      {offerLooks.slice(1).map((look) => (
        <State key={look} label={`The same, as ${look}`}>
          <OfferCards site={site} stock={OFFER_STOCK} offers={OFFERS} look={look} />
        </State>
      ))}
      <State label="Coupons on a page: with a picture where they are for vehicles">
        <OfferCards site={site} stock={OFFER_STOCK} offers={OFFERS} look="tickets" layout="page" />
      </State>
    </States>
    <States title="Story cards" wide>
      <State label="With a picture, without one">
        <StoryCards timeZone="Australia/Sydney" stories={STORIES} />
      </State>
      <State label="A journal">
        <StoryJournal timeZone="Australia/Sydney" stories={STORIES} />
      </State>
      <State label="Lines">
        <StoryLines timeZone="Australia/Sydney" stories={STORIES} />
      </State>
      <State label="Posters">
        <StoryPosters timeZone="Australia/Sydney" stories={STORIES} />
      </State>
    </States>
    <States title="Reviews" wide>
      {REVIEW_LOOKS.map((look) => (
        <State key={look} label={`One to five stars, with and without a reply: ${look}`}>
          <ReviewWall
            reviews={REVIEWS}
            all={REVIEWS}
            count={look === 'bars' ? REVIEWS.length : 128}
            average={4.7}
            source={null}
            minStars={null}
            look={look}
            timeZone="Australia/Sydney"
          />
        </State>
      ))}
    </States>
  </>
)
