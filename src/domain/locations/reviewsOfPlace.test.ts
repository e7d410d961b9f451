import { expect, test } from 'vitest'
import { reviewsOfPlace } from './reviewsOfPlace'

const review = (place: string | null, rating: number, text = 'Good.') => ({ place, rating, text })

test('LAW-11 a place has the reviews about it and its departments, with their own average', () => {
  const reviews = [review('Bay Yard', 5), review('Bay Service', 4, ''), review('Hill Yard', 1), review(null, 2)]
  const own = reviewsOfPlace(reviews, ['Bay Yard', 'Bay Service'])
  expect(own).toMatchObject({ count: 2, average: 4.5 })
  expect(own?.told).toHaveLength(1)
})

test('a single review, and reviews without words, are not shown at a place', () => {
  expect(reviewsOfPlace([review('Bay Yard', 5)], ['Bay Yard'])).toBeNull()
  expect(reviewsOfPlace([review('Bay Yard', 5, ''), review('Bay Yard', 5, '')], ['Bay Yard'])).toBeNull()
})
