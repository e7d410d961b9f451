import { expect, test } from '@playwright/test'
import { staffApi } from './support/api'
import { siteGet } from './support/siteGet'
import { demoSites, platformUrl, port, searchPath, siteUrl } from './support/sites'

const typeOfHeading = (heading: Element): string => {
  const { fontFamily, textTransform, fontWeight } = getComputedStyle(heading)
  return `${fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? ''}, ${textTransform}, ${fontWeight}`
}

/** Ground of a page's top and the side its heading is on. */
const groundAndSide = (heading: Element): string => {
  const top = heading.closest('.page-head')
  const [red = 255, green = 255, blue = 255] =
    (top &&
      getComputedStyle(top)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number)) ??
    []
  const isClear = top !== null && /rgba\(0, 0, 0, 0\)/.test(getComputedStyle(top).backgroundColor)
  const light = red + green + blue
  const ground = isClear || light === 765 ? 'light' : light < 300 ? 'dark' : 'tinted'
  return `${ground}, ${getComputedStyle(heading).textAlign === 'center' ? 'centre' : 'start'}`
}

test.describe('every demo dealership has its own site', () => {
  for (const slug of demoSites) {
    test(`TEN-01 TEN-03 ${slug} answers on its own host with its own name`, async ({ page }) => {
      const response = await page.goto(siteUrl(slug))
      expect(response?.status()).toBe(200)
      await expect(page.locator('header').first()).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
    })
  }

  for (const slug of demoSites) {
    test(`CON-12 ${slug} begins on a phone with its search in sight`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(siteUrl(slug))
      const search = page.getByRole('search', { name: 'Search our stock' })
      await expect(search.getByRole('button', { name: /^Search \d+ vehicles$/ })).toBeInViewport({ ratio: 1 })
    })
  }

  test('TEN-17 each has its own look', async ({ page }) => {
    const looks = new Set<string>()
    const headings = new Map<string, string>()
    const tops = new Map<string, string>()
    for (const slug of demoSites) {
      await page.goto(siteUrl(slug, '/special-offers'))
      tops.set(slug, await page.getByRole('main').locator('h1').evaluate(groundAndSide))
      await page.goto(siteUrl(slug))
      headings.set(slug, await page.getByRole('main').locator('h2').first().evaluate(typeOfHeading))
      looks.add(
        await page.evaluate(() => {
          const style = getComputedStyle(document.documentElement)
          return ['--brand', '--ink', '--font', '--radius'].map((name) => style.getPropertyValue(name)).join('|')
        }),
      )
    }
    expect(looks.size).toBe(demoSites.length)
    expect(Object.fromEntries(headings)).toMatchObject({
      'big-rig-leisure': 'Sofia Sans Condensed, uppercase, 700',
      'apex-motor-group': 'Source Serif 4, none, 560',
      'northline-mazda': 'Figtree, none, 400',
    })
    expect(Object.fromEntries(tops)).toEqual({
      'harbour-city': 'light, start',
      'second-gear': 'tinted, centre',
      'northline-mazda': 'light, start',
      'big-rig-leisure': 'dark, start',
      'apex-motor-group': 'dark, start',
    })
  })
})

test('TEN-03 an unknown host is told so with 421', async ({ request }) => {
  const response = await request.get(platformUrl('/'), {
    headers: { host: `nobody.localhost:${port}` },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(421)
})

test('TEN-15 the admin is not served on a dealership host, nor a dealership under its id', async ({ request }) => {
  expect((await siteGet(request, 'harbour-city', '/admin')).status()).toBe(404)
  const admin = await staffApi('admin@demo.test')
  const [tenant] = await admin.find('tenants?where[slug][equals]=second-gear')
  expect((await siteGet(request, 'harbour-city', `/${tenant?.id}`)).status()).toBe(404)
  expect((await request.get(platformUrl(`/${tenant?.id}`), { maxRedirects: 0 })).status()).toBe(404)
  await admin.dispose()
})

test('TEN-15 SEA-23 a dealership changes, goes off line and comes back', async ({ request }) => {
  const admin = await staffApi('admin@demo.test')
  const slug = `archive-${crypto.randomUUID().slice(0, 8)}`
  const tenant = await admin.create('tenants', { name: 'Archive Motors', slug, websiteId: slug, template: 'default' })
  const status = async () => (await siteGet(request, slug, searchPath)).status()
  await expect.poll(status, { timeout: 15_000 }).toBe(200)

  // SEA-23: a browser that has the page is told so, until the page changes.
  const etag = async () => (await siteGet(request, slug, searchPath)).headers().etag
  let known = { 'if-none-match': '' }
  const again = async () => (await siteGet(request, slug, searchPath, known)).status()
  // The worker may still be refreshing the pages of the new dealership.
  const askTwice = async () => {
    known = { 'if-none-match': (await etag()) ?? '' }
    return again()
  }
  await expect.poll(askTwice).toBe(304)
  await admin.update('tenants', tenant.id, { name: 'Archive Cars' })
  await expect.poll(again, { timeout: 15_000 }).toBe(200)

  await admin.update('tenants', tenant.id, { archived: true })
  await expect.poll(status, { timeout: 15_000 }).toBe(421)
  await admin.update('tenants', tenant.id, { archived: false })
  await expect.poll(status, { timeout: 15_000 }).toBe(200)
  await admin.update('tenants', tenant.id, { archived: true })
  await admin.dispose()
})
