import algoliasearchHelper from 'algoliasearch-helper'
import instantsearch from 'instantsearch.js'
import { expect, test } from 'vitest'
import { emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import { fromUiState, toUiState } from '@/src/domain/search/url/uiState'
import { connectStock } from './connectStock'

const preset = { refinements: { car_type: ['used'] } }
const states: Partial<SearchState>[] = [
  {},
  { query: 'hybrid', page: 3, sort: 'price:asc' },
  { refinements: { make: ['Kia'], filtered_features: ['Tow bar', 'Sunroof'], categories: ['Caravans'] } },
  { ranges: { price: { min: null, max: 30_000 }, year: { min: 2020, max: 2022 } }, near: { postcode: '0800', km: 50 } },
  { sort: 'distance', near: { postcode: '2000', km: null } },
]

test.each(states)('SRP-01 a search in InstantSearch is the same search again, with no other widget: %j', (changes) => {
  const state = { ...emptySearchState, ...changes }
  for (const paging of ['pages', 'more'] as const) {
    const options = { index: 'cars', pageSize: 21, paging, preset, excludeZeroPrice: true }
    const search = instantsearch({
      indexName: 'cars',
      searchClient: { search: () => new Promise<never>(() => undefined) },
    })
    search.addWidgets([connectStock(() => undefined)(options)])
    search.start()
    search.setUiState({ cars: toUiState(state, options) })
    expect(fromUiState(search.getUiState().cars ?? {}, options)).toEqual(state)
    expect(search.helper?.state).toBeInstanceOf(algoliasearchHelper.SearchParameters)
    search.setUiState({ cars: toUiState(emptySearchState, options) })
    expect(fromUiState(search.getUiState().cars ?? {}, options)).toEqual(emptySearchState)
    search.dispose()
  }
})
