import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carSearchSchema } from '../search/query/carSearchRequest'
import { directoryRequest } from './directoryRequest'
import {
  directoryHref,
  directorySorts,
  type DirectoryState,
  emptyDirectoryState,
  isNarrowed,
  parseDirectoryParams,
  toggleDirectoryFilter,
} from './DirectoryState'
import { directoryAsk, inDirectoryOrder } from './directoryWindow'
import { listDirectory } from './listDirectory'
import { makeEntries } from './makeEntries'
import { matchesWords } from './matchesWords'

const names = ['car_type', 'simple_body']
const parse = (text: string) => parseDirectoryParams(new URLSearchParams(text), names)

describe('SRP-32 SRP-33 query, page and filters of a directory', () => {
  test('what the address says comes back, and nothing else', () => {
    expect(parse('query=+land++rover&car_type=used&car_type=new&page=3&sortBy=count:desc&colour=red')).toEqual({
      query: 'land rover',
      page: 3,
      sort: 'count:desc',
      filters: { car_type: ['used', 'new'] },
    })
    expect(parse('page=-1&sortBy=price:asc&car_type=')).toEqual(emptyDirectoryState)
    expect(parse(`query=${'x'.repeat(999)}&page=999999`)).toMatchObject({ page: 1000, query: 'x'.repeat(200) })
  })

  test('a state goes into its address and back', () => {
    const word = fc.stringMatching(/^[a-z0-9&=+ %-]{0,12}[a-z0-9]$/).map((text) => text.replace(/\s+/g, ' ').trim())
    const state: fc.Arbitrary<DirectoryState> = fc.record({
      query: fc.oneof(fc.constant(''), word),
      page: fc.integer({ min: 1, max: 1000 }),
      sort: fc.constantFrom(...directorySorts.map(({ key }) => key)),
      filters: fc.dictionary(fc.constantFrom(...names), fc.uniqueArray(word, { minLength: 1, maxLength: 4 })),
    })
    fc.assert(
      fc.property(state, (before) => {
        const url = new URL(directoryHref('/directory/makes', before), 'http://site.test')
        expect(url.pathname).toBe('/directory/makes')
        expect(parseDirectoryParams(url.searchParams, names)).toEqual({ ...before, filters: { ...before.filters } })
      }),
    )
  })

  test('SRP-04 a filter goes on and off, and back to page 1', () => {
    const on = toggleDirectoryFilter({ ...emptyDirectoryState, page: 4 }, 'car_type', 'used')
    expect(on).toEqual({ ...emptyDirectoryState, filters: { car_type: ['used'] } })
    expect(isNarrowed(on)).toBe(true)
    expect(toggleDirectoryFilter(on, 'car_type', 'used')).toEqual(emptyDirectoryState)
    expect(directoryHref('/directory/makes', emptyDirectoryState)).toBe('/directory/makes')
  })
})

describe('SRP-32 makes and models', () => {
  const counts = {
    makes: { Toyota: 20, 'Land Rover': 3, Citroën: 1 },
    models: {
      'Toyota|Corolla': 5,
      'Toyota|Corolla Cross': 3,
      'Toyota|HiLux': 12,
      'Land Rover|Defender': 3,
      'Citroën|C3': 1,
    },
  }
  const found = (query: string) =>
    makeEntries(counts, query).map(({ label, models }) => [label, ...models.map((model) => model.label)])

  test('a make that is named keeps all its models', () => {
    expect(found('toy')).toEqual([['Toyota', 'Corolla', 'Corolla Cross', 'HiLux']])
    expect(found('rover land')).toEqual([['Land Rover', 'Defender']])
    expect(found('citroen')).toEqual([['Citroën', 'C3']])
  })

  test('a model that is named stands alone below its make', () => {
    expect(found('corolla')).toEqual([['Toyota', 'Corolla', 'Corolla Cross']])
    expect(found('toyota cross')).toEqual([['Toyota', 'Corolla Cross']])
    expect(found('corolla defender')).toEqual([])
  })

  test('each leads to its search page, with its count', () => {
    const [, rover] = makeEntries(counts, '')
    expect(rover).toMatchObject({ href: '/search/land-rover', count: 3 })
    expect(rover?.models[0]).toMatchObject({ href: '/search/land-rover/defender', count: 3 })
  })

  test('by name, or the fullest first', () => {
    const order = (sort: DirectoryState['sort']) =>
      inDirectoryOrder(makeEntries(counts, ''), sort).map(({ slug }) => slug)
    expect(order('name:asc')).toEqual(['citroen', 'land-rover', 'toyota'])
    expect(order('count:desc')).toEqual(['toyota', 'land-rover', 'citroen'])
  })
})

test('SEA-14 a text fits when each of its words begins one of the entry’s', () => {
  expect(matchesWords('Harbour City Auto, Artarmon NSW', 'art nsw')).toBe(true)
  expect(matchesWords('Harbour City Auto', 'city harb')).toBe(true)
  expect(matchesWords('Harbour City Auto', 'arbour')).toBe(false)
  expect(matchesWords('anything', '  ')).toBe(true)
})

describe('RTE-25 SEA-14 a list is searched as the stock is', () => {
  interface Row {
    name: string
    brand: string
    kind: string
  }
  const options = {
    filters: (['brand', 'kind'] as const).map((name) => ({
      name,
      label: name,
      valuesOf: (row: Row) => [{ value: row[name], label: row[name].toUpperCase() }],
    })),
    textOf: ({ name }: Row) => name,
  }
  const rows = fc.array(
    fc.record({
      name: fc.constantFrom('Bonus on Tucson', 'Low rate', 'Bonus week'),
      brand: fc.constantFrom('kia', 'ford', 'mazda'),
      kind: fc.constantFrom('bonus', 'finance'),
    }),
    { maxLength: 30 },
  )
  const some = (values: string[]) => fc.subarray(values)

  test('any value of a filter, all filters, all words; a filter’s counts ignore its own choice', () => {
    fc.assert(
      fc.property(
        rows,
        some(['kia', 'ford', 'mazda']),
        some(['bonus', 'finance']),
        fc.constantFrom('', 'bonus', 'low rate', 'zzz'),
        fc.integer({ min: 1, max: 4 }),
        (list, brand, kind, query, page) => {
          const ask = { ...directoryAsk({ ...emptyDirectoryState, query, page, filters: { brand, kind } }, 5) }
          const { hits, count, pages, facets } = listDirectory(list, ask, options)
          const ofBrand = (row: Row) => brand.length === 0 || brand.includes(row.brand)
          const ofKind = (row: Row) => kind.length === 0 || kind.includes(row.kind)
          const named = list.filter(({ name }) => matchesWords(name, query))
          const expected = named.filter((row) => ofBrand(row) && ofKind(row))
          expect(count).toBe(expected.length)
          expect(pages).toBe(Math.ceil(expected.length / 5))
          expect(hits).toEqual(expected.slice((page - 1) * 5, page * 5))
          for (const { value, count: promised } of facets[0]?.items ?? [])
            expect(promised).toBe(named.filter((row) => ofKind(row) && row.brand === value).length)
        },
      ),
    )
  })
})

describe('SEA-08 SEA-14 the body of a directory search is that of a stock search', () => {
  test('its parts are read', () => {
    const body = carSearchSchema.parse({
      filters: { car_type: 'used', simple_body: ['SUV', 'Ute'] },
      hitsPerPage: 10,
      offset: 20,
      query: ' cor ',
      sort: ['count:desc'],
      search_filters: 'price > 1000',
    })
    expect(directoryRequest(body, names, 21)).toEqual({
      ask: {
        filters: { car_type: ['used'], simple_body: ['SUV', 'Ute'] },
        hitsPerPage: 10,
        offset: 20,
        query: 'cor',
        sort: 'count:desc',
        search_filters: 'price > 1000',
      },
      unknown: [],
    })
  })

  test('SEA-27 21 a page unless told otherwise; a filter of another directory is named', () => {
    const { ask, unknown } = directoryRequest(
      carSearchSchema.parse({ filters: { colour: 'red', car_type: { min: 1 } } }),
      names,
      21,
    )
    expect(ask.hitsPerPage).toBe(21)
    expect(unknown).toEqual(['colour', 'car_type'])
  })
})
