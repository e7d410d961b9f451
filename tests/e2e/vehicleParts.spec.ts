import { expect, test } from '@playwright/test'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { aCar } from './support/cars'
import { showCarOfFile } from './support/showCar'
import { siteGet } from './support/siteGet'
import { hydrated } from './support/hydrated'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const SITE = 'harbour-city'

const show = showCarOfFile()

test('A11Y-01 everything about a car is on its page', async ({ page }) => {
  await withoutPopup(page)
  await page.goto(siteUrl(SITE, show.path))
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await expect(side.getByRole('heading', { level: 1 })).toContainText('2022 Toyota Corolla')
  await test.step('CAR-28 VDP-28 LAW-04 its price, what that includes, and the market price it is below', async () => {
    await expect(side.getByTestId('price')).toContainText('$24,990')
    await expect(side.getByTestId('price')).toContainText('Excl. Govt. Charges')
    await expect(side.getByTestId('market-price')).toContainText('$1,510 below')
  })
  await test.step('VDP-17 title, price, finance estimate, location and finance callout, and no word of a sale', async () => {
    await expect(side.getByTestId('repayment').first()).toContainText('8.19% p.a.')
    await expect(side.getByText('Harbour City Alexandria', { exact: true })).toBeVisible()
    await expect(side.getByRole('link', { name: 'Map and opening hours' })).toHaveAttribute('href', '#vehicle-map')
    await expect(side.getByRole('link', { name: /^Finance this car/ })).toBeVisible()
    await expect(side).not.toContainText('recently sold')
  })
  await test.step('VDP-30 the badge of a certified Toyota', async () => {
    await expect(side.getByTestId('toyota-certified')).toContainText('Toyota Certified')
  })
  await test.step('PRC-02 VDP-18 VDP-31 the icon row, the details and the buttons', async () => {
    for (const name of ['Enquire Now', 'Book a Test Drive', 'Request photos'])
      await expect(side.getByRole('link', { name })).toBeVisible()
    await expect(side.getByText('31,000 km')).toBeVisible()
    await expect(side.getByText('Stock number')).toBeVisible()
    await expect(side.getByRole('link', { name: 'Value my trade-in' })).toHaveAttribute(
      'href',
      `/cars/trade-in?car_id=${show.car.id}`,
    )
    await expect(side.getByRole('link', { name: /^Finance this car/ })).toHaveAttribute('href', /car_id=/)
  })
  await test.step('VDP-29 the history report is a file', async () => {
    const report = await side.getByRole('link', { name: 'View history report' }).getAttribute('href')
    expect((await siteGet(page.request, SITE, report ?? '')).headers()['content-type']).toBe('application/pdf')
  })

  await test.step('VDP-03 the checks of a used car', async () => {
    const checks = page.getByTestId('used-car-checks')
    for (const title of ['Certified', 'PPSR checked', 'History report', '3-year warranty', 'Registered'])
      await expect(checks.getByText(title, { exact: true })).toBeVisible()
    // Not a plugin of this site.
    await expect(page.getByTestId('car-analysis')).toHaveCount(0)
  })

  await test.step('VDP-08 all specifications behind one control', async () => {
    const specs = page.locator('[data-vehicle-part="specs"]')
    await expect(specs.getByText('180 Nm')).toHaveCount(1)
    const rest = specs.locator('details:not(.phone-fold) dt').first()
    await expect(rest).toBeHidden()
    await specs.getByText('Show All Specs').click()
    await expect(specs.getByText('180 Nm')).toBeVisible()
    await expect(rest).toBeVisible()
    await specs.getByText('Show Fewer Specs').click()
    await expect(rest).toBeHidden()
  })

  await test.step('VDP-07 VDP-10 the calculators of delivery and finance, and what they lead to', async () => {
    await expect(page.locator('#delivery').getByLabel('Your postcode')).toBeVisible()
    await expect(page.locator('#finance').getByRole('link', { name: 'Get Finance' })).toBeVisible()
  })

  await test.step('VDP-16 LAW-06 where it stands: map, licence, directions', async () => {
    const place = page.locator('#vehicle-map')
    await expect(place.getByRole('img', { name: /^Map: .+, near / })).toBeVisible()
    await expect(place.getByText(/^Dealer licence /)).toBeVisible()
    await expect(place.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', /^https:\/\//)
  })
  await test.step('VDP-11 the disclaimer', async () => {
    await expect(page.getByRole('region', { name: 'Disclaimer' })).toContainText('confirm price, features')
  })
  await test.step('VDP-12 VDP-13 similar cars and news', async () => {
    await expect(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Similar cars' }).getByRole('article').first()).toBeVisible()
  })
  expect(await violations(page)).toEqual([])
})

test('VDP-23 VDP-24 VDP-25 ERR-11 the number is nowhere in the page until it is asked for, and shows when the call fails', async ({
  page,
}) => {
  await withoutPopup(page)
  await page.goto(siteUrl(SITE, show.path))
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  const ask = side.getByRole('button', { name: /Show number$/ })
  // Before that the form brings the number on a page of its own.
  await hydrated(page)
  const answered = page.waitForResponse('**/api/reveal-phone')
  await ask.click()
  const answer = await answered
  expect(answer.request().postDataJSON()).toEqual({
    car_id: show.car.id,
    dealership_id: expect.any(String),
    website_id: 'web-harbour-city',
  })
  const { phone, href }: { phone: string; href: string } = await answer.json()
  await test.step('TEN-14 it is the dealership’s for used cars, on paper too, not that of the place', async () => {
    expect(phone).toBe('02 5550 0160')
    const paper = await (await siteGet(page.request, SITE, `/print?car_id=${show.car.slug}`)).text()
    expect(paper).toContain('02 5550 0160')
    expect(paper).not.toContain('02 5550 0150')
  })
  const number = side.getByRole('link', { name: phone })
  await expect(number).toHaveAttribute('href', href)
  await expect(number).toBeFocused()
  const sent = await (await siteGet(page.request, SITE, show.path)).text()
  expect(sent.replace(/[\s().-]/g, '')).not.toContain(phone.replace(/\D/g, '').slice(-8))

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/reveal-phone', (route) => route.abort())
  await page.reload()
  await hydrated(page)
  await ask.click()
  await expect(number).toBeVisible()
  expect(logged.some((text) => text.startsWith('The phone number could not be asked for.'))).toBe(true)
})

test('TEN-12 RTE-06 LAW-04 LAW-06 a car prints on a page of its own tab, without the site around it', async ({
  page: carPage,
  context,
}) => {
  await withoutPopup(carPage)
  await carPage.goto(siteUrl(SITE, show.path))
  const opened = context.waitForEvent('page')
  await carPage.getByRole('link', { name: 'Print' }).first().click()
  const page = await opened
  await expect(page).toHaveURL(siteUrl(SITE, `/print?car_id=${show.car.slug}`))
  await expect(carPage).toHaveURL(siteUrl(SITE, show.path))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota')
  await expect(page.locator('body > header')).toBeHidden()
  await expect(page.getByTestId('price')).toContainText(/Drive Away|Excl\. Govt\. Charges/)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Dealer licence /)).toBeVisible()
})

test('VDP-42 A11Y-01 NFR-01 every dialog opens and closes by keyboard, passes axe, and sends', async ({ page }) => {
  await withoutPopup(page)
  await page.goto(siteUrl(SITE, show.path))
  // Until then the links lead to the form on the page.
  await hydrated(page)
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  for (const [link, title] of [
    ['Enquire Now', /^Ask about this one/],
    ['Book a Test Drive', /^Book a Test Drive/],
    ['Request photos', /^Request photos/],
    ['About this estimate', /^About this estimate$/],
  ] as const) {
    const opener = side.getByRole('link', { name: link })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600)
    // Colours are those of the end of its fading in.
    await dialog.evaluate((shown) =>
      Promise.all(shown.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    expect(await violations(page), link).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }

  await side.getByRole('link', { name: 'Book a Test Drive' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Book a Test Drive' }).click()
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'Please enter your first name.' })).toBeVisible()
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await dialog.getByLabel('Postcode').fill('20')
  await page.keyboard.press('Tab')
  await expect(
    dialog.getByRole('paragraph').filter({ hasText: 'Invalid postcode. Please enter a 4-digit number.' }),
  ).toBeVisible()
  const email = `drive-${crypto.randomUUID().slice(0, 8)}@shopper.test`
  await dialog.getByLabel('First Name').fill('Sam')
  await dialog.getByLabel('Email', { exact: false }).first().fill(email)
  await dialog.getByLabel('Mobile Number').fill('0400 000 000')
  await dialog.getByLabel('Postcode').fill('2000')
  await dialog.getByRole('button', { name: 'Book a Test Drive' }).click()
  await expect(page).toHaveURL(/\/success\?lead_id=/)
  await expect(page.getByText('Your reference', { exact: true })).toBeVisible()
  const api = await staffApi('admin@demo.test')
  const [lead] = await api.find(`leads?where[email][equals]=${email}&depth=0`)
  expect(lead).toMatchObject({ category: 'Test Drive', car_id: show.car.id })
  await api.dispose()
})

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test(`VDP-17 VDP-19 on ${device} the car stays in view while the page is scrolled`, async ({ page }) => {
      await withoutPopup(page)
      await page.goto(siteUrl(SITE, show.path))
      const wide = viewport.width > 1000
      const side = page.getByRole('complementary', { name: 'Price and actions' })
      const photos = page.getByRole('region', { name: /^Photos of/ })
      const [sideBox, photoBox] = [await side.boundingBox(), await photos.boundingBox()]
      if (wide) expect(sideBox?.x).toBeGreaterThan((photoBox?.x ?? 0) + (photoBox?.width ?? 0))
      else expect(sideBox?.y).toBeGreaterThan((photoBox?.y ?? 0) + 100)

      const head = page.getByRole('region', { name: /at a glance$/ })
      const foot = page.getByRole('region', { name: 'Contact', exact: true })
      const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await test.step('VDP-21 VDP-22 the header that stays, from 500 px on', async () => {
        await scrollTo(500)
        await expect(head).toHaveCount(0)
        await scrollTo(501)
        await expect(head).toBeVisible()
        await expect(page.getByRole('banner')).not.toBeInViewport()
        await expect(head).toContainText('2022 Toyota Corolla Showpiece')
        await expect(head).toContainText('Automatic · Hatch')
        await expect(head).toContainText('$24,990')
        await expect(head).toContainText('Excl. Govt. Charges')
        await expect(head.getByTestId('repayment')).toBeVisible({ visible: wide })
        await expect(head.getByRole('link', { name: 'Get Finance' })).toBeVisible({ visible: wide })
        await expect(head.getByRole('link', { name: 'Trade-In Valuation' })).toBeVisible({ visible: wide })
      })
      await test.step('VDP-20 the bar at the foot, from 900 px on', async () => {
        await expect(foot).toHaveCount(0)
        await scrollTo(901)
        await expect(foot).toBeVisible()
      })
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

test('ENT-20 a site with the plugin says how far a used car was driven for its age', async ({ page }) => {
  const { slug } = await aCar(
    'second-gear',
    'where[car_type][equals]=used&where[item_type][equals]=car&where[km][greater_than]=1000',
  )
  await page.goto(siteUrl('second-gear', `/cars/${slug}`))
  const analysis = page.getByTestId('car-analysis')
  await expect(analysis).toContainText(/About [\d,]+ km a year/)
  await expect(analysis).toContainText('the average vehicle in Australia (12,100 km)')
  await expect(analysis).toContainText(/About \d+ years? old/)
})
