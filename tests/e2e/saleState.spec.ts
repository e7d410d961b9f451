import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { staffApi } from './support/api'
import { aCar } from './support/cars'
import { fillContact, leadOf } from './support/leads'
import { showCar } from './support/showCar'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const SITE = 'harbour-city'
const sideOf = (page: Page) => page.getByRole('complementary', { name: 'Price and actions' })
const top = async (page: Page, text: string): Promise<number> =>
  (await page.getByText(text, { exact: true }).first().boundingBox())?.y ?? Number.NaN

test.describe('where cars can be paid for', () => {
  const payable = { payment_processors: ['sandbox'] }
  let car: Awaited<ReturnType<typeof showCar>>
  let api: Awaited<ReturnType<typeof staffApi>>
  let tenant: Awaited<ReturnType<typeof api.find>>[number] | undefined
  /** Stores the dealership's settings and waits until the checkout answers accordingly. */
  const store = async (request: APIRequestContext, settings: unknown, status: number) => {
    await api.update('tenants', tenant?.id ?? '', { settings })
    const answered = async () => (await siteGet(request, SITE, `${car.path}/checkout`)).status()
    await expect.poll(answered, { timeout: 15_000 }).toBe(status)
  }

  test.beforeAll(async ({ request }) => {
    car = await showCar(payable)
    api = await staffApi('admin@demo.test')
    tenant = (await api.find(`tenants?where[slug][equals]=${SITE}`))[0]
    await store(request, Object.assign({}, tenant?.settings, { 'checkout.enabled': true }), 200)
  })
  test.afterAll(async ({ request }) => {
    await store(request, tenant?.settings, 404)
    await car.remove()
    await api.dispose()
  })

  test('RTE-02 by default a car is reserved at /checkout, and /buy-online leads there', async ({ page, request }) => {
    const other = await siteGet(request, SITE, `${car.path}/buy-online`)
    expect(other.status()).toBe(307)
    expect(other.headers().location).toBe(`${car.path}/checkout`)
    await withoutPopup(page)
    await page.goto(siteUrl(SITE, car.path))
    await sideOf(page).getByRole('link', { name: 'Reserve' }).click()
    await expect(page).toHaveURL(siteUrl(SITE, `${car.path}/checkout`))
    await expect(page.getByRole('heading', { level: 1, name: 'Reserve online' })).toBeVisible()
  })

  test('PRC-08 CAR-08 BUY-01 a car tagged Test Drive Only has a test drive for its main button, and is not sold online', async ({
    page,
  }) => {
    await withoutPopup(page)
    const only = await showCar({ ...payable, tag: 'Test Drive Only' })
    await page.goto(siteUrl(SITE, only.path))
    await expect(sideOf(page).getByRole('link', { name: /^Reserve/ })).toHaveCount(0)
    await expect(sideOf(page).getByRole('link', { name: 'Enquire Now' })).toHaveCount(0)
    await sideOf(page).getByRole('link', { name: 'Book a Test Drive' }).click()
    await expect(page.getByRole('dialog', { name: 'Book a Test Drive: 2022 Toyota Corolla' })).toBeVisible()
    await only.remove()
  })

  test('PRC-04 PRC-05 PRC-06 VDP-41 a car that is sold keeps its name, tag and message above similar cars; thumbnails, calculators and ways to buy go', async ({
    page,
  }) => {
    await withoutPopup(page)
    const sold = await showCar(payable)
    const main = page.getByRole('main')
    const gone = [
      page.getByRole('region', { name: /^Photos of/ }).getByRole('button', { name: /^Photo \d+$/ }),
      page.locator('#finance'),
      page.locator('#fuel'),
      page.locator('#delivery'),
      page.getByTestId('price'),
      page.getByRole('heading', { name: 'Key information' }),
      sideOf(page).getByRole('link', { name: /^Reserve/ }),
      sideOf(page).getByRole('link', { name: 'Buy online' }),
      sideOf(page).getByRole('link', { name: 'Enquire Now' }),
      sideOf(page).getByRole('link', { name: 'Book a Test Drive' }),
    ]
    await page.goto(siteUrl(SITE, sold.path))
    for (const part of gone) await expect(part).not.toHaveCount(0)

    await api.update('cars', sold.car.id, { status: 'sold', sold_date_timestamp: new Date().toISOString() })
    await expect
      .poll(async () => (await siteGet(page.request, SITE, sold.path)).text(), { timeout: 15_000 })
      .toContain('Unfortunately this car recently sold')
    await page.goto(siteUrl(SITE, sold.path))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2022 Toyota Corolla')
    await expect(sideOf(page).getByText('JUST SOLD')).toBeVisible()
    await expect(sideOf(page).getByText('Unfortunately this car recently sold')).toBeVisible()
    await expect(sideOf(page).getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible()
    for (const part of gone) await expect(part).toHaveCount(0)
    await expect(main.getByRole('group', { name: 'Similar cars' }).getByRole('article').first()).toBeVisible()
    const similar = await top(page, 'You might also like')
    expect(await top(page, 'JUST SOLD')).toBeLessThan(similar)
    expect(await top(page, 'Unfortunately this car recently sold')).toBeLessThan(similar)
    await sold.remove()
  })
})

test('PRC-06 PRC-07 a sold car’s enquiry asks for something similar, and is stored as such', async ({ page }) => {
  await withoutPopup(page)
  const car = await aCar(SITE, 'where[status][equals]=sold')
  await page.goto(siteUrl(SITE, `/cars/${car.slug}`))
  await page.getByRole('link', { name: 'Find Me Something Similar' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Find Me Something Similar' })
  const message = new RegExp(`^Please help me find something similar to the \\d{4} .*${car.model}\\.$`)
  await expect(dialog.getByLabel('Comments')).toHaveValue(message)
  const email = `similar-${crypto.randomUUID().slice(0, 8)}@shopper.test`
  await fillContact(dialog, email)
  await dialog.getByRole('button', { name: 'Find Me Something Similar' }).click()
  await expect(page).toHaveURL(/\/success\?lead_id=/)
  const lead = await leadOf(email)
  expect(lead).toMatchObject({
    category: 'General Enquiry',
    subcategory: 'Find me something similar',
    car_id: car.id,
    message: expect.stringMatching(message),
  })
})
