import { expect, test } from '@playwright/test'
import { violations } from './support/axe'
import { siteUrl } from './support/sites'

test('RTE-29 A11Y-01 a model in stock has a page: its prices by year, each vehicle, and others of its body', async ({
  page,
}) => {
  await page.goto(siteUrl('second-gear', '/models'))
  await page.getByRole('main').getByRole('link', { name: 'Corolla', exact: true }).click()
  await expect(page).toHaveURL(/\/models\/toyota\/corolla$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Toyota Corolla')
  const years = page.getByRole('table', { name: 'Prices by year' })
  await expect(years.getByRole('row', { name: /^20\d\d \d .*\$[\d,]+/ }).first()).toBeVisible()
  await expect(page.locator('#stock').getByRole('article').first()).toContainText('Toyota Corolla')
  await expect(page.getByRole('heading', { name: /^Other .* in stock$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tell me when more come in' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await years.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/search\/toyota\/corolla\?year=20\d\d$/)
})

test('RTE-29 a model that is not in stock has no page', async ({ page }) => {
  for (const path of ['/models/toyota/no-such-model', '/models/constructor/corolla'])
    expect((await page.goto(siteUrl('second-gear', path)))?.status(), path).toBe(404)
})

test.describe('on a phone, without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('RTE-29 A11Y-01 a model in stock fits the window', async ({ page }) => {
    await page.goto(siteUrl('second-gear', '/models/toyota/corolla'))
    await expect(page.getByRole('link', { name: /^See All \d+$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Value Yours' })).toHaveAttribute('href', '/sell-your-car')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
