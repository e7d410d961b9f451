import { expect, test } from 'vitest'
import { sellersFirst } from '../tradeIn/sellersFirst'
import { firstOrAlone, reviewCountWords, showsReviews } from './shownReviews'

test('CON-29 reviews show only above the minimum, and not when they are hidden', () => {
  expect(showsReviews({ hidden: false, minRating: 4 }, 4.1)).toBe(true)
  expect(showsReviews({ hidden: false, minRating: 4 }, 4)).toBe(false)
  expect(showsReviews({ hidden: true, minRating: 4 }, 5)).toBe(false)
})

test('CON-30 CON-31 CON-32 LAW-11 the sample: 12 shown of 1,138', () => {
  expect(reviewCountWords({ count: 1138, shown: 12, source: 'Google' })).toBe(
    '1,138 reviews on Google, the latest 12 shown',
  )
})

test('LAW-11 where all of them are shown nothing more is said', () => {
  expect(reviewCountWords({ count: 1, shown: 1, source: null })).toBe('1 review')
  expect(reviewCountWords({ count: 8, shown: 8, source: null })).toBe('8 reviews')
})

test('LAW-11 reviews chosen by their stars are not called the latest', () => {
  expect(reviewCountWords({ count: 40, shown: 12, source: null, minStars: 4 })).toBe(
    '40 reviews, 12 of those with 4 stars or more shown',
  )
})

test('LAW-11 where somebody sells, reviews of people who sold come first, and the page says so', () => {
  const texts = [
    'The man who sold me the MX-5 owns one.',
    'Sold them my Mazda.',
    'Fair price.',
    'My trade was valued well.',
  ]
  const reviews = texts.map((text) => ({ text }))
  const few = firstOrAlone(reviews, sellersFirst)
  expect(few.reviews.map(({ text }) => text)).toEqual([texts[1], texts[3], texts[0], texts[2]])
  const enough = firstOrAlone([...reviews, { text: 'They traded in my CX-3.' }], sellersFirst)
  expect([few.alone, enough.alone, enough.reviews.length]).toEqual([0, 3, 3])
  expect(reviewCountWords({ count: 14, shown: 12, source: null, firstAbout: sellersFirst.about })).toBe(
    '14 reviews, 12 shown, first those about selling or trading in',
  )
  const alone = { count: 14, shown: 3, source: 'Google', firstAbout: sellersFirst.about, alone: 3 }
  expect(reviewCountWords(alone)).toBe('3 of 14 reviews on Google are about selling or trading in')
  expect(reviewCountWords({ ...alone, shown: 1, alone: 1 })).toBe(
    '1 of 14 reviews on Google is about selling or trading in',
  )
  expect(reviewCountWords({ ...alone, shown: 2 })).toBe(
    '3 of 14 reviews on Google are about selling or trading in, 2 shown',
  )
  expect(reviewCountWords({ ...alone, minStars: 4 })).toBe(
    '3 of 14 reviews on Google are about selling or trading in, 3 with 4 stars or more shown',
  )
})
