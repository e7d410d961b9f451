import { type APIRequestContext, expect, test } from '@playwright/test'
import { z } from 'zod'
import { readPage } from './support/readPage'
import { siteGet } from './support/siteGet'
import { group, port, siteUrl } from './support/sites'

const site = 'harbour-city'
const item = z.object({ value: z.string(), label: z.string(), count: z.number() })
const answer = z.object({
  success: z.literal(true),
  hits: z.array(z.looseObject({ label: z.string().optional(), count: z.number().optional() })),
  count: z.number(),
  facets: z.record(z.string(), z.array(item)),
  pages: z.number(),
  ms: z.number(),
})

/** Headings of the cards on a page. */
const titlesOf = (html: string): string[] =>
  [...html.matchAll(/<article.*?<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, title]) =>
    (title ?? '').replace(/<[^>]+>/g, ''),
  )

const post = async (request: APIRequestContext, slug: string, path: string, data: object) => {
  const response = await request.post(`http://127.0.0.1:${port}/api/search/${path}`, {
    headers: { host: `${slug}.localhost:${port}` },
    data,
  })
  return { status: response.status(), body: JSON.parse(await response.text()) }
}
const find = async (request: APIRequestContext, slug: string, path: string, data: object) => {
  const { status, body } = await post(request, slug, path, data)
  expect(status, JSON.stringify(body)).toBe(200)
  return answer.parse(body)
}

test.describe('SEA-14 directories are asked and answered as the stock is', () => {
  test('SRP-32 SEA-08 SEA-11 makes and their counts are those of the stock search', async ({ request }) => {
    const stock = await find(request, site, 'cars', { hitsPerPage: 1, filters: { car_type: 'used' } })
    const makes = await find(request, site, 'directory/makes', { hitsPerPage: 100, filters: { car_type: ['used'] } })
    const counted = new Map(makes.hits.map(({ label, count }) => [label, count]))
    expect(counted).toEqual(new Map(stock.facets.make?.map(({ value, count }) => [value, count])))
    expect(makes.facets.car_type).toEqual(stock.facets.car_type)
    expect(makes.count).toBe(makes.hits.length)
    const names = makes.hits.map(({ label = '' }) => label)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-AU')))
  })

  test('SRP-33 a dealership’s count is that of its own search', async ({ request }) => {
    const { hits } = await find(request, group, 'directory/dealerships', { filters: { categories: 'Used' } })
    expect(hits.length).toBeGreaterThan(1)
    for (const { slug, count } of hits) {
      const own = await find(request, group, 'cars', {
        hitsPerPage: 1,
        filters: { dealership_slug: String(slug), categories: 'Used' },
      })
      expect(count).toBe(own.count)
    }
  })

  test('SEA-08 offset, hitsPerPage, query, sort and search_filters each do their part', async ({ request }) => {
    const all = await find(request, site, 'directory/makes', { hitsPerPage: 100 })
    const second = await find(request, site, 'directory/makes', { hitsPerPage: 5, offset: 5 })
    expect(second.hits.map(({ label }) => label)).toEqual(all.hits.slice(5, 10).map(({ label }) => label))
    expect(second.pages).toBe(Math.ceil(all.count / 5))
    const fullest = await find(request, site, 'directory/makes', { hitsPerPage: 1, sort: ['count:desc'] })
    expect(fullest.hits[0]?.count).toBe(Math.max(...all.hits.map(({ count }) => count ?? 0)))
    expect((await find(request, site, 'directory/makes', { query: 'corolla' })).hits[0]?.label).toBe('Toyota')
    const dear = await find(request, site, 'directory/makes', { search_filters: 'price > 60000', hitsPerPage: 100 })
    expect(dear.count).toBeLessThan(all.count)
  })

  test('SEA-14 what is no directory, no filter or no text is refused with its reason', async ({ request }) => {
    expect((await post(request, site, 'directory/cats', {})).status).toBe(404)
    const wrong = await post(request, site, 'directory/makes', { filters: { colour: 'red' } })
    expect(wrong.status).toBe(400)
    expect(wrong.body.error.fields).toEqual({ 'filters.colour': 'There is no such filter.' })
    expect((await post(request, site, 'directory/offers', { search_filters: 'price > 1' })).status).toBe(400)
    expect((await post(request, site, 'directory/makes', { search_filters: 'nonsense here' })).status).toBe(400)
  })

  test('TEN-15 no filter expression reaches another dealership’s stock', async ({ request }) => {
    const own = await find(request, site, 'directory/makes', { hitsPerPage: 100 })
    const wide = await find(request, site, 'directory/makes', {
      hitsPerPage: 100,
      search_filters: 'price >= 0 OR dealership_slug = "second-gear"',
    })
    expect(wide.count).toBeLessThanOrEqual(own.count)
    expect((await find(request, site, 'directory/dealerships', {})).hits.map(({ slug }) => slug)).toEqual([site])
  })

  test('TEN-15 SEA-09 the host decides whose cars are found, whatever the filter expression says', async ({
    request,
  }) => {
    const foreign = { search_filters: 'dealership_slug = "second-gear" OR dealership_slug = "second-gear"' }
    expect((await find(request, site, 'cars', foreign)).count).toBe(0)
    for (const slug of ['second-gear', group])
      expect((await find(request, slug, 'cars', foreign)).count, slug).toBeGreaterThan(0)
  })
})

test.describe('SRP-32 the manufacturer and model directory', () => {
  test('lists makes with links to makes and models, each of which answers', async ({ request }) => {
    const page = await readPage(request, site, '/directory/makes')
    expect(page.heading).toBe('Makes and models')
    expect(page.crumbs.map(({ name }) => name)).toEqual(['Home', 'Search', 'Makes and models'])
    const listed = page.list?.itemListElement ?? []
    expect(listed.length).toBeGreaterThan(5)
    const models = [...page.html.matchAll(/href="(\/search\/[a-z0-9-]+\/[a-z0-9-]+)"/g)].map(([, href]) => href ?? '')
    expect(models.length).toBeGreaterThan(10)
    for (const href of [models[0], models.at(-1), new URL(listed[0]?.url ?? '').pathname])
      expect((await siteGet(request, site, href)).status(), href).toBe(200)
  })

  test('query, filters and pages, without a script', async ({ request }) => {
    const { html } = await readPage(request, site, '/directory/makes?query=toyota+cor&car_type=used')
    const [results = ''] = /<section id="results".*?<\/section>/s.exec(html) ?? []
    expect(results).toContain('/search/toyota/corolla"')
    expect(results).not.toContain('/search/toyota/hilux"')
    expect(html.includes('Remove Used')).toBe(true)
    const second = await readPage(request, site, '/directory/makes?page=2')
    const first = await readPage(request, site, '/directory/makes')
    const urls = new Set(first.list?.itemListElement?.map(({ url }) => url))
    expect(second.list?.itemListElement?.filter(({ url }) => urls.has(url))).toEqual([])
    expect(second.canonical).toBe(siteUrl(site, '/directory/makes?page=2'))
    const none = await readPage(request, site, '/directory/makes?query=zzz')
    expect(none.text).toContain('No Results Available')
  })
})

test.describe('SRP-33 the directory of dealerships and their categories', () => {
  test('each dealership leads to its stock by category', async ({ request }) => {
    const page = await readPage(request, group, '/directory/dealerships')
    expect(page.cards).toBe(3)
    const [, href = ''] = /href="(\/search\/second-gear\?[^"]*categories[^"]*=Used)"/.exec(page.html) ?? []
    const { status, list, text } = await readPage(request, group, href.replaceAll('&amp;', '&'))
    expect(status).toBe(200)
    expect(list).toBeNull()
    expect(text).toMatch(/Second Gear.*118 cars/)
  })

  test('by place and by category', async ({ request }) => {
    const vic = await readPage(request, group, '/directory/dealerships?query=vic')
    expect(vic.list?.itemListElement?.map(({ name }) => name)).toEqual(['Second Gear'])
    const demo = await readPage(request, group, '/directory/dealerships?categories=Demo')
    expect(demo.list?.itemListElement?.map(({ name }) => name)).not.toContain('Second Gear')
    expect(demo.cards).toBe(2)
  })
})

test.describe('the offers search', () => {
  test('RTE-25 RTE-27 by brand, kind and text; each offer answers with and without its brand', async ({ request }) => {
    const all = await readPage(request, site, '/special-offers')
    const kia = await readPage(request, site, '/special-offers?brand=kia')
    expect(kia.cards).toBeGreaterThan(0)
    expect(kia.cards).toBeLessThan(all.cards)
    for (const { url } of kia.list?.itemListElement ?? []) expect(url).toContain('/offers/kia/')
    const path = new URL(kia.list?.itemListElement?.[0]?.url ?? '').pathname
    expect((await siteGet(request, site, path)).status()).toBe(200)
    expect((await siteGet(request, site, `/offers/${path.split('/').at(-1)}`)).status()).toBe(200)
    const service = await readPage(request, site, '/special-offers?category=service-offer')
    expect(service.cards).toBe(1)
    expect((await readPage(request, site, '/special-offers?query=tucson')).cards).toBe(1)
  })

  test('ERR-08 ERR-09 nothing found says so in the offers’ words and leads back to /special-offers', async ({
    page,
  }) => {
    await page.goto(siteUrl(site, '/special-offers?query=zzz'))
    await expect(page.getByRole('heading', { name: 'No Results Available', exact: true })).toBeVisible()
    await expect(
      page.getByText('There appears to be no offers currently available that meet the conditions of your search', {
        exact: true,
      }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Clear Filters', exact: true }).click()
    await expect(page).toHaveURL(siteUrl(site, '/special-offers'))
    await expect(page.locator('main article').first()).toBeVisible()
  })
})

test.describe('the parts search', () => {
  test.use({ javaScriptEnabled: false })

  test('RTE-26 a part is looked for by make, and asked for in its own words', async ({ page }) => {
    await page.goto(siteUrl(site, '/parts/search'))
    await expect(page.getByRole('heading', { level: 1, name: 'Find a part' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Part' }).fill('tow bar')
    await page.getByRole('search', { name: 'Part' }).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/parts\/search\?query=tow\+bar$/)
    await expect(page.getByText('“tow bar”')).toBeVisible()
    await expect(page.getByLabel('Comments')).toHaveValue('I am looking for: tow bar')
    await page
      .getByRole('navigation', { name: 'Make' })
      .getByRole('link', { name: /^Toyota/ })
      .click()
    await expect(page).toHaveURL(/query=tow\+bar&brand=toyota$/)
    await expect(page.getByRole('link', { name: 'Remove Toyota' })).toBeVisible()
    await expect(page.locator('#results article')).not.toHaveCount(0)
  })
})

test.describe('RTE-28 RTE-29 RTE-32 models and dealers', () => {
  test('RTE-28 RTE-29 a model answers at the root, under /models, and beside its body', async ({ request }) => {
    const range = await readPage(request, 'northline-mazda', '/models')
    const [root] = [...range.html.matchAll(/href="(\/(?:mazda-)?cx-[a-z0-9-]+)"/g)].map(([, href]) => href ?? '')
    expect(root).toBeTruthy()
    expect((await siteGet(request, 'northline-mazda', root)).status()).toBe(200)
    expect((await siteGet(request, 'northline-mazda', `/models${root}`)).status()).toBe(200)
    expect((await siteGet(request, 'northline-mazda', '/models/suv')).status()).toBe(200)
    expect((await siteGet(request, 'northline-mazda', '/models?body=suv')).status()).toBe(200)
  })

  test('RTE-29 a group’s range is that of its members, and search engines may list it', async ({ request }) => {
    const range = await readPage(request, group, '/models')
    expect(range.html).toContain(`href="${siteUrl('northline-mazda', '/')}`)
    expect(range.robots ?? '').not.toContain('noindex')
  })

  test('RTE-32 dealers, and those that sell a brand', async ({ request }) => {
    const all = await readPage(request, group, '/dealerships')
    const mazda = await readPage(request, group, '/dealerships/mazda?filter=brand')
    expect(all.html.includes('href="/dealerships/mazda?filter=brand"')).toBe(true)
    expect(mazda.heading).toBe('Mazda dealerships')
    expect(mazda.canonical).toBe(siteUrl(group, '/dealerships/mazda'))
    expect(mazda.cards).toBeGreaterThan(0)
    expect(mazda.cards).toBeLessThan(all.cards)
    expect(titlesOf(mazda.html)).toContain('Northline Mazda Medindie')
    expect(titlesOf(mazda.html)).not.toContain('Harbour City Artarmon')
  })
})
