import { expect, type Page, test } from '@playwright/test'
import { all, cards, facet, hydrated, open, total } from './support/searchPage'

/**
 * Opens the search page in a browser that never finds an idle moment. Once the rest of the page is alive, code waits:
 * that of the search page is fetched only when someone reaches for it, and comes when the test lets it through.
 */
const openWithoutCode = async (page: Page): Promise<() => void> => {
  let letThrough: () => void = () => undefined
  const wait = new Promise<void>((resolve) => (letThrough = resolve))
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  let holding = false
  await page.route('**/_next/static/chunks/**', async (route) => {
    if (holding) await wait
    await route.continue()
  })
  await open(page, all)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#content') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  await page.waitForLoadState('networkidle')
  holding = true
  return letThrough
}

const alive = (page: Page) => page.locator('[data-search="ready"]')

test.describe('before the search page has its code', () => {
  test('SRP-05 the results are there, and the code is not fetched until someone wants the page', async ({ page }) => {
    await openWithoutCode(page)
    expect(await cards(page).count()).toBeGreaterThan(10)
    expect(await alive(page).count()).toBe(0)
  })

  test('SRP-03 a facet is a link: a click before the code arrives finds the same cars', async ({ page }) => {
    await openWithoutCode(page)
    const before = await total(page)
    await facet(page, 'Condition').getByRole('checkbox', { name: /Used/ }).click()
    await expect(page).toHaveURL(/car_type=used/)
    expect(await total(page)).toBeLessThan(before)
  })

  test('SRP-03 a word typed before the code arrives is kept: Enter searches for it', async ({ page }) => {
    const letThrough = await openWithoutCode(page)
    const before = await total(page)
    await page.locator('#results').evaluate((results) => results.setAttribute('data-before', 'yes'))
    const box = page.getByRole('search').getByRole('searchbox').or(page.getByRole('search').getByRole('combobox'))
    await box.first().pressSequentially('suv')
    expect(await alive(page).count()).toBe(0)
    letThrough()
    await hydrated(page)
    // The elements that were there come alive; none is made anew under the reader's eyes.
    await expect(page.locator('#results')).toHaveAttribute('data-before', 'yes')
    await expect(box.first()).toHaveValue('suv')
    await box.first().press('Enter')
    await expect.poll(() => total(page)).toBeLessThan(before)
  })

  test('SRP-23 a press of the Filter button on a phone opens the drawer once its code is there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const letThrough = await openWithoutCode(page)
    await page.locator('a[href="#filters"]').click()
    letThrough()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })
})
