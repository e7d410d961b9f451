import { expect, type Page } from '@playwright/test'
import { test } from './support/test'
import { alive } from './support/alive'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
const samePage = (page: Page) => page.locator('html[data-same-page]')
const legal = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
  await page.goto(siteUrl('harbour-city', '/sitemap'))
  await alive(legal(page, 'Privacy policy'))
})

test('a link of the site is followed without leaving the page, and Back leads back', async ({ page }) => {
  await mark(page)
  await legal(page, 'Privacy policy').click()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy')
  await expect(samePage(page)).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(/\/sitemap$/)
  await expect(samePage(page)).toBeAttached()
})

test('A11Y-01 a link follows the keyboard too', async ({ page }) => {
  await mark(page)
  await legal(page, 'Terms and conditions').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
  await expect(samePage(page)).toBeAttached()
})

test('a link of the menu that leads to another site leads there', async ({ page }) => {
  const elsewhere = siteUrl('second-gear', '/sitemap')
  await legal(page, 'Privacy policy').evaluate((link, href) => link.setAttribute('href', href), elsewhere)
  await legal(page, 'Privacy policy').click()
  await expect(page).toHaveURL(elsewhere)
})

test('with a modifier a link opens beside the page, as links do', async ({ page, context }) => {
  const opened = context.waitForEvent('page')
  await legal(page, 'Privacy policy').click({ modifiers: ['ControlOrMeta'] })
  expect((await opened).url()).toMatch(/\/privacy-policy$|about:blank/)
  await expect(page).toHaveURL(/\/sitemap$/)
})
