import { expect, test } from '@playwright/test'
import { staffApi } from './support/api'
import { readPage } from './support/readPage'
import { siteGet } from './support/siteGet'
import { group, searchPath, siteUrl } from './support/sites'

const site = 'harbour-city'

interface Route {
  id: string
  path: string
  heading: RegExp
  crumbs: string[]
  slug?: string
}

const routes: Route[] = [
  { id: 'RTE-14', path: searchPath, heading: /Cars for Sale$/, crumbs: ['Home', 'Search'] },
  { id: 'RTE-15', path: '/search/used-cars', heading: /^Used Cars/, crumbs: ['Home', 'Search', 'Used Cars'] },
  { id: 'RTE-16', path: '/search/new-cars', heading: /^New Cars/, crumbs: ['Home', 'Search', 'New Cars'] },
  { id: 'RTE-17', path: '/search/demo-cars', heading: /^Demo Cars/, crumbs: ['Home', 'Search', 'Demo Cars'] },
  {
    id: 'RTE-18',
    path: '/search/new-and-demo-cars',
    heading: /^New and Demo Cars/,
    crumbs: ['Home', 'Search', 'New and Demo Cars'],
  },
  {
    id: 'RTE-19',
    path: '/search/used-and-demo-cars',
    heading: /^Used and Demo Cars/,
    crumbs: ['Home', 'Search', 'Used and Demo Cars'],
  },
  { id: 'RTE-20', path: '/search/toyota', heading: /^Toyota/, crumbs: ['Home', 'Search', 'Toyota'] },
  {
    id: 'RTE-21',
    path: '/search/toyota/corolla',
    heading: /^Toyota Corolla/,
    crumbs: ['Home', 'Search', 'Toyota', 'Corolla'],
  },
  { id: 'RTE-22', path: '/search/suv', heading: /^SUV/, crumbs: ['Home', 'Search', 'SUV'] },
  {
    id: 'RTE-23',
    slug: group,
    path: '/search/second-gear',
    heading: /Second Gear/,
    crumbs: ['Home', 'Search', 'Second Gear'],
  },
]

test.describe('search pages as a search engine reads them, no script run', () => {
  for (const { id, slug = site, path, heading, crumbs } of routes) {
    test(`${id} ${path} has its heading, cars, breadcrumb, title and one address`, async ({ request }) => {
      const page = await readPage(request, slug, path)
      expect(page.status).toBe(200)
      expect(page.heading).toMatch(heading)
      expect(page.title).toBeTruthy()
      expect(page.canonical).toBe(siteUrl(slug, path))
      expect(page.robots ?? '').not.toContain('noindex')
      expect(page.crumbs.map(({ name }) => name)).toEqual(crumbs)
      expect(page.crumbs.at(-1)?.item).toBe(siteUrl(slug, path))
      const listed = page.list?.itemListElement ?? []
      expect(listed.length).toBeGreaterThan(0)
      expect(page.list?.numberOfItems).toBeGreaterThanOrEqual(listed.length)
      expect(listed.map(({ position }) => position)).toEqual(listed.map((_, index) => index + 1))
      for (const { url } of listed) expect(page.carPaths).toContain(new URL(url ?? '').pathname)
    })
  }

  test('RTE-16 RTE-17 RTE-18 RTE-19 stock of their kinds only', async ({ request }) => {
    for (const [path, kinds] of [
      ['/search/new-cars', ['new']],
      ['/search/demo-cars', ['demo']],
      ['/search/new-and-demo-cars', ['new', 'demo']],
      ['/search/used-and-demo-cars', ['used', 'demo']],
    ] as const) {
      const { list } = await readPage(request, site, path)
      const slugs = (list?.itemListElement ?? []).map(({ url }) => (url ?? '').split('/').pop() ?? '')
      expect(slugs.length, path).toBeGreaterThan(0)
      const answer = await siteGet(request, site, `/api/cars?depth=0&limit=100&where[slug][in]=${slugs.join(',')}`)
      const { docs }: { docs: { car_type: string }[] } = await answer.json()
      expect(docs, path).toHaveLength(slugs.length)
      for (const { car_type } of docs) expect(kinds, path).toContain(car_type)
    }
  })

  test('RTE-14 RTE-24 /search and the path without its slash are the default search; ?page= goes on', async ({
    request,
  }) => {
    for (const path of ['/search', searchPath.slice(0, -1)])
      expect((await readPage(request, site, path)).canonical).toBe(siteUrl(site, searchPath))
    const [one, two] = [await readPage(request, site, '/search'), await readPage(request, site, '/search?page=2')]
    expect(two.canonical).toBe(siteUrl(site, `${searchPath}?page=2`))
    expect(two.title).toContain('page 2')
    expect(two.robots ?? '').not.toContain('noindex')
    const before = new Set(one.list?.itemListElement?.map(({ url }) => url))
    const after = two.list?.itemListElement ?? []
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter(({ url }) => before.has(url))).toEqual([])
    expect(after[0]?.position).toBe(before.size + 1)
  })

  test('RTE-19 the other order of the same car types names the same address', async ({ request }) => {
    const { canonical } = await readPage(request, site, '/search/demo-and-used-cars')
    expect(canonical).toBe(siteUrl(site, '/search/used-and-demo-cars'))
  })

  test('RTE-24 a page beyond the last leads to the last', async ({ request }) => {
    const { status, location } = await readPage(request, site, '/search/toyota?page=900')
    expect([303, 307, 308]).toContain(status)
    expect(location).toMatch(/^(http:\/\/[^/]+)?\/search\/toyota(\?page=\d)?$/)
  })

  for (const path of [
    '/search/used-cars?make=Toyota',
    `${searchPath}?query=hybrid`,
    `${searchPath}?price=10000:20000`,
    '/search/suv?sortBy=price:asc',
    '/directory/makes?car_type=used',
    '/directory/dealerships?query=harbour',
    '/special-offers?query=kia',
    '/parts/search?query=tow+bar',
    '/budget-search?repayment=400',
  ]) {
    test(`SEO-01 ${path} is not indexed, its links are followed`, async ({ request }) => {
      const page = await readPage(request, site, path)
      expect(page.status).toBe(200)
      expect(page.robots).toContain('noindex')
      expect(page.robots).toContain('follow')
      expect(page.robots).not.toContain('nofollow')
      expect(page.canonical).toBe(siteUrl(site, path.split('?')[0]))
    })
  }

  for (const path of [
    '/search/no-such-thing',
    '/search/boat-cars',
    '/search/toyota/no-such-model',
    '/search/mazda/corolla',
    '/search/a/b/c',
    '/search/second-gear',
    '/search/constructor',
    '/search/%E0%A4%A',
    '/dealerships/no-such-brand?filter=brand',
    '/offers/no-such-offer',
    '/models/no-such-model',
    '/no-such-model',
    '/search-used-cars',
  ]) {
    test(`RTE-23 ${path} names nothing of this site`, async ({ request }) => {
      expect((await readPage(request, site, path)).status).toBeGreaterThanOrEqual(400)
      expect((await readPage(request, site, path)).status).toBeLessThan(500)
    })
  }
})

test('RTE-15 a marketer’s heading, intro and sections stand on the search page, and only there', async ({
  request,
}) => {
  const marketer = await staffApi('admin@demo.test')
  const [tenant] = await marketer.find('tenants?where[slug][equals]=second-gear')
  const where = `where[and][0][slug][equals]=search-used-cars&where[and][1][tenant][equals]=${tenant?.id}`
  const [page] = await marketer.find(`pages?depth=0&${where}`)
  const before = await readPage(request, 'second-gear', '/search/used-cars')
  expect(before.heading).toBe(page?.title)
  expect(before.html).toContain('data-testid="search-intro"')
  const heading = `Used Cars, ${crypto.randomUUID()}`
  await marketer.update('pages', page?.id ?? '', { title: heading })
  await expect
    .poll(async () => (await readPage(request, 'second-gear', '/search/used-cars')).heading, { timeout: 20_000 })
    .toBe(heading)
  const filtered = await readPage(request, 'second-gear', '/search/used-cars?make=Toyota')
  expect(filtered.heading).toBe(heading)
  expect(filtered.html).not.toContain('data-testid="search-intro"')
  expect((await readPage(request, site, '/search/used-cars')).heading).not.toBe(heading)
  await marketer.update('pages', page?.id ?? '', { title: page?.title })
  await marketer.dispose()
})

test('RTE-20 a make without words of its own is introduced by its brand', async ({ request }) => {
  const { html, text } = await readPage(request, site, '/search/toyota')
  expect(html).toContain('data-testid="search-intro"')
  expect(text).toContain('HiLux')
})
