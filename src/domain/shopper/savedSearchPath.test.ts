import { expect, test } from 'vitest'
import { savedSearchPath } from './savedSearchPath'

test.each([
  ['/search/used-cars?make=Toyota', { path: '/search/used-cars', query: 'make=Toyota' }],
  [' https://www.harbour.example/search/toyota?price=:40000#top ', { path: '/search/toyota', query: 'price=:40000' }],
  ['/search', { path: '/search', query: '' }],
])('CON-16 an editor may paste the search %s', (address, read) => expect(savedSearchPath(address)).toEqual(read))

test.each([
  '/search/50%',
  '/searching',
  '/special-offers',
  'javascript:alert(1)',
  'used toyota',
  '',
  null,
  7,
  `/search?${'x'.repeat(1000)}`,
])('CON-16 %s is no search', (address) => expect(savedSearchPath(address)).toBeNull())
