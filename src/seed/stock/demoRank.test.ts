import { expect, test } from 'vitest'
import { random } from '../random'
import { demoRank, keepApart } from './demoRank'

test('what catches the eye stands above its like, what is sold below', () => {
  const rank = (changes: Partial<Parameters<typeof demoRank>[1]>) =>
    demoRank(random(1), { status: 'in_stock', photos: 5, onOffer: false, colour: 'White', ...changes })
  expect(rank({ colour: 'Orange' })).toBeGreaterThan(rank({}))
  expect(rank({ onOffer: true })).toBeGreaterThan(rank({}))
  expect(rank({ photos: 1 })).toBeLessThan(rank({}))
  expect(rank({ status: 'sold' })).toBeLessThan(rank({ status: 'coming_soon' }))
})

test('ENT-01 neighbours in a list differ in colour and shape where they can, and those that are sold stay last', () => {
  const car = (colour: string, shape: string, custom_rank: number, status: 'in_stock' | 'sold' = 'in_stock') => ({
    ...{ colour, custom_rank, status },
    images: [{ image: { url: `/studio/${shape}/red/hero.webp`, thumb: { url: '' } } }],
  })
  const listed = keepApart([
    car('Blue', 'suv', 90),
    car('Blue', 'suv', 80),
    car('Blue', 'hatch', 70),
    car('Red', 'suv', 60),
    car('Grey', 'hatch', 50),
    car('White', 'van', 10, 'sold'),
  ]).toSorted((one, other) => other.custom_rank - one.custom_rank)
  expect(listed.map(({ colour, images }) => `${colour} ${images[0]?.image.url.split('/')[2]}`)).toEqual([
    'Blue suv',
    'Grey hatch',
    'Red suv',
    'Blue hatch',
    'Blue suv',
    'White van',
  ])
})
