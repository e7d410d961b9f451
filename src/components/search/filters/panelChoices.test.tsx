import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { facetOf } from '@/src/domain/search/facets/facets'
import { emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import type { FacetItem } from '@/src/domain/search/results/SearchResult'
import { MakeTiles } from '../tiles/MakeTiles'
import { KindTabs } from './KindTabs'

const page = vi.hoisted(() => ({
  state: {} as SearchState,
  kinds: [] as FacetItem[],
  preset: {} as Record<string, string[]>,
  popularMakes: [] as string[],
}))
const item = (value: string, count = 3): FacetItem => ({ value, label: value, count })

vi.mock('../SearchContext', () => ({
  useSearchContext: () => ({
    state: page.state,
    result: { facets: { item_type: page.kinds } },
    setup: { preset: { refinements: page.preset }, popularMakes: page.popularMakes },
    hrefTo: (state: SearchState) => `?${state.refinements.item_type?.join() ?? ''}`,
    interactive: true,
  }),
}))

beforeEach(() => {
  page.state = emptySearchState
  page.preset = {}
  page.kinds = [
    { value: 'caravan', label: 'Caravans', count: 42 },
    { value: 'truck', label: 'Trucks', count: 20 },
  ]
  page.popularMakes = ['toyota', 'mazda']
})

const links = (html: string) =>
  [...html.matchAll(/<a (.*?)>(.*?)<\/a>/g)].map(([, look = '', words = '']) => ({
    href: /href="([^"]*)"/.exec(look)?.[1],
    isCurrent: look.includes('aria-current='),
    words: words
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))

test('SEA-04 stock of several kinds begins with one link for each, and one for all', () => {
  expect(links(renderToStaticMarkup(<KindTabs />))).toEqual([
    { href: '?', isCurrent: true, words: 'All 62' },
    { href: '?caravan', isCurrent: false, words: 'Caravans 42' },
    { href: '?truck', isCurrent: false, words: 'Trucks 20' },
  ])
  page.state = { ...emptySearchState, refinements: { item_type: ['truck'] } }
  expect(links(renderToStaticMarkup(<KindTabs />)).map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
})

test('SEA-04 stock of one kind, or a page about one, has no such links', () => {
  page.preset = { item_type: ['caravan'] }
  expect(renderToStaticMarkup(<KindTabs />)).toBe('')
  page.preset = {}
  page.kinds = page.kinds.slice(0, 1)
  expect(renderToStaticMarkup(<KindTabs />)).toBe('')
})

test('SRP-21 SRP-22 makes are tiles with logos, or a list where one of the first has none', () => {
  const facet = facetOf('make')
  if (!facet) throw new Error('There is no make to filter by.')
  const draw = () =>
    renderToStaticMarkup(<MakeTiles facet={facet} items={[item('Toyota'), item('Mazda'), item('Jayco')]} chosen={[]} />)
  expect(draw().match(/mask-logo/g)).toHaveLength(2)
  page.popularMakes = ['toyota', 'jayco']
  expect(draw()).not.toContain('mask-logo')
  expect(draw()).toContain('Jayco')
})
