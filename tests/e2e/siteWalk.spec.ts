import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { templateNames } from '../../tenants/templates/templates'
import { jsonLdProblems } from '../support/jsonLdProblems'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { type CrawledPage, crawlPage, inTurns, sitemapPaths } from './support/siteCrawl'
import { siteGet } from './support/siteGet'
import { demoSites, siteUrl } from './support/sites'

const AT_ONCE = 3

/**
 * Cars are hundreds of pages of one template, made of data other tests check: one in so many is asked for, every other one has
 * to be in the sitemap where it is linked to. `WALK_ALL=1` asks for all of them.
 */
const CARS_EVERY = process.env.WALK_ALL ? 1 : 10
const isLeftOut = (path: string, index: number): boolean => path.startsWith('/cars/') && index % CARS_EVERY !== 0

/** Answers for scripts, files, documents: links to them are checked by their own tests. */
const isFile = (path: string): boolean => /^\/(api|studio)\//.test(path)

/**
 * Every page of the sitemap and every page they link to, each once. Of the many searches that differ only in what is ticked,
 * one a page is enough: their links are tested with the filters.
 */
const walk = async (request: Parameters<typeof crawlPage>[0], slug: string, listed: string[]) => {
  const found = new Map<string, CrawledPage>()
  const from = new Map(listed.map((path) => [path, 'the sitemap']))
  const withQuery = new Set<string>()
  let next = listed.filter((path, index) => !isLeftOut(path, index))
  while (next.length > 0) {
    const pages = await inTurns(next, AT_ONCE, (path) => crawlPage(request, slug, path))
    for (const page of pages) found.set(page.path, page)
    next = pages.flatMap(({ path, links, location }) =>
      [...links, ...(location?.startsWith('/') ? [location] : [])].filter((link) => {
        const [bare = '', query] = link.split('?')
        if (from.has(link) || isFile(link) || (query !== undefined && withQuery.has(bare))) return false
        if (query !== undefined) withQuery.add(bare)
        from.set(link, path)
        return true
      }),
    )
  }
  return { found, from }
}

for (const slug of demoSites) {
  test(`SEO-01 SEO-02 RTE-27..38 RTE-44..53 ${slug}: every page of the sitemap and every internal link answers, says what it is, and shows its pictures`, async ({
    request,
  }) => {
    test.setTimeout(300_000)
    const listed = await sitemapPaths(request, slug)
    expect(listed.length).toBeGreaterThan(100)
    expect(new Set(listed).size, 'each address is listed once').toBe(listed.length)
    expect(listed.filter((path) => /^\/search-|[?#]/.test(path))).toEqual([])
    expect(listed).toEqual(expect.arrayContaining(['/', '/directory/makes', '/directory/dealerships']))

    const { found, from } = await walk(request, slug, listed)
    const pages = [...found.values()]
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

/** What a browser complains about on a page, and pictures that did not arrive. */
const complaintsOf = async (page: Page, slug: string, path: string): Promise<string[]> => {
  const complaints: string[] = []
  const note = (text: string): void => void complaints.push(`${slug}${path}: ${text}`)
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(error.message))
  page.on('response', (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`))
  await page.goto(siteUrl(slug, path), { waitUntil: 'load' })
  const broken = await page
    .locator('img')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 && image.currentSrc !== ''
          ? [image.currentSrc]
          : [],
      ),
    )
  for (const src of broken) note(`no picture at ${src}`)
  for (const violation of await violations(page)) note(violation)
  page.removeAllListeners()
  return complaints
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

test('A11Y-01 one page of each template: no console error, no missing picture, axe clean', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const listed = new Map(
    await inTurns(demoSites, 2, async (slug) => [slug, await sitemapPaths(request, slug)] as const),
  )
  const complaints: string[] = []
  for (const [slug, pattern] of templates) {
    const path = listed.get(slug)?.find((one) => pattern.test(one))
    if (path === undefined) complaints.push(`${slug} has no page like ${pattern}`)
    else complaints.push(...(await complaintsOf(page, slug, path)))
  }
  expect(complaints).toEqual([])
})

/** `npm run tenant:create` on the servers of this run. */
const openDealership = async (template: string): Promise<{ slug: string; seconds: number }> => {
  const slug = `new-${template}-${crypto.randomUUID().slice(0, 6)}`
  const script = ['run', 'tenants/createTenantCli.ts', '--']
  const args = ['--name', 'Bayside Motors', '--slug', slug, '--template', template, '--state', 'QLD']
  const started = Date.now()
  const { stdout } = await promisify(execFile)('payload', [...script, ...args], { env: process.env })
  expect(stdout).toContain('Bayside Motors is open.')
  return { slug, seconds: (Date.now() - started) / 1000 }
}

test('OPS-04 a new dealership of each template is a whole site in under a minute, with nothing in stock yet', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const opened = await inTurns(templateNames, 2, openDealership)
  const problems: string[] = []
  for (const { slug, seconds } of opened) {
    expect(seconds).toBeLessThan(60)
    await expect.poll(async () => (await siteGet(request, slug, '/')).status(), { timeout: 10_000 }).toBe(200)
    const listed = await sitemapPaths(request, slug)
    expect(listed).toEqual(expect.arrayContaining(['/', '/about-us', '/privacy-policy', '/terms-and-conditions']))
    const { found, from } = await walk(request, slug, listed)
    for (const one of found.values()) {
      if (one.status >= 400) problems.push(`${slug}: ${one.status} ${one.path} from ${from.get(one.path)}`)
      problems.push(
        ...one.jsonLd.flatMap((entry) => jsonLdProblems(entry).map((text) => `${slug}${one.path}: ${text}`)),
      )
    }
    problems.push(...(await complaintsOf(page, slug, '/')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('OPS-04 a dealership opened in the admin shows its template’s home page until it has one', async ({ request }) => {
  const admin = await staffApi('admin@demo.test')
  const slug = `form-${crypto.randomUUID().slice(0, 8)}`
  const tenant = await admin.create('tenants', { name: 'Form Motors', slug, websiteId: slug, template: 'used-cars' })
  const home = async () => crawlPage(request, slug, '/')
  await expect.poll(async () => (await home()).status, { timeout: 15_000 }).toBe(200)
  expect((await home()).title).toContain('Form Motors')
  expect(await (await siteGet(request, slug, '/')).text()).toContain('A good used car, without the guesswork.')
  await admin.update('tenants', tenant.id, { archived: true })
  await admin.dispose()
})

test('TEN-15 CON-22 an edited offer makes pages with offers anew, and no page of another dealership', async ({
  request,
}) => {
  const admin = await staffApi('admin@demo.test')
  const [tenant] = await admin.find('tenants?where[slug][equals]=harbour-city')
  const [offer] = await admin.find(`offers?where[tenant][equals]=${tenant?.id}&limit=1`)
  const withOffers: [string, string][] = [
    ['harbour-city', '/'],
    ['harbour-city', '/special-offers'],
  ]
  const others: [string, string][] = [
    ['harbour-city', '/about-us'],
    ['harbour-city', '/blogs'],
    ['harbour-city', '/dealer-locator'],
    ...['apex-motor-group', 'second-gear', 'northline-mazda', 'big-rig-leisure'].flatMap((slug): [string, string][] =>
      ['/', '/special-offers', '/blogs', '/about-us', '/dealer-locator'].map((path) => [slug, path]),
    ),
  ]
  const kept = async ([slug, path]: [string, string]): Promise<boolean> =>
    (await siteGet(request, slug, path)).headers()['x-nextjs-cache'] === 'HIT'
  /** Each page until it is kept: what other tests changed may still be on its way. */
  await expect
    .poll(async () => (await inTurns([...withOffers, ...others], 2, kept)).every(Boolean), { timeout: 30_000 })
    .toBe(true)
  await admin.update('offers', offer?.id ?? '', { name: `${String(offer?.name)} ` })
  await expect.poll(() => kept(['harbour-city', '/special-offers']), { timeout: 15_000, intervals: [100] }).toBe(false)
  expect(await kept(['harbour-city', '/'])).toBe(false)
  const remade = (await inTurns(others, 2, async (page) => ((await kept(page)) ? [] : [page.join('')]))).flat()
  expect(remade).toEqual([])
  await admin.update('offers', offer?.id ?? '', { name: offer?.name })
  await admin.dispose()
})

test('ERR-19 an address that is not there answers 404, says so and offers the search', async ({ page, request }) => {
  expect((await siteGet(request, 'harbour-city', '/no-such-page')).status()).toBe(404)
  await page.goto(siteUrl('harbour-city', '/no-such-page'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('toyota')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\/.*query=toyota|\/search\/toyota/)
})
