import { expect, type Page, test } from '@playwright/test'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { aCar } from './support/cars'
import { showCar } from './support/showCar'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'

const SITE = 'harbour-city'

/** What Harbour City's promotion says: dismissed before, it does not stand in the way of what a test is about. */
const PROMOTION =
  'Summer plate clearance Every **demonstrator** is priced to go before the new plates arrive. See the list, then take one for a drive this weekend.'
const withoutPopup = (page: Page) =>
  page.addInitScript((promotion) => {
    if (location.protocol === 'http:') localStorage.setItem('popup-dismissed', promotion)
  }, PROMOTION)

let show: Awaited<ReturnType<typeof showCar>>
test.beforeAll(async () => {
  show = await showCar()
})
test.afterAll(() => show.remove())

test('VDP-03 VDP-08 VDP-11 VDP-12 VDP-13 VDP-16 VDP-18 VDP-28 VDP-29 VDP-30 VDP-31 LAW-04 LAW-06 everything about a car is on its page', async ({
  page,
}) => {
  await withoutPopup(page)
  await page.goto(siteUrl(SITE, show.path))
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await expect(side.getByRole('heading', { level: 1 })).toContainText('2022 Toyota Corolla')
  await expect(side.getByTestId('price')).toContainText('$24,990')
  await expect(side.getByTestId('price')).toContainText('Excl. Govt. Charges')
  await expect(side.getByTestId('market-price')).toContainText('$1,510 below')
  await expect(side.getByTestId('toyota-certified')).toContainText('Toyota Certified')
  await expect(side.getByText('31,000 km')).toBeVisible()
  await expect(side.getByText('Stock number')).toBeVisible()
  await expect(side.getByRole('link', { name: 'Value my trade-in' })).toHaveAttribute(
    'href',
    `/cars/trade-in?car_id=${show.car.id}`,
  )
  await expect(side.getByRole('link', { name: /^Finance this one/ })).toHaveAttribute('href', /car_id=/)
  const report = await side.getByRole('link', { name: 'View history report' }).getAttribute('href')
  expect((await siteGet(page.request, SITE, report ?? '')).headers()['content-type']).toBe('application/pdf')

  const checks = page.getByTestId('used-car-checks')
  for (const title of ['Certified', 'PPSR checked', 'History report', '3-year warranty', 'Registered'])
    await expect(checks.getByText(title, { exact: true })).toBeVisible()

  await expect(page.getByText('Torque', { exact: true })).toBeHidden()
  await page.getByText('Show All Specs').click()
  await expect(page.getByText('180 Nm')).toBeVisible()
  await page.getByText('Show Fewer Specs').click()
  await expect(page.getByText('180 Nm')).toBeHidden()

  const place = page.locator('#vehicle-map')
  await expect(place.getByRole('img', { name: /^Map: .+, near / })).toBeVisible()
  await expect(place.getByText(/^Dealer licence /)).toBeVisible()
  await expect(place.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', /^https:\/\//)
  await expect(page.getByRole('region', { name: 'Disclaimer' })).toContainText('confirm price, features')
  await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Similar cars' }).getByRole('article').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('VDP-23 VDP-24 VDP-25 ERR-11 the number is nowhere in the page until it is asked for, and shows when the call fails', async ({
  page,
}) => {
  await withoutPopup(page)
  const digits = show.phone.replace(/\D/g, '').slice(-8)
  const html = await (await siteGet(page.request, SITE, show.path)).text()
  expect(digits).toHaveLength(8)
  expect(html.replace(/[\s().-]/g, '')).not.toContain(digits)

  await page.goto(siteUrl(SITE, show.path))
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  const asked = page.waitForRequest('**/api/reveal-phone')
  await side.getByRole('button', { name: /Show number$/ }).click()
  expect((await asked).postDataJSON()).toEqual({
    car_id: show.car.id,
    dealership_id: expect.any(String),
    website_id: 'web-harbour-city',
  })
  const number = side.getByRole('link', { name: new RegExp(`${digits.slice(0, 4)} ${digits.slice(4)}$`) })
  await expect(number).toHaveAttribute('href', new RegExp(`^tel:.*${digits}$`))
  await expect(number).toBeFocused()

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/reveal-phone', (route) => route.abort())
  await page.reload()
  await side.getByRole('button', { name: /Show number$/ }).click()
  await expect(number).toBeVisible()
  expect(logged.some((text) => text.startsWith('The phone number could not be asked for.'))).toBe(true)
})

test('VDP-42 A11Y-01 NFR-01 every dialog opens and closes by keyboard, passes axe, and sends', async ({ page }) => {
  await withoutPopup(page)
  await page.goto(siteUrl(SITE, show.path))
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  for (const [link, title] of [
    ['Enquire Now', /^Ask about this one/],
    ['Book a Test Drive', /^Book a Test Drive/],
    ['Request photos', /^Request photos/],
    ['About this estimate', /^About this estimate$/],
  ] as const) {
    const opener = side.getByRole('link', { name: link })
    await opener.focus()
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: title })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const dialog = page.getByRole('dialog', { name: title })
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600)
    expect(await violations(page), link).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }

  await side.getByRole('link', { name: 'Book a Test Drive' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Book a Test Drive' }).click()
  await expect(dialog.getByText('Please enter your first name.')).toBeVisible()
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await dialog.getByLabel('Postcode').fill('20')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible()
  const email = `drive-${crypto.randomUUID().slice(0, 8)}@shopper.test`
  await dialog.getByLabel('First Name').fill('Sam')
  await dialog.getByLabel('Email', { exact: false }).first().fill(email)
  await dialog.getByLabel('Mobile Number').fill('0400 000 000')
  await dialog.getByLabel('Postcode').fill('2000')
  await dialog.getByRole('button', { name: 'Book a Test Drive' }).click()
  await expect(page).toHaveURL(/\/success\?lead_id=/)
  await expect(page.getByText('Your reference is')).toBeVisible()
  const api = await staffApi('admin@demo.test')
  const [lead] = await api.find(`leads?where[email][equals]=${email}&depth=0`)
  expect(lead).toMatchObject({ category: 'Test Drive', car_id: show.car.id })
  await api.dispose()
})

test('VDP-32 VDP-33 VDP-35 ERR-01 ERR-02 the gauge: a skeleton, a count-up, and nothing when it cannot be had', async ({
  page,
}) => {
  await withoutPopup(page)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/autogauge', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(siteUrl(SITE, show.path))
  await page.getByRole('heading', { name: 'How the price compares' }).scrollIntoViewIfNeeded()
  await expect(page.getByTestId('gauge-skeleton')).toBeVisible()
  release()
  const gauge = page.getByTestId('auto-gauge')
  await expect(gauge).toBeVisible()
  const started = Date.now()
  await expect(gauge.getByText('$24,990', { exact: true })).toBeVisible()
  expect(Date.now() - started).toBeLessThan(3_500)
  await expect(gauge.getByText(/^(Good|Great) Deal$/)).toBeVisible()
  await expect(gauge.locator('[data-fill]')).toHaveAttribute('data-level', /low|medium|high/)
  await page.unrouteAll()

  for (const [answer, says] of [
    [{ status: 500, body: '' }, 'Failed to fetch auto gauge data.'],
    [{ status: 204, body: '' }, 'No data returned'],
    [{ status: 200, body: '{"fill":0.5}' }, null],
  ] as const) {
    logged.length = 0
    await page.route('**/autogauge', (route) => route.fulfill(answer))
    await page.reload()
    const answered = page.waitForResponse('**/autogauge')
    await page.getByRole('heading', { name: 'How the price compares' }).scrollIntoViewIfNeeded()
    await answered
    await expect(page.getByTestId('gauge-skeleton')).toHaveCount(0)
    await expect(gauge).toHaveCount(0)
    if (says)
      expect(
        logged.some((text) => text.startsWith(says)),
        says,
      ).toBe(true)
    await page.unrouteAll()
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('VDP-35 A11Y-01 the gauge stands still at its end', async ({ page }) => {
    await withoutPopup(page)
    await page.goto(siteUrl(SITE, show.path))
    const steps = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let seen = 0
          const watch = new MutationObserver(() => {
            const fill = document.querySelector('[data-fill]')?.getAttribute('data-fill')
            if (fill && fill !== '0') seen += 1
          })
          watch.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter: ['data-fill'],
          })
          setTimeout(() => resolve(seen), 2_500)
        }),
    )
    await page.getByRole('heading', { name: 'How the price compares' }).scrollIntoViewIfNeeded()
    await expect(page.getByTestId('auto-gauge')).toContainText('$24,990')
    expect(await steps).toBeLessThanOrEqual(2)
  })
})

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test(`VDP-17 VDP-19 VDP-20 VDP-21 VDP-22 on ${device} the car stays in view while the page is scrolled`, async ({
      page,
    }) => {
      await withoutPopup(page)
      await page.goto(siteUrl(SITE, show.path))
      const wide = viewport.width > 1000
      const side = page.getByRole('complementary', { name: 'Price and actions' })
      const photos = page.getByRole('region', { name: /^Photos of/ })
      const [sideBox, photoBox] = [await side.boundingBox(), await photos.boundingBox()]
      if (wide) expect(sideBox?.x).toBeGreaterThan((photoBox?.x ?? 0) + (photoBox?.width ?? 0))
      else expect(sideBox?.y).toBeGreaterThan((photoBox?.y ?? 0) + 100)

      const head = page.getByRole('region', { name: /at a glance$/ })
      const foot = page.getByRole('region', { name: 'Price and contact' })
      const scrollTo = (top: number) =>
        expect(async () => {
          await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
          expect(await page.evaluate(() => window.scrollY)).toBe(top)
        }).toPass()
      await scrollTo(500)
      await expect(head).toHaveCount(0)
      await scrollTo(501)
      await expect(head).toBeVisible()
      await expect(head).toContainText('2022 Toyota Corolla Showpiece')
      await expect(head).toContainText('Automatic · Hatch')
      await expect(head).toContainText('$24,990')
      await expect(head).toContainText('Excl. Govt. Charges')
      await expect(head.getByTestId('repayment')).toBeVisible({ visible: wide })
      await expect(head.getByRole('link', { name: 'Get Finance' })).toBeVisible({ visible: wide })
      await expect(head.getByRole('link', { name: 'Trade-In Valuation' })).toBeVisible({ visible: wide })
      await expect(foot).toHaveCount(0)
      await scrollTo(901)
      await expect(foot).toBeVisible()
      expect(await violations(page)).toEqual([])
      await foot.getByRole('link', { name: 'Call' }).click()
      const dialog = page.getByRole('dialog', { name: 'Call about this one' })
      await dialog.getByRole('button', { name: /Show number$/ }).click()
      await expect(dialog.getByRole('link')).toHaveAttribute('href', /^tel:/)
      await page.keyboard.press('Escape')
      await scrollTo(0)
      await expect(head).toHaveCount(0)
      await expect(foot).toHaveCount(0)
    })
  })
}

test('CON-34 CON-35 the promotion and the announcement show until they are dismissed', async ({ page }) => {
  await page.clock.install()
  await page.goto(siteUrl(SITE, show.path))
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(bar).toContainText(/^This car is located in .+\.$/)
  const popup = page.getByRole('dialog', { name: 'Summer plate clearance' })
  await expect(popup).toHaveCount(0)
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(popup).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(popup.getByRole('link', { name: 'See the demonstrators' })).toHaveAttribute('href', '/search/demo-cars')
  expect(await violations(page)).toEqual([])
  await popup.getByRole('button', { name: 'Dismiss' }).click()
  await expect(popup).toHaveCount(0)
  await bar.getByRole('button', { name: 'Dismiss announcement' }).click()
  await expect(bar).toHaveCount(0)
  await page.reload()
  await page.clock.runFor(10_000)
  await expect(bar).toBeHidden()
  await expect(popup).toHaveCount(0)

  const here = await aCar(SITE, 'where[status][equals]=in_stock&where[location.primary][equals]=true')
  await page.goto(siteUrl(SITE, `/cars/${here.slug}`))
  await expect(bar).toHaveCount(0)
})

test('CON-34 a promotion whose last day has passed does not show', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-02-02T00:00:00Z') })
  await page.goto(siteUrl(SITE, show.path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('dialog', { name: 'Summer plate clearance' })).toHaveCount(0)
})

test('VDP-14 PDF-04 ERR-15 a network opens in a small window; a failed PDF alerts its message', async ({ page }) => {
  await withoutPopup(page)
  await page.addInitScript(() => {
    window.open = (...args) => {
      document.title = args.join(' | ')
      return window
    }
  })
  await page.goto(siteUrl(SITE, show.path))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('link', { name: 'Facebook' }).click()
  await expect(page).toHaveTitle(/facebook\.com\/sharer.+cars%2F.+width=550,height=400/)
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
    await expect(page.getByTestId('gauge-skeleton')).toHaveCount(0)
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

test('ALRT-04 up to four cars side by side, what differs is marked, and the address can be sent on', async ({
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
  await page.getByText('Only what differs').click()
  await expect(page.locator('tr[data-differs=false]:visible')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
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
