import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { directAnswer, directBody } from './directBody'

const host = 'https://search.example.com'
const token = { host, index: 'cars', token: 'signed', expiresAt: '2999-01-01T00:00:00Z', excludeZeroPrice: true }
const body = JSON.stringify({ queries: [{ indexUid: 'cars', q: 'kia', facets: ['make', 'price'], filter: 'a = 1' }] })

type Answer = () => Response
const calls: { url: string; init: RequestInit | undefined }[] = []

/** A fresh module each time: it remembers its token and which server failed. */
const withAnswers = async (answers: Record<string, Answer>) => {
  vi.resetModules()
  calls.length = 0
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    calls.push({ url, init })
    const answer = answers[url]
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('unreachable'))
  })
  return (await import('./searchPost')).searchPost
}

const found = () => Response.json({ results: [] })
const urls = () => calls.map(({ url }) => url)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T00:00:00Z') }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('SEA-15 where a browser searches', () => {
  test('SEA-15 a site without a search server of its own asks our own origin', async () => {
    const searchPost = await withAnswers({ '/api/search/multi-search': found })
    await searchPost({ path: '/multi-search', body, direct: false })
    expect(urls()).toEqual(['/api/search/multi-search'])
    expect(calls[0]?.init?.body).toBe(body)
  })

  test('SEA-15 a site with one is asked there with its token, which is fetched once and renewed in time', async () => {
    const searchPost = await withAnswers({
      '/api/search/token': () => Response.json({ ...token, expiresAt: new Date(Date.now() + 900_000).toISOString() }),
      [`${host}/multi-search`]: found,
    })
    const search = () => searchPost({ path: '/multi-search', body, direct: true })
    await search()
    await search()
    expect(urls()).toEqual(['/api/search/token', `${host}/multi-search`, `${host}/multi-search`])
    expect(calls[1]?.init?.headers).toMatchObject({ authorization: 'Bearer signed' })
    vi.setSystemTime(Date.now() + 850_000)
    await search()
    expect(urls().filter((url) => url.endsWith('/token'))).toHaveLength(2)
  })

  test('SEA-15 SRP-03 a search server that fails is left alone for a minute; our own origin answers', async () => {
    const searchPost = await withAnswers({
      '/api/search/token': () => Response.json(token),
      '/api/search/multi-search': found,
    })
    const search = () => searchPost({ path: '/multi-search', body, direct: true })
    expect(await search()).toEqual({ results: [] })
    await search()
    expect(urls()).toEqual([
      '/api/search/token',
      `${host}/multi-search`,
      '/api/search/multi-search',
      '/api/search/multi-search',
    ])
    vi.setSystemTime(Date.now() + 61_000)
    await search()
    expect(urls().filter((url) => url === `${host}/multi-search`)).toHaveLength(2)
  })

  test('SRP-03 when nobody answers it is an error', async () => {
    const searchPost = await withAnswers({})
    await expect(searchPost({ path: '/multi-search', body, direct: true })).rejects.toThrow()
  })
})

describe('SEA-15 a direct search keeps our endpoint’s rules', () => {
  const sent = (query: object) =>
    JSON.parse(directBody(JSON.stringify({ queries: [query] }), { excludeZeroPrice: true })).queries[0]

  test('SEA-22 every word must match, prices are counted in steps, cheapest first leaves out cars without a price', () => {
    const query = sent({ q: 'x', facets: ['make', 'price', 'no_facet'], filter: 'a = 1', sort: ['price:asc'] })
    expect(query).toMatchObject({
      matchingStrategy: 'all',
      facets: ['make', 'price', 'price_step'],
      filter: ['a = 1', 'price > 0'],
    })
    expect(sent({ q: '', sort: ['price:desc'] }).filter).toEqual([])
  })

  test('SEA-04 a facet search is sent as it is, every word of the keyword included', () => {
    const facetSearch = { facetName: 'city', facetQuery: 'par', filter: ['a = 1'] }
    expect(JSON.parse(directBody(JSON.stringify(facetSearch), { excludeZeroPrice: true }))).toEqual({
      ...facetSearch,
      matchingStrategy: 'all',
    })
  })

  test('SEA-05 a range’s counts are those of its steps', () => {
    const facetDistribution = { price: { '19990': 1 }, price_step: { '15000': 1 }, make: { Kia: 1 } }
    expect(directAnswer({ results: [{ facetDistribution }] })).toEqual({
      results: [{ facetDistribution: { price: { '15000': 1 }, make: { Kia: 1 } } }],
    })
  })
})
