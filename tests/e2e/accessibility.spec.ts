import { expect, test } from '@playwright/test'
import { violations } from './support/axe'
import { demoSites, platformUrl, searchPath, siteUrl } from './support/sites'

test.describe('A11Y-01 axe finds nothing', () => {
  for (const slug of demoSites) {
    test(`on the search of ${slug}`, async ({ page }) => {
      await page.goto(siteUrl(slug, searchPath))
      expect(await violations(page)).toEqual([])
    })
  }

  test('on a vehicle page', async ({ page }) => {
    await page.goto(siteUrl('apex-motor-group', searchPath))
    await page.locator('article a[href^="/cars/"]').first().click()
    await expect(page).toHaveURL(/\/cars\//)
    // Its title, which begins with the year, takes the place of the search's after its address.
    await expect(page).toHaveTitle(/^20\d\d /)
    expect(await violations(page)).toEqual([])
  })

  test('on the staff sign-in', async ({ page }) => {
    await page.goto(platformUrl('/admin/login'))
    await expect(page.getByLabel(/password/i)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('A11Y-01 SEO-01 a page comes with its title in its head, also one that is made for its visitor', async ({
  page,
}) => {
  for (const url of [platformUrl('/admin/login'), siteUrl('harbour-city', `${searchPath}?price=5000-90000`)]) {
    const html = await (await page.goto(url))?.text()
    expect(html?.slice(0, html.indexOf('<body')), url).toMatch(/<title>[^<]+<\/title>/)
  }
})

test.describe('A11Y-01 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('A11Y-01 no page scrolls sideways, not even with a row of thumbnails', async ({ page }) => {
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    for (const path of ['/', searchPath, '/search/suv']) {
      await page.goto(siteUrl('harbour-city', path))
      expect(await sideways(), path).toBe(0)
    }
    await page.locator('article a[href^="/cars/"]').first().click()
    await expect(page).toHaveURL(/\/cars\//)
    await expect(page.getByRole('button', { name: 'Photo 2' })).toBeAttached()
    expect(await sideways(), page.url()).toBe(0)
  })
})
