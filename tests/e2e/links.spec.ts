import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
const samePage = (page: Page) => page.locator('html[data-same-page]')
const legal = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await withoutPopup(page)
  await page.goto(siteUrl('harbour-city', '/sitemap'))
  await hydrated(page)
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

test('with a modifier a link opens beside the page, as links do', async ({ page, context }) => {
  await mark(page)
  // The new page itself is not looked at: headless Chromium crashes a quarter of them, also those of a plain page.
  const opened = context.waitForEvent('page')
  const asked = context.waitForEvent(
    'request',
    (request) => request.isNavigationRequest() && /\/privacy-policy$/.test(request.url()),
  )
  await legal(page, 'Privacy policy').click({ modifiers: ['ControlOrMeta'] })
  await Promise.all([opened, asked])
  await expect(page).toHaveURL(/\/sitemap$/)
  await expect(samePage(page)).toBeAttached()
})

for (const [device, size] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`on a ${device} Back leads to the place that was left`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(siteUrl('harbour-city'))
    await hydrated(page)
    const heading = page.getByRole('heading', { name: 'In our customers’ words', exact: true })
    await heading.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(2000)
    await page.getByRole('main').getByRole('link', { name: 'All reviews' }).click()
    await expect(page).toHaveURL(/\/reviews$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.goBack()
    await expect(heading).toBeInViewport()
  })

test('CON-28 CON-32 reviews are a page at a time and by yard, each behind a link', async ({ page }) => {
  const quotes = page.getByRole('main').locator('blockquote')
  await page.goto(siteUrl('apex-motor-group', '/reviews'))
  await expect(quotes).toHaveCount(12)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/reviews\?page=2$/)
  await expect(quotes).toHaveCount(12)
  await page
    .getByRole('link', { name: /^Second Gear Preston/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/reviews\?yard=second-gear-preston$/)
  await expect(page.getByRole('main').locator('figcaption')).toContainText(['Second Gear Preston'])
})
