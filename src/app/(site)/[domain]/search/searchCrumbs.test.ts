import { expect, test } from 'vitest'
import { searchCrumbs } from './searchMetadata'

test('RTE-21 a model stands below its make, also when the make has two words', () => {
  expect(
    searchCrumbs({
      kind: 'model',
      path: '/search/land-rover/discovery-sport',
      title: 'Land Rover Discovery Sport',
      refinements: { make_model: ['Land Rover|Discovery Sport'] },
    }),
  ).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Search', href: '/search/new-used-and-demo-cars/' },
    { label: 'Land Rover', href: '/search/land-rover' },
    { label: 'Discovery Sport', href: null },
  ])
})

test('RTE-14 RTE-15 the default search is the search itself; a landing page stands below it', () => {
  const all = { kind: 'all', path: '/search/new-used-and-demo-cars/', title: 'Cars', refinements: {} } as const
  expect(searchCrumbs(all).map(({ label }) => label)).toEqual(['Home', 'Search'])
  const used = { kind: 'carType', path: '/search/used-cars', title: 'Used Cars', refinements: {} } as const
  expect(searchCrumbs(used).map(({ label }) => label)).toEqual(['Home', 'Search', 'Used Cars'])
})
