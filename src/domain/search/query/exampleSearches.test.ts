import { expect, test } from 'vitest'
import { exampleSearches } from './exampleSearches'
import { allHere } from '@/src/domain/site/allHere.testing'

const count = (label: string, slug: string, total: number) => ({ label, slug, href: `/search/${slug}`, total })
const listed = allHere({ new: 0, demo: 0, used: 0 })

test('example searches are of the most common bodies, models and makes, with how many each finds', () => {
  const examples = exampleSearches({
    bodies: [count('SUV', 'suv', 65), count('Ute', 'ute', 17), count('Sedan', 'sedan', 9)],
    makes: [count('Toyota', 'toyota', 20), count('Mazda', 'mazda', 14)],
    models: {
      mazda: [{ ...count('CX-5', 'mazda/cx-5', 6), ...listed }],
      toyota: [{ ...count('Corolla', 'toyota/corolla', 8), ...listed }],
    },
    middleDollars: 35_000,
  })
  expect(examples).toEqual([
    {
      label: 'SUV under $35,000',
      href: '/search/new-used-and-demo-cars/?simple_body=SUV&price=%3A35000',
      total: null,
    },
    { label: 'Ute', href: '/search/ute', total: 17 },
    { label: 'Toyota Corolla', href: '/search/toyota/corolla', total: 8 },
    { label: 'Mazda', href: '/search/mazda', total: 14 },
  ])
})

test('without stock there is nothing to suggest', () => {
  expect(exampleSearches({ bodies: [], makes: [], models: {} })).toEqual([])
})
