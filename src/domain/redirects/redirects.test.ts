import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planRedirects } from './planRedirects'
import { newAddress, oldAddress, ownKey } from './redirectAddress'
import { type Redirect, redirectCircle, redirectFor, resolveRedirects } from './redirectChains'

const row = (from: string, to: string, type: Redirect['type'] = '301'): Redirect => ({ from, to, type })
const mapOf = (...rows: Redirect[]) => new Map(rows.map((one) => [one.from, one]))
const hosts = ['www.bayside.com.au', 'bayside.localhost']

describe('addresses of redirects', () => {
  test.each([
    ['/Used-Cars/', '/used-cars'],
    ['https://old.bayside.com.au/Stock.aspx?Id=5', '/stock.aspx?Id=5'],
    ['/a b', null],
    ['/caf%C3%A9/', '/caf%c3%a9'],
    ['old-page', null],
    ['//evil.example/x', null],
    ['/', null],
    ['https://old.example/', null],
    ['/admin/x', null],
    ['/api/cars', null],
    ['/robots.txt', null],
    ['/sitemap.xml', null],
    ['/apia', '/apia'],
  ])('SEO-05 the old address %j is kept as %j', (text, expected) => expect(oldAddress(text)).toBe(expected))

  test.each([
    ['/special-offers?brand=kia#top', '/special-offers?brand=kia#top'],
    ['https://www.bayside.com.au/contact-us', '/contact-us'],
    ['http://bayside.localhost:3000/contact-us', '/contact-us'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['http://elsewhere.example/x', null],
    ['https://user:pass@elsewhere.example/', null],
    ['javascript:alert(1)', null],
    ['//elsewhere.example', null],
    ['/.//elsewhere.example', null],
    ['/x/..//elsewhere.example', null],
    ['https://www.bayside.com.au//elsewhere.example', null],
  ])('SEO-05 the new address %j is kept as %j', (text, expected) => expect(newAddress(text, hosts)).toBe(expected))
})

describe('following redirects', () => {
  const map = resolveRedirects([
    row('/a', '/b'),
    row('/b', '/c?x=1', '302'),
    row('/stock.aspx?Id=5', '/cars/five'),
    row('/stock.aspx', '/search/used-cars#top'),
    row('/round', '/and'),
    row('/and', '/round'),
    row('/into', '/round'),
  ])

  test('SEO-05 a chain leads to its end in one step, for now if any step is', () => {
    expect(redirectFor(map, '/A/', '')).toEqual(row('/a', '/c?x=1', '302'))
  })
  test('SEO-05 a query of its own comes first, else the query goes along', () => {
    expect(redirectFor(map, '/Stock.aspx', '?Id=5')?.to).toBe('/cars/five')
    expect(redirectFor(map, '/stock.aspx', '?utm_source=x')?.to).toBe('/search/used-cars?utm_source=x#top')
    expect(redirectFor(map, '/b', '?utm_source=x')?.to).toBe('/c?x=1')
  })
  test('SEO-05 a circle closed by two editors at once leads nowhere', () => {
    for (const path of ['/round', '/and', '/into']) expect(redirectFor(map, path, '')).toBeNull()
  })
  test('SEO-05 a chain of twenty thousand moves keeps no visitor of any site waiting', () => {
    const moves = Array.from({ length: 20_000 }, (_, index) => row(`/move-${index}`, `/move-${index + 1}`))
    expect(redirectFor(resolveRedirects(moves), '/move-0', '')?.to).toBe('/move-20000')
    const round = [...moves, row('/move-20000', '/move-10000')]
    expect(resolveRedirects(round.toReversed()).size).toBe(0)
  })
  test('SEO-05 the circle a redirect would close is named', () => {
    expect(redirectCircle(mapOf(row('/b', '/c'), row('/c', '/a')), { from: '/a', to: '/b' })).toEqual([
      '/a',
      '/b',
      '/c',
      '/a',
    ])
    expect(redirectCircle(new Map(), { from: '/a', to: '/A/?x=1' })).toEqual(['/a', '/A/?x=1'])
    expect(redirectCircle(mapOf(row('/b', '/c')), { from: '/a', to: '/b' })).toBeNull()
    expect(redirectCircle(new Map(), { from: '/a', to: 'https://elsewhere.example/a' })).toBeNull()
  })

  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/a?x=1', '/b?y=2', 'https://elsewhere.example/')
  const rows = fc.array(fc.record({ from: path, to: path, type: fc.constantFrom('301' as const, '302' as const) }))

  test('SEO-05 whatever is stored, no visitor is sent twice or back to where they were', () => {
    fc.assert(
      fc.property(rows, (stored) => {
        const resolved = resolveRedirects(stored.filter(({ from }) => from.startsWith('/')))
        for (const { from, to } of resolved.values()) {
          const key = ownKey(to)
          if (key === null) continue
          expect(key).not.toBe(from)
          const [pathname = '', search = ''] = key.split(/(?=\?)/)
          expect(redirectFor(resolved, pathname, search)).toBeNull()
        }
      }),
    )
  })
  test('SEO-05 what an import accepts is never dropped as a circle', () => {
    fc.assert(
      fc.property(rows, (wanted) => {
        const outcomes = planRedirects(
          wanted.map((one, line) => ({ ...one, line })),
          new Map(),
          [],
        )
        const landed = outcomes.flatMap((one) => (one.state === 'created' ? [one] : []))
        expect(resolveRedirects(landed).size).toBe(landed.length)
      }),
    )
  })
})

describe('importing old addresses', () => {
  const existing = mapOf(row('/kept', '/special-offers'), row('/moved', '/old-place'), row('/x', '/y'))
  const line = (number: number, from: string, to: string, type = '') => ({ line: number, from, to, type })

  test('SEO-05 every line ends as created, updated, unchanged or rejected with its reason', () => {
    const outcomes = planRedirects(
      [
        line(2, 'https://www.oldsite.com.au/Used-Cars/', 'https://www.bayside.com.au/search/used-cars'),
        line(3, '/kept', '/special-offers', '301'),
        line(4, '/moved', '/new-place', 'temporary'),
        line(5, '/used-cars', '/elsewhere'),
        line(6, '/y', '/x'),
        line(7, 'nonsense', '/x'),
        line(8, '/gone', 'ftp://x'),
        line(9, '/gone', '/x', '418'),
        line(10, '', '/x'),
      ],
      existing,
      hosts,
    )
    expect(outcomes.map(({ state }) => state)).toEqual([
      'created',
      'unchanged',
      'updated',
      ...Array.from({ length: 6 }, () => 'rejected'),
    ])
    expect(outcomes[0]).toMatchObject({ from: '/used-cars', to: '/search/used-cars', type: '301' })
    expect(outcomes[2]).toMatchObject({ to: '/new-place', type: '302' })
    const reasons = outcomes.flatMap((one) => (one.state === 'rejected' ? [one.reason] : []))
    expect(reasons[0]).toBe('Line 2 already says where this leads.')
    expect(reasons[1]).toBe('It would lead in a circle: /y → /x → /y.')
    expect(reasons[2]).toContain('‘nonsense’ is no old address')
    expect(reasons[3]).toContain('‘ftp://x’ is no new address')
    expect(reasons[4]).toContain('‘418’ is no kind of redirect')
    expect(reasons[5]).toBe('It needs an old and a new address.')
  })
})
