import { type APIRequestContext, expect, test } from '@playwright/test'
import { appointmentsAnswerSchema } from '@/src/domain/testDrives/appointmentsAnswer'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { aCar } from './support/cars'
import { showCarOfFile } from './support/showCar'
import { newNumber, signIn } from './support/shoppers'
import { siteGet } from './support/siteGet'
import { port, siteUrl } from './support/sites'

test.use(withPictures)

const SITE = 'harbour-city'
const shown = showCarOfFile()

/** Books one of the car's free times, from the end of the list, under a number. */
const book = async (request: APIRequestContext, phone: string, fromEnd: number): Promise<void> => {
  const answer = await siteGet(request, SITE, `/api/test-drive/appointments?car_id=${shown.car.id}`)
  const { appointments } = appointmentsAnswerSchema.parse(await answer.json())
  const contact = { name: 'Robin', email: `${phone}@shopper.test`, phone, postcode: '2000' }
  const booked = await request.post(`http://127.0.0.1:${port}/api/enquiries`, {
    headers: { host: `${SITE}.localhost:${port}` },
    data: { ...contact, category: 'Test Drive', car_id: shown.car.id, test_drive_at: appointments.at(-fromEnd) },
  })
  expect(booked.status()).toBe(201)
}

test('WAT-23 ALRT-03 cars this browser looked at stand below the garage', async ({ page }) => {
  const car = await aCar(SITE, 'where[status][equals]=in_stock&where[car_type][equals]=used')
  await page.goto(siteUrl(SITE, `/cars/${car.slug}`))
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('viewed-cars'))).toContain(car.id)
  await page.goto(siteUrl(SITE, '/sign-in?type=my-garage&redirect=/my-garage'))
  await signIn(page, newNumber())
  const rail = page.getByRole('region', { name: 'Recently viewed' })
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await expect(rail.locator('article h3 a')).toHaveAttribute('href', `/cars/${car.slug}`)
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await violations(page)).toEqual([])
  await rail.getByRole('button', { name: 'Clear' }).click()
  await expect(rail).toHaveCount(0)
})

for (const [index, width] of [390, 1440].entries()) {
  const viewport = { width, height: 900 }

  test.describe(`at ${width} px`, () => {
    test.use({ viewport, javaScriptEnabled: false })

    test(`WAT-23 LEA-22 without JavaScript at ${width} px a test drive is moved and cancelled in the garage`, async ({
      page,
      request,
    }) => {
      const phone = newNumber()
      await book(request, phone, 1 + index)
      await page.goto(siteUrl(SITE, '/sign-in?type=my-garage&redirect=/my-garage'))
      await signIn(page, phone)
      const drives = page.getByRole('region', { name: /^Test drives/ })
      await expect(drives).toContainText('Booked')
      await drives.getByText('Change the time').click()
      await drives.getByLabel(/^New time for/).selectOption({ index: 12 })
      await drives.getByRole('button', { name: 'Move it' }).click()
      await expect(drives.getByRole('status')).toHaveText('Your test drive is moved. The dealership knows.')
      await drives.getByText('Cancel the drive').click()
      await drives.getByRole('button', { name: /^Yes, cancel it/ }).click()
      await expect(drives.getByRole('status')).toHaveText('Your test drive is cancelled. The dealership knows.')
      await expect(drives).toContainText('Cancelled')
      await expect(drives.getByText('Change the time')).toHaveCount(0)
    })
  })

  test(`A11Y-01 WAT-23 at ${width} px the forms of a drive fit, and axe finds nothing in them`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    const phone = newNumber()
    await book(request, phone, 5 + index)
    await page.goto(siteUrl(SITE, '/sign-in?type=my-garage&redirect=/my-garage'))
    await signIn(page, phone)
    const drives = page.getByRole('region', { name: /^Test drives/ })
    for (const label of ['Change the time', 'Cancel the drive']) await drives.getByText(label).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `test-results/shoppers/drives-${width}.png`, fullPage: true })
  })
}
