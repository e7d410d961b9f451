import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FilterPanel } from './FilterPanel'
import { countedFacets } from '@/src/domain/search/facets/countedFacets'
import { indexSettings } from '@/src/domain/search/index/indexSettings'
import { emptySearchState } from '@/src/domain/search/url/SearchState'
import { parseSearchParams, toSearchParams } from '@/src/domain/search/url/searchAddress'

/** The one row that README.md asks for, 'How do I add a facet'. */
vi.mock('@/src/domain/search/facets/facetRows', async (importOriginal) => {
  const { facetRows } = await importOriginal<{ facetRows: object[] }>()
  const options = { group: 'more', operator: 'or', limit: 20, searchable: false, unit: null, steps: null }
  const row = { attribute: 'doors', kind: 'list', label: 'Doors', param: 'door-count', ...options }
  return { facetRows: [...facetRows, row] }
})

const away = vi.hoisted(() => ({ now: false }))
const state = parseSearchParams(new URLSearchParams('door-count=4&door-count=5'))

vi.mock('./FacetSection', () => ({
  FacetSection: ({ facet }: { facet: { label: string } }) => <b>{facet.label}</b>,
}))
vi.mock('../SearchContext', () => ({
  useSearchContext: () => ({
    state,
    result: { degraded: away.now },
    setup: { preset: { refinements: {} }, unfolded: true },
  }),
}))
vi.mock('./FilterSection', () => ({ FilterSection: () => null }))
vi.mock('../SearchLink', () => ({ SearchLink: () => null }))

test('SEA-01 a new row of the table of facets can be filtered by in the engine', () => {
  expect(indexSettings().filterableAttributes).toContain('doors')
  expect(countedFacets({ state: emptySearchState, preset: null }).map(({ label }) => label)).toContain('Doors')
})

test('SRP-01 SRP-02 it is in the address in both styles, and read from both', () => {
  expect(state.refinements).toEqual({ doors: ['4', '5'] })
  expect(toSearchParams(state, 'flat').toString()).toBe('door-count=4&door-count=5')
  const bracket = toSearchParams(state, 'bracket')
  expect(bracket.get('refinementList[doors][0]')).toBe('4')
  expect(parseSearchParams(bracket).refinements).toEqual({ doors: ['4', '5'] })
})

test('SEA-02 it is in the filter panel', () => {
  expect(renderToStaticMarkup(<FilterPanel />)).toContain('<b>Doors</b>')
})

test('NFR-07 while the search engine is away no filter claims to have no cars', () => {
  away.now = true
  const panel = renderToStaticMarkup(<FilterPanel />)
  away.now = false
  expect(panel).toContain('Filters are back as soon as search is.')
  expect(panel).not.toContain('<b>')
})
