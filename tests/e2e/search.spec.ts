import { expect, test } from '@playwright/test'
import { all, cardTexts, countOf, facet, open, site, total } from './support/searchPage'
import { searchTests } from './support/searchTests'
import { siteUrl } from './support/sites'

searchTests()

test.describe('RTE landing pages', () => {
  for (const { id, path, heading, holds } of [
    { id: 'RTE-15', path: '/search/used-cars', heading: /^Used Cars/, holds: /^Used( · |$)/m },
    { id: 'RTE-16', path: '/search/new-cars', heading: /^New Cars/, holds: /^New( · |$)/m },
    { id: 'RTE-17', path: '/search/demo-cars', heading: /^Demo Cars/, holds: /^Demo( · |$)/m },
    { id: 'RTE-18', path: '/search/new-and-demo-cars', heading: /^New and Demo Cars/, holds: /^(New|Demo)( · |$)/m },
    { id: 'RTE-19', path: '/search/used-and-demo-cars', heading: /Cars for Sale$/, holds: /^(Used|Demo)( · |$)/m },
    { id: 'RTE-20', path: '/search/toyota', heading: /^Toyota/, holds: /\bToyota\b/ },
    { id: 'RTE-21', path: '/search/toyota/corolla', heading: /^Toyota Corolla/, holds: /Toyota Corolla/ },
    { id: 'RTE-22', path: '/search/suv', heading: /^SUV/, holds: /SUV/ },
    { id: 'RTE-23', path: '/search/harbour-city', heading: /^Cars at Harbour City/, holds: /Harbour City/ },
  ]) {
    test(`${id} ${path}`, async ({ page }) => {
      const response = await open(page, path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      expect(await total(page)).toBeGreaterThan(0)
      for (const text of await cardTexts(page)) expect(text).toMatch(holds)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', siteUrl(site, path))
      await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
    })
  }

  test('RTE-14 RTE-24 /search and the path without its slash show all stock, with one canonical address', async ({
    page,
  }) => {
    for (const path of ['/search', all, all.slice(0, -1)]) {
      await open(page, path)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl(site, all))
    }
  })

  test('a filtered search is not indexed', async ({ page }) => {
    await open(page, '/search/used-cars?make=Toyota')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl(site, '/search/used-cars'))
  })

  test('RTE-23 a path that names nothing of this site is a 404, with and without a query', async ({ page }) => {
    for (const path of [
      '/search/no-such-thing',
      '/search/no-such-thing?make=Toyota',
      '/search/toyota/no-such-model',
      '/search/a/b/c',
    ]) {
      expect((await open(page, path))?.status(), path).toBe(404)
    }
  })
})

test('TEN-15 another dealership’s stock, makes and addresses are not here', async ({ page }) => {
  expect((await open(page, '/search/second-gear'))?.status()).toBe(404)
  expect((await open(page, '/search/jayco'))?.status()).toBe(404)
  await open(page, `${all}?dealership_slug=second-gear`)
  expect(await total(page)).toBe(0)
  await open(page, `${all}?query=jayco`)
  expect(await total(page)).toBe(0)
  await open(page, '/search/second-gear', 'apex-motor-group')
  expect(await total(page)).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SRP-01 facets, keyword, order, pages and chips all work', async ({ page }) => {
    await open(page, all)
    const promised = await countOf(page, 'Condition', /^Used/)
    await facet(page, 'Condition').getByRole('checkbox', { name: /^Used/ }).click()
    expect(await total(page)).toBe(promised)
    await page.getByLabel('Sort by').first().selectOption('price:asc')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL(/car_type=used&sortBy=price%3Aasc$/)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/car_type=used&sortBy=price%3Aasc&page=2$/)
    await page.getByRole('search', { name: 'Keyword' }).getByRole('searchbox').fill('toyota')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/query=toyota/)
    expect(await total(page)).toBeLessThan(promised)
    await page.getByRole('link', { name: 'Remove Used' }).click()
    await expect(page).not.toHaveURL(/car_type/)
  })
})
