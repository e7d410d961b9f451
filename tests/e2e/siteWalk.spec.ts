import { expect, test } from '@playwright/test'
import { jsonLdProblems } from '../support/jsonLdProblems'
import { withPictures } from './support/browserLaunch'
import { complaintsOf } from './support/complaintsOf'
import { inTurns, sitemapPaths } from './support/siteCrawl'
import { siteGet } from './support/siteGet'
import { demoSites, siteUrl } from './support/sites'
import { AT_ONCE, walkSite } from './support/walkSite'

test.use(withPictures)

for (const slug of demoSites) {
  test(`SEO-01 SEO-02 CON-01 CON-07 ${slug}: every page of the sitemap and every internal link answers, says what it is, and shows its pictures`, async ({
    request,
  }) => {
    test.setTimeout(300_000)
    const listed = await sitemapPaths(request, slug)
    expect(listed.length).toBeGreaterThan(100)
    expect(new Set(listed).size, 'each address is listed once').toBe(listed.length)
    expect(listed.filter((path) => /^\/search-|[?#]/.test(path))).toEqual([])
    expect(listed).toEqual(expect.arrayContaining(['/', '/directory/makes', '/directory/dealerships']))

    const { found, from } = await walkSite(request, slug, listed)
    const pages = [...found.values()]
    expect(found.get('/')?.links.length).toBeGreaterThan(20)
    const broken = pages.filter(({ status }) => status >= 400)
    expect(broken.map(({ path, status }) => `${status} ${path} from ${from.get(path)}`)).toEqual([])

    const wrong = listed.flatMap((path) => {
      const page = found.get(path)
      if (!page) return []
      if (page.status !== 200) return [`${path} answers ${page.status}`]
      if (page.noIndex) return [`${path} must not be indexed`]
      return page.canonical === path ? [] : [`${path} says it is ${page.canonical}`]
    })
    expect(wrong, 'what the sitemap lists may be indexed, under this address').toEqual([])

    // A car that was sold lately keeps its page, and is nothing to send a searcher to.
    const left = pages.filter(
      ({ path, status, noIndex, canonical, title }) =>
        status === 200 &&
        title !== null &&
        !noIndex &&
        !path.startsWith('/cars/') &&
        canonical === path &&
        !path.includes('?') &&
        !listed.includes(path),
    )
    expect(
      left.map(({ path }) => path),
      'what may be indexed is listed',
    ).toEqual([])
    expect(
      pages.filter(
        ({ status, title, canonical, noIndex }) => status === 200 && title !== null && !canonical && !noIndex,
      ),
      'every page that may be indexed names its address',
    ).toEqual([])

    const data = pages.flatMap(({ path, jsonLd }) =>
      jsonLd.flatMap((entry) => jsonLdProblems(entry).map((problem) => `${path}: ${problem}`)),
    )
    expect([...new Set(data)]).toEqual([])
    const kinds = new Set(pages.flatMap(({ jsonLd }) => jsonLd.map((entry) => entry['@type'])))
    expect([...kinds]).toEqual(
      expect.arrayContaining(['AutoDealer', 'WebSite', 'BreadcrumbList', 'ItemList', 'Article']),
    )

    const pictures = [...new Set(pages.flatMap((page) => page.pictures))].filter(
      (path) => !path.startsWith('/_next/image'),
    )
    const missing = await inTurns(pictures, AT_ONCE, async (path) => {
      const { status } = await siteGet(request, slug, path).then((response) => ({ status: response.status() }))
      return status === 200 ? [] : [`${status} ${path}`]
    })
    expect(missing.flat()).toEqual([])
  })
}

/** One page of each template, found in the sitemap so that no address is repeated here. */
const templates: [slug: (typeof demoSites)[number], pattern: RegExp][] = [
  ['harbour-city', /^\/$/],
  ['apex-motor-group', /^\/$/],
  ['second-gear', /^\/$/],
  ['big-rig-leisure', /^\/$/],
  ['northline-mazda', /^\/$/],
  ['harbour-city', /^\/brands$/],
  ['northline-mazda', /^\/brands\/[^/]+$/],
  ['harbour-city', /^\/models$/],
  ['northline-mazda', /^\/mazda-cx-60$/],
  ['harbour-city', /^\/special-offers$/],
  ['harbour-city', /^\/offers\/[^/]+\/[^/]+$/],
  ['second-gear', /^\/blogs$/],
  ['second-gear', /^\/blogs\/.+$/],
  ['big-rig-leisure', /^\/reviews$/],
  ['apex-motor-group', /^\/dealer-locator$/],
  ['northline-mazda', /^\/our-location\/[^/]+$/],
  ['second-gear', /^\/contact-us$/],
  ['harbour-city', /^\/service$/],
  ['big-rig-leisure', /^\/about-us$/],
  ['northline-mazda', /^\/privacy-policy$/],
]

for (const [slug, pattern] of templates)
  test(`A11Y-01 a page of ${slug} like ${pattern.source}: no console error, no missing picture, axe clean`, async ({
    page,
    request,
  }) => {
    // axe takes half a minute for a long page on a busy machine.
    test.setTimeout(120_000)
    const path = (await sitemapPaths(request, slug)).find((one) => pattern.test(one))
    if (path === undefined) throw new Error('The sitemap has no such page.')
    expect(await complaintsOf(page, slug, path)).toEqual([])
  })

test('ERR-19 an address that is not there answers 404, says so and offers the search', async ({ page, request }) => {
  expect((await siteGet(request, 'harbour-city', '/no-such-page')).status()).toBe(404)
  await page.goto(siteUrl('harbour-city', '/no-such-page'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('toyota')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\/.*query=toyota|\/search\/toyota/)
})
