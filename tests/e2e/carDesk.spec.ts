import { expect, type Page, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { withPictures } from './support/browserLaunch'
import { pressSave } from './support/pressSave'

test.use(withPictures)

/*
 * Stock editors' tasks: missing data is reported where they look, photos are shown, and each tag's name says where it
 * appears.
 */

const marketer = 'marketer@harbour-city.test'
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A new car, hidden from the website by default. */
const newCar = async (data: object = {}) => {
  const api = await staffApi(marketer)
  const stocknum = `DESK-${crypto.randomUUID().slice(0, 8)}`
  const car = await api.create('cars', {
    make: 'Kia',
    model: 'Niro',
    year: 2023,
    stocknum,
    car_type: 'used',
    status: 'in_stock',
    show_on_dealer_website: false,
    ...data,
  })
  return {
    id: car.id,
    stocknum,
    gone: async (remover?: typeof api) => {
      await (remover ?? api).remove(`cars/${car.id}`)
      await api.dispose()
    },
  }
}

test('CAR-02 CAR-05 CAR-16 the form says what a car lacks as it is typed, and saves it all the same', async ({
  page,
}) => {
  const car = await newCar({ vin: 'BADVIN' })
  await signIn(page, marketer)
  await openAdmin(page, `/collections/cars/${car.id}`)
  const note = page.locator('.car-note').first()
  await expect(note).toContainText('Before it goes on the website')
  for (const lack of ['No price', 'No photo', 'this one has 6']) await expect(note).toContainText(lack)
  await page.getByLabel('Show on the website').check()
  await expect(note).toContainText('On the website, and not ready')
  await page.locator('#field-vin').fill('JTMRB3FV10D012345')
  await expect(note).not.toContainText('VIN')
  await pressSave(page)
  await expect(page.locator('.payload-toast-container')).toContainText('success')
  await car.gone()
})

test('CAR-05 the list finds the cars on the website without a price, in its own filter', async ({ page }) => {
  const car = await newCar({ show_on_dealer_website: true, vin: 'JTMRB3FV10D012345' })
  await signIn(page, marketer)
  await openAdmin(page, '/collections/cars?limit=100')
  await page.getByRole('group', { name: 'On the website, though' }).getByText('No price', { exact: true }).click()
  const rows = page.locator('table tbody tr')
  await expect(rows.filter({ hasText: car.stocknum })).toContainText('No price, No photo')
  await expect(rows.filter({ hasText: '$' })).toHaveCount(0)
  await expect(page).toHaveURL(/where/)
  await car.gone()
})

test('PRC-10 PRC-13 a tag that another one keeps off the photo says which, why, and as one types', async ({ page }) => {
  const car = await newCar({ tag: 'One owner' })
  await signIn(page, marketer)
  await openAdmin(page, `/collections/cars/${car.id}`)
  await tab(page, 'Price').click()
  const note = page.locator('#field-tag').locator('xpath=following::p[contains(@class,"car-note")][1]')
  await expect(note).toHaveText('“One owner” is on the photo.')
  await page.getByLabel('Reserved').check()
  await expect(note).toContainText('“One owner” is not shown')
  await expect(note).toContainText('“Reserved” is ticked')
  await car.gone()
})

test('CAR-16 photos are seen in their rows, have a handle to drag, and go with their row when it is moved', async ({
  page,
}) => {
  const pictures = ['/studio/suv/white/hero.webp', '/studio/suv/white/side.webp', '/studio/suv/white/rear.webp']
  const car = await newCar({ images: pictures.map((url) => ({ image: { url } })) })
  await page.setViewportSize({ width: 1440, height: 1200 })
  await signIn(page, marketer)
  await openAdmin(page, `/collections/cars/${car.id}`)
  await tab(page, 'Photos and video').click()
  const rows = page.locator('#field-images .photo-row img')
  const shown = () => rows.evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).src).pathname))
  await expect.poll(shown).toEqual(pictures)
  await expect.poll(() => rows.first().evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('#field-images .collapsible__drag')).toHaveCount(3)
  await page.locator('#field-images .array-actions__button').nth(2).click()
  await page.locator('.array-actions__move-up:visible').last().click()
  await expect.poll(shown).toEqual([pictures[0], pictures[2], pictures[1]])
  await car.gone()
})

test('NFR-06 no page of the admin asks another company’s server for anything; structured data is typed and checked', async ({
  page,
}) => {
  // Code editors are loaded page after page: half a minute where nothing else runs.
  test.slow()
  const car = await newCar({ hotspots: null })
  const outside = new Set<string>()
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname)) outside.add(request.url())
  })
  await signIn(page, 'admin@demo.test')
  const api = await staffApi('admin@demo.test')
  const collections = ['leads', 'feed-runs', 'feed-clients', 'pages', 'offers', 'tenants', 'media', 'users', 'blogs']
  for (const collection of collections) {
    const [row] = await api.find(`${collection}?limit=1&depth=0`)
    await openAdmin(page, `/collections/${collection}${row ? `/${row.id}` : ''}`)
    await page.waitForLoadState('networkidle')
  }
  await openAdmin(page, `/collections/cars/${car.id}`)
  for (const name of ['Vehicle', 'Price', 'Description', 'Technical', 'Location', 'Finance and market', 'Feed']) {
    await tab(page, name).click()
  }
  await tab(page, 'Photos and video').click()
  const hotspots = page.locator('#field-hotspots')
  await hotspots.fill('{ "exterior": [')
  await expect(page.locator('.plain-json__note')).toContainText('cannot be read as JSON')
  await pressSave(page)
  await expect(page.locator('.payload-toast-container')).toContainText(/invalid/i)
  await expect(hotspots).toHaveValue('{ "exterior": [')
  await hotspots.fill('')
  await pressSave(page)
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
  expect([...outside]).toEqual([])
  // The open form locks the car for all other users.
  await car.gone(api)
  await api.dispose()
})
