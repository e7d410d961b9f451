import { expect, test } from '@playwright/test'
import { all, cards, facet, hydrated, open, site, total } from './support/searchPage'
import { countSearches } from './support/searches'
import { siteUrl } from './support/sites'

test.describe('the way back from a car', () => {
  for (const start of [all, `${all}?car_type=used`]) {
    test(`SRP-05 SEA-28 leads to the search that was left and its place, without asking: from ${start}`, async ({
      page,
    }) => {
      await open(page, start)
      await hydrated(page)
      const before = await total(page)
      await facet(page, 'Make')
        .getByRole('checkbox', { name: /^Toyota/ })
        .click()
      await expect.poll(() => total(page)).toBeLessThan(before)
      const toyotas = await total(page)
      const address = page.url()
      const car = cards(page).nth(6).getByRole('heading')
      await car.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => window.scrollY)
      expect(place).toBeGreaterThan(300)
      const title = await car.innerText()
      await car.getByRole('link').click()
      await expect(page).toHaveURL(/\/cars\//)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const searches = countSearches(page)
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(cards(page).nth(6).getByRole('heading')).toHaveText(title)
      expect(await total(page)).toBe(toyotas)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
      expect(searches()).toBe(0)
      await page.goForward()
      await expect(page).toHaveURL(/\/cars\//)
      await page.goBack()
      await expect.poll(() => total(page)).toBe(toyotas)
      await page.goBack()
      await expect(page).toHaveURL(siteUrl(site, start))
      await expect.poll(() => total(page)).toBe(before)
    })
  }

  test('SRP-05 a router whose data never comes does not leave the car under the address of the search', async ({
    page,
  }) => {
    await open(page, all)
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/cars\//)
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    await page.route(/[?&]_rsc=/, () => undefined)
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(10)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('SRP-01 a reload on the car forgets the page, and Back still shows what the address asks for', async ({
    page,
  }) => {
    await open(page, all)
    await hydrated(page)
    const before = await total(page)
    await facet(page, 'Make')
      .getByRole('checkbox', { name: /^Toyota/ })
      .click()
    await expect.poll(() => total(page)).toBeLessThan(before)
    const toyotas = await total(page)
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/cars\//)
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL(/make=Toyota$/)
    await expect.poll(() => total(page)).toBe(toyotas)
    await hydrated(page)
    await page.goBack()
    await expect.poll(() => total(page)).toBe(before)
  })
})
