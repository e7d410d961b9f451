import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { hydrated } from './support/hydrated'
import { newNumber, signIn } from './support/shoppers'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const SITE = 'northline-mazda'
const DEVICE_SITE = 'harbour-city'
const link = (page: Page) => page.getByTestId('saved-link')
const save = (page: Page, at = 0) =>
  page
    .locator('main article')
    .getByRole('button', { name: /^Save / })
    .nth(at)
const open = async (page: Page, path: string, site = SITE): Promise<void> => {
  await page.goto(siteUrl(site, path))
  await hydrated(page)
}
const signInAt = async (page: Page, number: string, redirect: string, site = SITE): Promise<void> => {
  await page.goto(siteUrl(site, `/sign-in?type=watchlist&redirect=${redirect}`))
  await signIn(page, number)
  await hydrated(page)
}

test('WAT-01 WAT-02 ERR-27 ERR-28 saving asks for a sign-in, then saves; counted on every page and device', async ({
  page,
  browser,
}) => {
  const number = newNumber()
  await open(page, '/search/new-cars')
  const name = ((await save(page).getAttribute('aria-label')) ?? '').replace('Save ', '')
  await save(page).click()
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=\/search\/new-cars&back=\/search\/new-cars$/)
  await signIn(page, number)
  await expect(page).toHaveURL(/\/search\/new-cars$/)
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(link(page)).toHaveAccessibleName('Saved cars: 1')
  await save(page, 1).click()
  await expect(link(page)).toHaveAccessibleName('Saved cars: 2')
  await expect(page.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist')

  const other = await browser.newContext()
  const second = await other.newPage()
  await signInAt(second, number, '/watchlist')
  await expect(second.getByRole('main').getByRole('article')).toHaveCount(2)
  expect(await violations(second)).toEqual([])
  await second.getByRole('button', { name: `Save ${name}` }).click()
  await expect(second.getByText('Car Removed')).toBeVisible()
  await expect(second.getByText(`${name} is no longer in your watchlist`)).toBeVisible()
  await other.close()
  await open(page, '/my-garage')
  await expect(page.getByRole('region', { name: /^Saved cars/ }).getByRole('listitem')).toHaveCount(1)
})

test('WAT-03 WAT-07 ERR-10 ERR-30 a call that fails is shown, and the car is as it was', async ({ page }) => {
  await signInAt(page, newNumber(), '/search/new-cars')
  let isAsked = false
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/watchlist/save-car', async (route) => {
    isAsked = true
    await released
    await route.fulfill({ status: 500, json: { success: false, error: { code: 'failed', message: 'Out of order.' } } })
  })
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(save(page)).toHaveAttribute('aria-busy', 'true')
  await expect(link(page)).toHaveAccessibleName('Saved cars: 1')
  await expect.poll(() => isAsked).toBe(true)
  release()
  await expect(page.getByRole('alert').filter({ hasText: 'Out of order.' })).toBeVisible()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(save(page)).toHaveAttribute('aria-busy', 'false')
  await expect(link(page)).toHaveAccessibleName('Saved cars')
  await page.unroute('**/api/watchlist/save-car')
  await page.context().clearCookies({ name: 'shopper-session' })
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please sign in first.' })).toBeVisible()
})

test('WAT-09 WAT-10 WAT-23 what a device kept signed out joins the account, and a shared link shows it until taken back', async ({
  page,
  browser,
}) => {
  await withoutPopup(page)
  await open(page, '/search/used-cars', DEVICE_SITE)
  await save(page).click()
  await save(page, 1).click()
  await expect(link(page)).toHaveAccessibleName('Saved cars: 2')
  await open(page, '/watchlist', DEVICE_SITE)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, newNumber())
  await expect(page.getByText('2 cars from this device are now in your watchlist')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem('watchlist'))).toBe('[]')

  await open(page, '/my-garage', DEVICE_SITE)
  await page.getByRole('button', { name: 'Share this list' }).click()
  const address = await page.getByLabel('Link to this list').inputValue()
  const other = await browser.newContext({ javaScriptEnabled: false })
  const guest = await other.newPage()
  const shown = await guest.goto(address)
  expect(shown?.headers()['cache-control']).toContain('no-store')
  await expect(
    guest
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: guest.locator('a[href^="/cars/"]') }),
  ).toHaveCount(2)
  await expect(guest.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  expect((await guest.goto(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`))?.status()).toBe(404)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible()
  expect((await guest.goto(address))?.status()).toBe(404)
  await other.close()
})

test('TEN-08 who is signed out asks nobody who they are', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (one) => void (one.url().includes('/api/shopper/') && asked.push(one.url())))
  await open(page, '/search/new-cars')
  await expect(link(page)).toHaveAccessibleName('Saved cars')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
