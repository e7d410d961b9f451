import { expect, test, type Page } from '@playwright/test'
import { all, cards, facet, hydrated, open, total } from './support/searchPage'

/** Chromium never finds an idle moment, and the code of the search page waits until the test lets it through. */
const holdCode = async (page: Page): Promise<() => void> => {
  let letThrough: () => void = () => undefined
  const wait = new Promise<void>((resolve) => (letThrough = resolve))
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('about:blank')
  let held = false
  page.on('load', () => (held = true))
  await page.route('**/_next/static/chunks/**', async (route) => {
    // What the page itself names comes at once; the rest only when it is wanted.
    if (held) await wait
    await route.continue()
  })
  return letThrough
}

const alive = (page: Page) => page.locator('[data-search="ready"]')

test.describe('before the search page has its code', () => {
  test('SRP-05 the results are there, and the code is not fetched until someone wants the page', async ({ page }) => {
    await holdCode(page)
    await open(page, all)
    expect(await cards(page).count()).toBeGreaterThan(10)
    await page.waitForLoadState('networkidle')
    expect(await alive(page).count()).toBe(0)
  })

  test('SRP-03 a facet is a link: a click before the code arrives finds the same cars', async ({ page }) => {
    await holdCode(page)
    await open(page, all)
    await page.waitForLoadState('load')
    const before = await total(page)
    await facet(page, 'Condition').getByRole('checkbox', { name: /Used/ }).click()
    await expect(page).toHaveURL(/car_type=used/)
    expect(await total(page)).toBeLessThan(before)
  })

  test('SRP-03 a word typed before the code arrives is searched for once it is there', async ({ page }) => {
    const letThrough = await holdCode(page)
    await open(page, all)
    await page.waitForLoadState('load')
    const before = await total(page)
    const box = page.getByRole('search').getByRole('searchbox').or(page.getByRole('search').getByRole('combobox'))
    await box.first().pressSequentially('suv')
    expect(await alive(page).count()).toBe(0)
    letThrough()
    await hydrated(page)
    await expect(box.first()).toHaveValue('suv')
    await expect.poll(() => total(page)).toBeLessThan(before)
  })

  test('SRP-23 a press of the Filter button on a phone opens the drawer once its code is there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const letThrough = await holdCode(page)
    await open(page, all)
    await page.waitForLoadState('load')
    await page.locator('a[href="#filters"]').click()
    letThrough()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })
})
