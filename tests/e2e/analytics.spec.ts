import { expect, type Page, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { hydrated } from './support/hydrated'
import { withoutPopup } from './support/withoutPopup'
import { platformUrl, port, searchPath, siteUrl } from './support/sites'

const site = 'harbour-city'

/** Counts of all days by event, as the platform's admin reads them. */
const counts = async (page: Page): Promise<(id: number, label?: string) => number> => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const answer = await page.request.get(platformUrl(`/api/events/daily?from=${day(-1)}&to=${day(1)}`), {
    headers: { origin: platformUrl('') },
  })
  expect(answer.status()).toBe(200)
  const { events }: { events: { event_id: number; label: string; count: number }[] } = await answer.json()
  // A row for each of the dealership's days, which changes at its midnight.
  return (id, label = '') =>
    events
      .filter((event) => event.event_id === id && event.label === label)
      .reduce((sum, { count: ofDay }) => sum + ofDay, 0)
}
const layer = (page: Page): Promise<object[]> => page.evaluate(() => [...(window.dataLayer ?? [])])
const reported = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/events') && answer.request().method() === 'POST')
/** Phone links are counted, not called. */
const noCalls = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault()
    }),
  )

test('ANA-03 ANA-04 ANA-05 ANA-16 a saved car, a call and the calculator reach the dataLayer and the dealership’s counts', async ({
  page,
}) => {
  await withoutPopup(page)
  await signIn(page, 'admin@demo.test')
  const before = await counts(page)

  await page.goto(siteUrl(site, '/search/used-cars'))
  await hydrated(page)
  const saved = reported(page)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  expect((await saved).status()).toBe(204)
  expect(await layer(page)).toContainEqual(expect.objectContaining({ event: 'save_car', event_id: 39 }))

  await page.goto(siteUrl(site, '/dealer-locator'))
  await hydrated(page)
  await noCalls(page)
  const called = reported(page)
  await page.locator('main a[href^="tel:"]:visible').first().click()
  expect((await called).status()).toBe(204)
  expect(await layer(page)).toContainEqual({ event: 'phone_call', event_id: 25, label: 'Used Car' })

  await page.goto(siteUrl(site, '/finance'))
  await hydrated(page)
  const changed = reported(page)
  // The calculator is loaded when it comes near.
  await page.locator('[data-part="loan"]').first().scrollIntoViewIfNeeded()
  await page.getByLabel('Deposit').first().fill('3000')
  expect((await changed).status()).toBe(204)
  expect(await layer(page)).toEqual([{ event: 'finance_calculator', event_id: 26 }])

  const after = await counts(page)
  expect(after(39)).toBe(before(39) + 1)
  expect(after(25, 'Used Car')).toBe(before(25, 'Used Car') + 1)
  expect(after(26)).toBe(before(26) + 1)
})

test('ANA-04 ANA-14 a number that is shown is one call, with the kind of its car', async ({ page }) => {
  await withoutPopup(page)
  await page.goto(siteUrl(site, '/search/new-cars'))
  await page.locator('main a[href^="/cars/"]').first().click()
  await page.waitForURL(/\/cars\//)
  const called = reported(page)
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await side.getByRole('button', { name: /Show number$/ }).click()
  expect((await called).status()).toBe(204)
  await noCalls(page)
  await side.locator('a[href^="tel:"]').click()
  await page.waitForLoadState('networkidle')
  const label = 'New Car'
  expect(await layer(page)).toEqual([
    { event: 'phone_call', event_id: 25, label, car_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ])
})

test('ANA-15 a failing analytics call is a warning, and the page works on', async ({ page }) => {
  await withoutPopup(page)
  const warnings: string[] = []
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route('**/api/events', (route) => route.abort())
  await page.goto(siteUrl(site, '/search/used-cars'))
  await hydrated(page)
  const button = page.getByRole('button', { name: /^Save / }).first()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible()
  await expect.poll(() => warnings.join('\n')).toContain('An analytics event was lost.')
  expect(errors).toEqual([])
})

test('ENT-25 how a visitor came is kept on this device, without what else the address carried', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('attribution') ?? '')
  await page.goto(siteUrl(site, '/?utm_source=radio&gclid=abc&email=jane@example.com'))
  await expect.poll(kept).toContain('radio')
  await page.goto(siteUrl(site, searchPath))
  const visited = () => page.evaluate(() => sessionStorage.getItem('visited-paths') ?? '')
  await expect.poll(visited).toBe(JSON.stringify(['/', searchPath]))
  const touches: { first: object; last: object } = JSON.parse(await kept())
  expect(touches.first).toMatchObject({ utm_source: 'radio', gclid: 'abc', landing_page: '/' })
  expect(touches.last).toEqual(touches.first)
  expect(JSON.stringify(touches)).not.toContain('jane')
})

test('RTE-07 ANA-16 the confirmation tells the tag manager of its lead once, also after a reload', async ({ page }) => {
  await page.goto(siteUrl(site, '/success?lead_id=a4b4535f-33f5-459a-9099-156d29bb4ca5&event=14'))
  await expect.poll(() => layer(page)).toEqual([{ event: 'enquiry_new', event_id: 14, reference: 'A4B4535F' }])
  await page.reload()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await layer(page)).toEqual([])
})

test('LAW-08 ANA-16 where a dealership asks for consent, Google’s tags wait for it', async ({ page }) => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find('tenants?where[slug][equals]=second-gear&depth=0')
  const own = Object(tenant?.settings)
  const configure = (settings: object) => api.update('tenants', tenant?.id ?? '', { settings })
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const home = siteUrl('second-gear')
  const banner = page.getByRole('complementary', { name: 'Privacy choices' })
  try {
    await configure({ ...own, 'analytics.consent': 'opt_in', 'analytics.gtmId': 'GTM-ABC1234' })
    await expect(async () => {
      const answer = await page.goto(home)
      // Read again every three seconds.
      expect(answer?.headers()['content-security-policy']).toContain('https://www.googletagmanager.com')
      await expect(banner).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('attribution'))).toBeNull()
    const overlaps = await banner.evaluate(
      (element) =>
        element.getBoundingClientRect().bottom >
        (document.querySelector('header')?.getBoundingClientRect().top ?? 0) + 1,
    )
    expect(overlaps).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await banner.getByRole('button', { name: 'Allow' }).click()
    await expect(banner).toBeHidden()
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234'])
    await page.reload()
    await expect.poll(() => asked).toHaveLength(2)
    await expect(banner).toBeHidden()

    await page.getByRole('link', { name: 'Privacy choices' }).click()
    await banner.getByRole('button', { name: 'No, thanks' }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(2)
    expect(await page.evaluate(() => localStorage.getItem('attribution'))).toBeNull()
  } finally {
    await configure(own)
    await api.dispose()
  }
})

test('ANA-16 TEN-15 staff see what shoppers did on their dealership’s site', async ({ page }) => {
  const sent = await page.request.post(`http://127.0.0.1:${port}/api/events`, {
    data: { event_id: 25, label: 'New Car', path: '/' },
    headers: { host: `${site}.localhost:${port}` },
  })
  expect(sent.status()).toBe(204)
  await signIn(page, `sales@${site}.test`)
  await openAdmin(page, '/analytics')
  await expect(page.getByRole('heading', { name: 'What shoppers do' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Phone call/ })).toBeVisible()
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page.getByRole('row', { name: /Phone call/ })).toBeVisible()
  await page.getByText('Day by day').click()
})

test('TEN-14 a visitor from an advertisement sees its tracked number on every page, others the dealership’s own', async ({
  page,
}) => {
  const number = page.getByRole('contentinfo').getByRole('link', { name: /5550 02[19]/ })
  await withoutPopup(page)
  await page.goto(siteUrl('second-gear', '/?gclid=TEST'))
  await expect(number).toHaveText('03 5550 0299')
  await expect(number).toHaveAttribute('href', 'tel:0355500299')
  await page.goto(siteUrl('second-gear', '/finance'))
  await expect(number).toHaveText('03 5550 0299')

  await page.evaluate(() => localStorage.clear())
  await page.goto(siteUrl('second-gear', '/about'))
  await hydrated(page)
  await expect(number).toHaveText('(03) 5550 0210')
})
