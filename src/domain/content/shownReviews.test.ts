import { expect, test } from 'vitest'
import { reviewCountWords, showsReviews } from './shownReviews'

test('CON-29 reviews show only above the minimum, and not when they are hidden', () => {
  expect(showsReviews({ hidden: false, minRating: 4 }, 4.1)).toBe(true)
  expect(showsReviews({ hidden: false, minRating: 4 }, 4)).toBe(false)
  expect(showsReviews({ hidden: true, minRating: 4 }, 5)).toBe(false)
})

test('CON-30 CON-31 CON-32 LAW-11 the sample: 12 shown of 1,138', () => {
  expect(reviewCountWords(1138, 12, 'Google')).toBe('1,138 reviews on Google, the latest 12 shown')
})

test('LAW-11 where all of them are shown nothing more is said', () => {
  expect(reviewCountWords(1, 1, null)).toBe('1 review')
  expect(reviewCountWords(8, 8, null)).toBe('8 reviews')
})
