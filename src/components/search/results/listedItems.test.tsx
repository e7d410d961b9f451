import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { facetOf } from '@/src/domain/search/facets/facets'
import { emptySearchState } from '@/src/domain/search/url/SearchState'
import { FacetList } from '../filters/FacetList'
import { facetItems } from '../filters/facetItems'
import { listedItems } from './listedItems'

// The rows are links to other searches, and parts of the panel that are closed are drawn, too.
vi.mock('../SearchContext', () => ({
  useSearchContext: () => ({ state: emptySearchState, setup: { unfolded: true }, hrefTo: () => '/search' }),
}))

const options = { preset: { refinements: { make: ['Kia'] } }, certifiedOnly: true, refinements: {} }
const counted = Array.from({ length: 60 }, (_, index) => ({ label: `Kia|Model ${index}`, count: 100 - index }))

describe('how many values a list has', () => {
  test.each([
    ['make_model', 30],
    ['city', 20],
    ['dealership_name', 40],
  ])('SEA-07 of 60 values of %s the panel lists the %i with most cars', (attribute, limit) => {
    const facet = facetOf(attribute)
    if (!facet) throw new Error(`There is no facet ${attribute}.`)
    const items = facetItems(facet, counted, options)
    const rows = renderToStaticMarkup(<FacetList facet={facet} items={items} chosen={[]} />).match(/<li>/g)
    expect(rows).toHaveLength(limit)
    expect(listedItems(facet, items, { chosen: [], wanted: '' }).map(({ count }) => count)).toEqual(
      Array.from({ length: limit }, (_, index) => 100 - index),
    )
  })

  test('SEA-07 a chosen value is listed beyond the limit, and a text finds any', () => {
    const items = ['Audi', 'BMW', 'Kia', 'Kia Rio'].map((value) => ({ value, label: value, count: 1 }))
    const listed = (chosen: string[], wanted = '') =>
      listedItems({ limit: 2 }, items, { chosen, wanted }).map(({ value }) => value)
    expect(listed([])).toEqual(['Audi', 'BMW'])
    expect(listed(['Kia'])).toEqual(['Audi', 'BMW', 'Kia'])
    expect(listed([], 'kia')).toEqual(['Kia', 'Kia Rio'])
  })
})
