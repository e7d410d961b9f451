import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { violations } from './support/axe'
import { group, siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const SITE = 'harbour-city'
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const entry = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const header = (page: Page) => page.locator('header').first()

test.describe('the menu', () => {
  test('CON-02 CON-03 CON-05 CON-06 opens by hover: categories pick the models beside them, brands stand below', async ({
    page,
  }) => {
    await withoutPopup(page)
    await page.goto(siteUrl(SITE, '/sitemap'))
    await expect(header(page)).not.toHaveAttribute('data-dropdown-open')
    await hydrated(page)
    await entry(page, 'Models').hover()
    await expect(entry(page, 'Models')).toHaveAttribute('aria-expanded', 'true')
    await expect(header(page)).toHaveAttribute('data-dropdown-open')
    const panel = page.locator('#menu-1')
    await expect(panel.getByRole('link', { name: /Discover$/ })).toHaveCount(8)
    await panel.getByRole('link', { name: 'Ute', exact: true }).hover()
    await expect(panel.getByRole('link', { name: /HiLux/ })).toBeVisible()
    await expect(panel.getByRole('link', { name: /Corolla/ })).toBeHidden()
    await expect(panel.getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Our Stock' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Toyota', exact: true })).toHaveAttribute('href', '/brands/toyota')
    expect(await violations(page)).toEqual([])
    // To another entry, then away.
    await entry(page, 'Our Stock').hover()
    await expect(panel).toBeHidden()
    await expect(page.locator('#menu-3').getByRole('link', { name: /^View all [\d,]+ vehicles$/ })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(header(page)).not.toHaveAttribute('data-dropdown-open')
  })

  test('CON-05 CON-06 A11Y-01 opens by click on a site that wants it so, and with the keyboard; Escape closes it', async ({
    page,
  }) => {
    await page.goto(siteUrl(group, '/sitemap'))
    const company = entry(page, 'Company')
    await hydrated(page)
    await company.hover()
    await expect(company).toHaveAttribute('aria-expanded', 'false')
    await company.click()
    await expect(company).toHaveAttribute('aria-expanded', 'true')
    await company.click()
    await expect(company).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(header(page)).toHaveAttribute('data-dropdown-open')
    const first = page.locator('#menu-5').getByRole('link').first()
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(company).toBeFocused()
    await expect(header(page)).not.toHaveAttribute('data-dropdown-open')
    // CON-02: a group's brands by their logos.
    await entry(page, 'Models').click()
    await expect(page.locator('#menu-1').getByRole('link', { name: 'All brands' })).toBeVisible()
    await expect(page.locator('#menu-1 a[href^="/brands/"]').first()).toBeVisible()
  })

  test('CON-01 CON-05 an entry leads to its page where what it opens cannot be fetched', async ({ page }) => {
    await page.goto(siteUrl(SITE, '/sitemap'))
    await hydrated(page)
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await entry(page, 'Company').click()
    await expect(page).toHaveURL(siteUrl(SITE, '/about-us'))
  })

  test('CON-01 LOC-06 the bar above it has the opening hours, with a tab for each type', async ({ page }) => {
    await withoutPopup(page)
    await page.goto(siteUrl(SITE, '/sitemap'))
    await page.getByRole('button', { name: 'Opening Hours' }).click()
    const hours = page.getByRole('dialog', { name: 'Opening Hours' })
    await expect(hours.getByText('8:30 am – 5:30 pm')).toBeVisible()
    await hours.getByRole('radio', { name: 'Service' }).check({ force: true })
    await expect(hours.getByText('7:30 am – 5 pm')).toBeVisible()
    await expect(hours.getByText('8:30 am – 5:30 pm')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(hours).toBeHidden()
  })

  test('CON-01 on a phone it is a drawer with the stock and its counts; the header stays at the top', async ({
    page,
  }) => {
    await withoutPopup(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(siteUrl(SITE, '/sitemap'))
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect(header(page)).toBeInViewport()
    const opener = page.getByRole('button', { name: 'Menu' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Our Stock', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: /^Used \d/ })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Book a service' }).last()).toBeVisible()
    // The page below is not inert: what the drawer half covers is no target of its own.
    expect(await violations(page, '#mobile-menu')).toEqual([])
    await drawer.getByRole('link', { name: /^Used \d/ }).click()
    await expect(page).toHaveURL(/\/search\/used-cars$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('CON-01 CON-05 RTE-33 the menu leads to pages, the locator finds the nearest place', async ({ page }) => {
    await page.goto(siteUrl(SITE, '/contact-us'))
    await entry(page, 'Models').click()
    await expect(page).toHaveURL(/\/models$/)
    await page.goto(siteUrl(SITE, '/dealer-locator'))
    await page.getByLabel('Your postcode').fill('2150')
    await page.getByRole('button', { name: 'Find nearest' }).click()
    await expect(page.getByText('nearest to Parramatta 2150 first')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Harbour City Used Cars Parramatta')
    // Every department with its hours, where a select cannot choose.
    await page.goto(siteUrl(SITE, '/locations/artarmon'))
    const hours = page.getByRole('region', { name: 'Opening Hours' })
    await expect(hours.getByText('8:30 am – 5:30 pm')).toBeVisible()
    await expect(hours.getByText('7:30 am – 5 pm')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Book a service' }).last(),
    ).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('CON-01 the search, saved cars and the comparison are a tap or two away', async ({ page }) => {
    await page.goto(siteUrl(SITE))
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Search our stock' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Saved cars', exact: true }).first()).toBeVisible()
    await header.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main, small screen' })
    await expect(menu.getByRole('link', { name: 'Saved cars' })).toBeVisible()
    await menu.getByRole('link', { name: 'Compare' }).click()
    await expect(page).toHaveURL(/\/compare$/)
  })
})
