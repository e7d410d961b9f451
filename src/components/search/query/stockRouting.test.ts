import { afterEach, expect, test, vi } from 'vitest'
import { emptySearchState } from '@/src/domain/search/url/SearchState'
import type { SearchSetup } from './searchSetup'
import { stockRouting } from './stockRouting'

afterEach(() => vi.unstubAllGlobals())

test('SRP-05 addresses are written while the page is there, and none once it is left', () => {
  const replaceState = vi.fn<History['replaceState']>()
  // Back has led to another search before InstantSearch has removed its widgets.
  vi.stubGlobal('window', { location: { pathname: '/search/', search: '?make=Toyota' }, history: { replaceState } })
  const setup = { index: 'stock', urlStyle: 'flat', preset: { path: '/search/' } } as SearchSetup
  const { mount, leave, router } = stockRouting(setup, emptySearchState)
  router.write(emptySearchState)
  expect(replaceState).not.toHaveBeenCalled()
  mount()
  router.write(emptySearchState)
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/search/')
  leave()
  router.write(emptySearchState)
  expect(replaceState).toHaveBeenCalledOnce()
})
