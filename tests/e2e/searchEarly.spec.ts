import { expect, type Page, test } from '@playwright/test'
import { all, cards, facet, open, prices, total } from './support/searchPage'

/** Opens the search page and holds its scripts back until the test lets them through. */
const openWithoutCode = async (page: Page): Promise<() => void> => {
  let letThrough: () => void = () => undefined
  const wait = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await wait
    await route.continue()
  })
  await page.goto('about:blank')
  void open(page, all).catch(() => undefined)
  await cards(page).nth(5).waitFor({ state: 'attached' })
  return letThrough
}

test.describe('before the search page has its code', () => {
  test('SRP-03 SRP-05 the cars are there and a facet is a link: a click finds what it promises', async ({ page }) => {
    await openWithoutCode(page)
    const before = await total(page)
    await facet(page, 'Condition').getByRole('checkbox', { name: /Used/ }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/car_type=used/)
    await expect.poll(() => total(page)).toBeLessThan(before)
  })

  test('SRP-03 a word typed before the code arrives is kept: Enter searches for it', async ({ page }) => {
    const letThrough = await openWithoutCode(page)
    const before = await total(page)
    await page.locator('#results').evaluate((results) => results.setAttribute('data-before', 'yes'))
    const search = page.locator('#content').getByRole('search', { name: 'Keyword' })
    await search.getByRole('searchbox').pressSequentially('suv')
    letThrough()
    // React takes over the elements that were there.
    await expect(page.locator('#results')).toHaveAttribute('data-before', 'yes')
    await expect(search.getByRole('combobox')).toHaveValue('suv')
    await search.getByRole('combobox').press('Enter')
    await expect.poll(() => total(page)).toBeLessThan(before)
  })

  test('SRP-03 SEA-21 an order chosen before the code arrives takes effect', async ({ page }) => {
    const letThrough = await openWithoutCode(page)
    await page.getByLabel('Sort by').first().selectOption({ label: 'Price: low to high' })
    letThrough()
    await expect(page).toHaveURL(/sortBy=/)
    const inOrder = async () => {
      const shown = await prices(page)
      return shown.every((price, index) => index === 0 || price >= (shown[index - 1] ?? 0))
    }
    await expect.poll(inOrder).toBe(true)
  })
})
