import { expect, test } from 'vitest'
import { emptyDirectoryState } from '@/src/domain/directory/DirectoryState'
import { directoryAsk } from '@/src/domain/directory/directoryWindow'
import { reviewDirectory, reviewsState } from './reviewDirectory'

const review = (place: string | null, rating: number) => ({
  id: `${place}-${rating}`,
  customer: 'Jo P.',
  text: 'Good.',
  rating,
  date: '2026-05-02T02:00:00Z',
  reply: null,
  replyDate: null,
  image: null,
  place,
})

test('CON-28 reviews of a yard or with so many stars, with how many each choice finds', () => {
  const reviews = [review('Bay Yard', 5), review('Hill', 4.5), review('Bay Yard', 3), review(null, 5)]
  const find = (filters: Record<string, string[]>) =>
    reviewDirectory(reviews, directoryAsk({ ...emptyDirectoryState, filters }, 12))
  expect(find({ yard: ['bay-yard'] }).hits.map(({ rating }) => rating)).toEqual([5, 3])
  expect(find({ yard: ['bay-yard'], stars: ['5'] }).count).toBe(1)
  expect(find({}).facets.map(({ items }) => items.map(({ label, count }) => `${label} ${count}`))).toEqual([
    ['Bay Yard 2', 'Hill 1'],
    ['3 stars 1', '4 stars 1', '5 stars 2'],
  ])
})

test('CON-28 an address of reviews says yard, stars and page, and nothing else', () => {
  expect(reviewsState(new URLSearchParams('yard=bay-yard&stars=5&page=2&query=good&sortBy=count:desc'))).toEqual({
    ...emptyDirectoryState,
    filters: { yard: ['bay-yard'], stars: ['5'] },
    page: 2,
  })
})
