import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SpecialHours } from '@/src/domain/locations/hours/OpeningHours'
import type { SiteLocation } from '@/tenants/Site'
import { HolidayHours } from '../hours/HolidayHours'
import { locationJsonLd } from '../jsonLd/locationJsonLd'
import { ArticleView } from '../articles/ArticleView'
import { LeadStory } from '../articles/LeadStory'
import { type FullReview, ReviewList } from '../articles/ReviewList'
import { StoryJournal } from '../articles/StoryJournal'
import { StoryColumns } from '../articles/StoryColumns'
import { StoryLines } from '../articles/StoryLines'
import { StoryPosters } from '../articles/StoryPosters'
import { StoryTopics } from '../articles/StoryTopics'
import { ReviewWall } from '../sections/ReviewWall'
import { StoryCards } from '../sections/StoryCards'
import { shortDescription, StoryPicture } from '../sections/StoryParts'

const review = (changes: Partial<FullReview>): FullReview => ({
  id: 'r1',
  customer: 'Priya Raman',
  text: 'Good.',
  rating: 5,
  date: '2026-05-02T02:00:00Z',
  reply: null,
  replyDate: null,
  image: null,
  ...changes,
})

test('ENT-11 LAW-11 CON-32 a review with its customer, reply and the day of it; the average says how many it stands on', () => {
  const html = renderToStaticMarkup(
    <ReviewList
      reviews={[
        review({ place: 'Bay Yard', reply: 'Thank you.', replyDate: '2026-05-04T02:00:00Z' }),
        review({ id: 'r2', rating: 3.5 }),
      ]}
      count={1138}
      average={4.4}
      source="Google"
      timeZone="Australia/Sydney"
    />,
  )
  expect(html).toContain('1,138 reviews on Google, the latest 2 shown')
  expect(html).toContain('Bay Yard')
  // Bars of two reviews say nothing of 1,138.
  expect(html).not.toContain('5 stars</dt>')
  expect(html).toContain('>PR<')
  expect(html).toContain('04/05/2026')
  expect(html).toContain('May 2026')
})

test('CON-32 how the stars are spread is shown where all the reviews are', () => {
  const reviews = [review({}), review({ id: 'r2', rating: 4 })]
  const html = renderToStaticMarkup(
    <ReviewList reviews={reviews} count={2} average={4.5} source={null} timeZone="Australia/Sydney" />,
  )
  expect(
    [...html.matchAll(/(\d) stars?<\/dt>.*?>(\d+)<\/span><\/dd>/g)].map(([, stars, total]) => [stars, total]),
  ).toEqual([
    ['5', '1'],
    ['4', '1'],
    ['3', '0'],
    ['2', '0'],
    ['1', '0'],
  ])
})

test('CON-32 LAW-11 bars of a part name the part; neither a further page nor a filter calls its reviews the latest', () => {
  const all = Array.from({ length: 14 }, (_, at) => review({ id: `r${at}` }))
  const draw = (reviews: FullReview[], found: number | null = null) =>
    renderToStaticMarkup(
      <ReviewList
        {...{ all, reviews, found, count: 1138, average: 4.4, source: 'Google' }}
        timeZone="Australia/Sydney"
      />,
    )
  expect(draw(all.slice(0, 12))).toMatch(/the latest 12 shown.*Of the 14 on this website.*5 stars<\/dt>/s)
  expect(draw(all.slice(12))).toContain('>1,138 reviews on Google<')
  expect(draw(all.slice(0, 3), 3)).toMatch(/>1,138 reviews on Google<.*<h2[^>]*>3 reviews</s)
})

test('CON-28 LAW-11 every look of reviews shows the answers, and says how many of how many it shows; bars only where all are counted', () => {
  const reviews = Array.from({ length: 12 }, (_, at) =>
    review({ id: `r${at}`, text: `Text ${at}.`, reply: 'Thank you.' }),
  )
  const draw = (look: 'row' | 'wall' | 'quote' | 'bars', count: number) =>
    renderToStaticMarkup(
      <ReviewWall
        {...{ reviews, all: reviews, count, look }}
        average={4.6}
        source={null}
        minStars={null}
        timeZone="Australia/Sydney"
      />,
    )
  const shown = { row: 12, wall: 12, quote: 5, bars: 6 } as const
  for (const look of ['row', 'wall', 'quote', 'bars'] as const) {
    const html = draw(look, 40)
    expect(html.match(/<blockquote/g), look).toHaveLength(shown[look])
    expect(html.match(/Thank you\./g), look).toHaveLength(shown[look])
    expect(html, look).toContain(`40 reviews, the latest ${shown[look]} shown`)
    expect(html, look).toContain('>4.6<')
    expect(html, look).not.toContain('5 stars</dt>')
  }
  expect(draw('bars', 12)).toMatch(/5 stars<\/dt>.*>12<\/span><\/dd>/)
})

test('CON-24 CON-25 ENT-11 LOC-09 the day of an article and of a review is that of the dealership’s clocks, wherever it is shown', () => {
  // Before midnight in Perth, after it in Sydney; the first of a month there.
  const date = '2026-11-30T15:45:00Z'
  const story = { href: '/blogs/utes', heading: 'Utes', image: null, description: 'Which one?', date }
  const summary = {
    reviews: [review({ date, reply: 'Thank you.', replyDate: date })],
    count: 1,
    average: 5,
    source: null,
  }
  const drawn = (timeZone: string) => [
    <ArticleView
      key="article"
      {...{ ...story, timeZone }}
      site={{ origin: 'https://cars.test' }}
      author="Cars"
      content={null}
    />,
    <LeadStory key="lead" {...{ story, timeZone }} />,
    <StoryCards key="cards" stories={[story]} timeZone={timeZone} />,
    <StoryJournal key="journal" stories={[story, { ...story, href: '/blogs/vans' }]} timeZone={timeZone} />,
    <StoryLines key="lines" stories={[story]} timeZone={timeZone} />,
    <StoryTopics key="topics" stories={[story]} timeZone={timeZone} />,
    <StoryColumns key="columns" stories={[story]} timeZone={timeZone} />,
    <StoryPosters key="posters" stories={[story]} timeZone={timeZone} />,
    <ReviewWall key="wall" {...{ ...summary, timeZone }} minStars={null} />,
    <ReviewList key="list" {...{ ...summary, timeZone }} />,
  ]
  const days = (timeZone: string) =>
    drawn(timeZone).map((part) =>
      [...renderToStaticMarkup(part).matchAll(/\d\d\/1[12]\/2026|(?:\d+ )?(?:November|December) 2026/g)].join(' '),
    )
  const of = (day: string) => [day, day, day, `${day} ${day}`, day, day, day, day]
  expect(days('Australia/Perth')).toEqual([...of('30/11/2026'), 'November 2026', 'November 2026 30/11/2026'])
  expect(days('Australia/Sydney')).toEqual([...of('01/12/2026'), 'December 2026', 'December 2026 01/12/2026'])
})

test('CON-24 CON-25 an article says how long it takes and of what kind it is; topics stand in the order of their newest', () => {
  const story = (heading: string, category: string | null) => ({
    ...{ heading, category, href: `/blogs/${heading}`, image: null, description: '', minutes: 4 },
    date: '2026-11-22T02:00:00Z',
  })
  const timeZone = 'Australia/Sydney'
  const cards = renderToStaticMarkup(<StoryCards stories={[story('Utes', 'Buying')]} timeZone={timeZone} />)
  expect(cards.replace(/<[^>]+>/g, '')).toContain('22/11/2026 · 4 min read · Buying')
  const topics = renderToStaticMarkup(
    <StoryTopics
      stories={[story('Tyres', 'Owning'), story('Vans', 'Buying'), story('Oil', 'Owning'), story('News', null)]}
      timeZone={timeZone}
    />,
  )
  expect([...topics.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, words]) => words)).toEqual([
    'Owning',
    'Tyres',
    'Oil',
    'Buying',
    'Vans',
    'More',
    'News',
  ])
})

test('CON-24 a blog description of 80 characters stays whole, a longer one is cut', () => {
  expect(shortDescription('x'.repeat(80))).toBe('x'.repeat(80))
  expect(shortDescription('word '.repeat(40)).length).toBeLessThanOrEqual(81)
})

test('CON-25 pictures of several vehicles stand side by side, the article’s own first', () => {
  const html = renderToStaticMarkup(
    <StoryPicture image={{ url: '/studio/a.webp', alt: '' }} otherImages={['/studio/b.webp']} sizes="10rem" />,
  )
  expect(html.match(/<img/g)).toHaveLength(2)
  expect(html).toMatch(/studio(?:%2F|\/)a\.webp.*studio(?:%2F|\/)b\.webp/s)
})

test('LOC-07 LOC-09 holidays to come, the next first, as dd/MM/yyyy; nothing when none is left', () => {
  const day = (date: string, open: string | null): SpecialHours => ({
    date,
    status: open ? 'Open' : 'Closed',
    open,
    close: open ? '13:00' : null,
  })
  const days = [day('2026-12-25', null), day('2026-01-26', null), day('2026-12-24', '08:30')]
  const html = (today: string) =>
    renderToStaticMarkup(<HolidayHours id="h" name="Artarmon" days={days} today={today} />)
  const shown = html('2026-11-01')
  expect(shown).toMatch(/from <\/span>24\/12\/2026/)
  expect(shown).not.toContain('26/01/2026')
  expect(shown.indexOf('8:30 am – 1 pm')).toBeLessThan(shown.indexOf('Closed'))
  expect(html('2027-01-01')).toBe('')
})

test('SEO-02 ENT-06 a location tells search engines its week and its holidays', () => {
  const location: SiteLocation = {
    id: 'l1',
    name: 'Artarmon',
    slug: 'artarmon',
    tenantId: 't1',
    locationType: 'service',
    primary: true,
    phone: null,
    dealerLicenceNumber: null,
    motorVehicleRepairer: null,
    address: { street: null, city: 'Artarmon', state: 'NSW', postcode: '2064', placeUrl: null, mapKey: null },
    lat: null,
    lng: null,
    openingHours: [
      { weekday: 1, status: 'Open', formattedHours: '', open: '07:30', close: '17:00' },
      { weekday: 0, status: 'Closed', formattedHours: '', open: null, close: null },
    ],
    specialHours: [
      { date: '2026-12-24', status: 'Open', open: '08:30', close: '13:00' },
      { date: '2026-12-25', status: 'Closed', open: null, close: null },
    ],
  }
  expect(locationJsonLd({ origin: 'https://x.test' }, location, '/locations/artarmon')).toMatchObject({
    '@type': 'AutoRepair',
    url: 'https://x.test/locations/artarmon',
    openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '07:30', closes: '17:00' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', opens: '08:30', closes: '13:00' },
      { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  })
})
