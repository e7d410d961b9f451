import { expect, test } from '@playwright/test'
import { violations } from './support/axe'
import { aCar } from './support/cars'
import { hydrated } from './support/hydrated'
import { showCar, showCarOfFile } from './support/showCar'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const SITE = 'harbour-city'

const show = showCarOfFile()

test('VDP-14 PDF-04 ERR-15 a network opens in a small window; a failed PDF alerts its message', async ({ page }) => {
  await withoutPopup(page)
  await page.addInitScript(() => {
    window.open = (...args) => {
      Object.assign(window, { opened: args.join(' | ') })
      return window
    }
  })
  await page.goto(siteUrl(SITE, show.path))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('link', { name: 'Facebook' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'opened')))
    .toMatch(/facebook\.com\/sharer.+cars%2F.+width=550,height=400/)
  await page.keyboard.press('Escape')
  const message = 'The press is resting.'
  await page.route('**/api/cars/*/pdf', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: { code: 'busy', message } } }),
  )
  const alerted = page.waitForEvent('dialog')
  await page.getByRole('link', { name: 'PDF' }).click()
  const dialog = await alerted
  expect(dialog.message()).toBe(message)
  await dialog.accept()
})

test('TEN-12 PDF-03 ERR-29 a car is shared by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl(SITE, '') })
  await page.clock.install()
  await page.goto(siteUrl(SITE, show.path))
  await hydrated(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const copied = page.getByText('Copied', { exact: true })
  await expect(copied).toBeVisible()
  await expect(page.getByText(/^Copied .+ to your clipboard!$/)).toBeVisible()
  await page.clock.runFor(1_499)
  await expect(copied).toBeVisible()
  await page.clock.runFor(1)
  await expect(copied).toBeHidden()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(show.path)
})

test('VDP-40 VDP-43 ENT-15 a look is remembered in the browser and counted at the server, which refreshes an old page', async ({
  page,
}) => {
  await withoutPopup(page)
  const counted = page.waitForResponse(/view\.json\?photos_count=4&updated_at=\d+&website_id=web-harbour-city$/)
  await page.goto(siteUrl(SITE, show.path))
  expect(await (await counted).json()).toMatchObject({ success: true, car_fields: { price: 24_990 }, outdated: false })
  const viewed = await page.evaluate(() => JSON.parse(localStorage.getItem('viewed-cars') ?? '[]'))
  expect(viewed[0]).toEqual({
    id: show.car.id,
    stocknum: show.car.stocknum,
    make: 'Toyota',
    model: 'Corolla',
    body: 'Hatch',
    simple_body: expect.any(String),
  })
  await page.route(/view\.json/, (route) => route.fulfill({ json: { success: true, views: 7, outdated: true } }))
  const refreshed = page.waitForRequest((request) => 'rsc' in request.headers())
  await page.reload()
  expect((await refreshed).url()).toContain(show.path)
})

test('SEO-01 SEO-02 SEO-03 search engines get the car, its offer, its path and a picture', async ({
  page,
  request,
}) => {
  await page.goto(siteUrl(SITE, show.path))
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = blocks.map((text) => JSON.parse(text))
  const car = data.find((block) => block['@type'] === 'Car')
  expect(car).toMatchObject({
    name: '2022 Toyota Corolla Showpiece',
    offers: { '@type': 'Offer', price: 24_990, priceCurrency: 'AUD', seller: { '@type': 'AutoDealer' } },
  })
  const path = data.find((block) => block['@type'] === 'BreadcrumbList')
  expect(path.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Used cars',
    'Toyota',
    'Corolla',
    expect.any(String),
    '2022 Toyota Corolla Showpiece',
  ])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl(SITE, show.path))
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const jpeg = await siteGet(request, SITE, new URL(picture ?? '').pathname)
  expect(jpeg.headers()['content-type']).toBe('image/jpeg')
  const body = await jpeg.body()
  expect(body.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(body.byteLength).toBeGreaterThan(10_000)
})

test('SEO-01 VDP-41 a car sold 31 days ago leads to the nearest landing page, one sold today keeps its page', async ({
  request,
}) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  for (const [days, status] of [
    [1, 200],
    [31, 308],
  ] as const) {
    const sold = await showCar({ status: 'sold', sold_date_timestamp: daysAgo(days) })
    const response = await siteGet(request, SITE, sold.path)
    expect(response.status()).toBe(status)
    if (status === 308) expect(response.headers().location).toMatch(/^\/search\//)
    else {
      const html = await response.text()
      expect(html).toContain('Unfortunately this car recently sold')
      expect(html).not.toContain('data-testid="used-car-checks"')
    }
    await sold.remove()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('RTE-07 VDP-04 VDP-23 VDP-42 the page reads, opens and sends', async ({ page }) => {
    await page.goto(siteUrl(SITE, show.path))
    await page.getByText('Read more').click()
    await expect(page.getByText('Read less')).toBeVisible()
    await page.getByText('Show All Specs').click()
    await expect(page.getByText('180 Nm')).toBeVisible()
    await expect(page.getByTestId('gauge-skeleton')).toBeHidden()
    await page.goto(siteUrl(SITE, show.path))
    await page.getByRole('link', { name: 'Enquire Now' }).first().click()
    const form = page.locator('form').filter({ has: page.getByLabel('First Name') })
    await form.getByLabel('First Name').fill('Sam')
    await form.getByLabel('Email', { exact: false }).first().fill('plain@shopper.test')
    await form.getByLabel('Mobile Number').fill('0400 000 000')
    await form.getByLabel('Postcode').fill('2000')
    await form.getByRole('button', { name: 'Enquire Now' }).click()
    await expect(page).toHaveURL(/\/success\?lead_id=/)
    await page.goto(siteUrl(SITE, show.path))
    await page
      .getByRole('button', { name: /Show number$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d{4} \d{4}$/)
  })
})

test('RTE-54 ALRT-04 up to four cars side by side, what differs is marked, and the address can be sent on', async ({
  page,
  browser,
}) => {
  const cars = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => aCar(SITE, `where[status][equals]=in_stock&sort=stocknum&page=${number}`)),
  )
  await page.goto(siteUrl(SITE, `/compare?ids=${cars.map(({ id }) => id).join(',')}`))
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  const differing = page.locator('tr[data-differs=true]')
  await expect(differing.first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /\(differs\)$/ }).first()).toBeAttached()
  const widths = await page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.clientWidth))
  expect(new Set(widths).size).toBe(1)
  const labels = await page.locator('tr[data-differs] th').allTextContents()
  expect(new Set(labels).size).toBe(labels.length)
  await expect(
    page
      .getByRole('columnheader')
      .getByRole('link', { name: /^Enquire Now: / })
      .first(),
  ).toBeVisible()
  await page.getByText('Only what differs').click()
  await expect(page.locator('tr[data-differs=false]:visible')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  // On a phone a row's name is above its values, and each value still belongs to the column of its car.
  await page.setViewportSize({ width: 390, height: 844 })
  const heads = page.getByRole('row').first()
  expect((await heads.getByRole('cell').count()) + (await heads.getByRole('columnheader').count())).toBe(5)
  const elsewhere = await browser.newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByRole('columnheader')).toHaveCount(4)
  await elsewhere.close()
})

test('RTE-02 RTE-03 the checkout answers at the site’s own address, the other leads to it', async ({ page }) => {
  const car = await aCar(
    'second-gear',
    'where[status][equals]=in_stock&where[reserved][not_equals]=true&where[payment_processors][exists]=true&where[tag][not_equals]=Test Drive Only&sort=-stocknum',
  )
  await page.goto(siteUrl('second-gear', `/cars/${car.slug}/checkout`))
  await expect(page).toHaveURL(new RegExp(`/cars/${car.slug}/buy-online$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Reserve online' })).toBeVisible()
  await page.goto(siteUrl('second-gear', `/checkout-journey?car_id=${car.slug}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Buy online' })).toBeVisible()
})

for (const width of [390, 1440])
  test(`VDP-21 VDP-17 BUY-02 at ${width} px a site without a bar at the foot has its main button in the header that stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { slug } = await aCar(
      'second-gear',
      'where[status][equals]=in_stock&where[reserved][equals]=false&where[price][greater_than]=1000',
    )
    await page.goto(siteUrl('second-gear', `/cars/${slug}`))
    const promises = page.getByRole('list', { name: 'With this vehicle' })
    await expect(promises.getByRole('listitem')).toHaveCount(3)
    await expect(promises.getByRole('link', { name: /seven days or 500 km/ })).toHaveAttribute('href', '/buy-online')
    await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: 'instant' }))
    const head = page.getByRole('region', { name: /at a glance$/ })
    await expect(head.getByRole('link', { name: 'Buy online' })).toBeVisible()
    await expect(head.getByRole('link', { name: 'Enquire Now' })).toBeVisible({ visible: width > 1000 })
    await expect(page.getByRole('region', { name: 'Contact', exact: true })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violations(page)).toEqual([])
  })
