import { expect, test } from '@playwright/test'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { aCar } from './support/cars'
import { showCarOfFile } from './support/showCar'
import { newNumber, signIn } from './support/shoppers'
import { siteUrl } from './support/sites'

test.use(withPictures)

const SITE = 'harbour-city'
const shown = showCarOfFile()
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.describe('a car without government charges, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('LAW-04 LAW-05 what it costs on the road, in its own state line by line and in every other', async ({
    page,
  }) => {
    await page.goto(siteUrl(SITE, shown.path))
    const estimate = page.getByTestId('drive-away')
    const summary = estimate.locator('summary')
    // $24,990 at 3% of each started $100: $750; with $470 registration and $560 CTP.
    await expect(summary).toContainText('Estimated drive-away in NSW $26,770')
    await expect(summary).toContainText('An estimate, not a quote')
    await summary.click()
    await expect(estimate.getByText('Stamp duty as published by Revenue NSW')).toBeVisible()
    await expect(estimate.getByText('CTP insurance, 12 months')).toHaveCount(1)
    const others = estimate.getByRole('listitem')
    await expect(others).toHaveCount(7)
    const west = others.filter({ hasText: /^WA/ })
    await expect(west).toContainText(/^WA \$2\d,\d{3}Stamp duty \$\d+ \(RevenueWA, from /)
    await expect(west.getByRole('link', { name: 'RevenueWA' })).toBeVisible()
    await expect(page.getByTestId('listed-for')).toHaveText('Listed today')
    await expect(page.getByTestId('price-history')).toHaveCount(0)
  })
})

for (const width of [390, 1440]) {
  test(`A11Y-01 VDP-12 at ${width} px the estimate and the reasons of similar cars fit, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteUrl(SITE, shown.path))
    await page.getByTestId('drive-away').locator('summary').click()
    const similar = page.getByRole('list', { name: 'Similar cars' })
    await expect(
      similar
        .getByText(/^(Same model|Similar price|\$[\d,]+ less|One year newer|\d+ years newer|[\d,]+ km less)/)
        .first(),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violations(page)).toEqual([])
    await page.getByTestId('drive-away').scrollIntoViewIfNeeded()
    await page.screenshot({ path: `test-results/owning/drive-away-${width}.png` })
    await similar.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `test-results/owning/similar-${width}.png` })
  })

  test(`LAW-05 A11Y-01 at ${width} px a reduced car says under its price what it cost before, until when`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const car = await aCar(SITE, 'where[status][equals]=in_stock&where[before_price][greater_than]=20000')
    await page.goto(siteUrl(SITE, `/cars/${car.slug}`))
    const price = page.getByTestId('price').first()
    const was = await price.locator('s').textContent()
    const change = page.getByTestId('price-history').getByRole('listitem')
    await expect(change).toHaveCount(1)
    await expect(change).toContainText(was?.replace('Was ', '') ?? '')
    await expect(change).toContainText(/ on \d\d\/\d\d\/\d{4}, down \$[\d,]+$/)
    expect((await change.boundingBox())?.y).toBeGreaterThan((await price.boundingBox())?.y ?? Infinity)
    expect(await violations(page)).toEqual([])
    await change.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `test-results/owning/history-${width}.png` })
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ viewport: { width, height: 900 }, javaScriptEnabled })

      test(`WAT-23 an own vehicle is added by its registration, changed, serviced and removed (${width}, ${javaScriptEnabled})`, async ({
        page,
      }) => {
        await page.goto(siteUrl(SITE, '/sign-in?type=my-garage&redirect=/my-garage'))
        await signIn(page, newNumber())
        const vehicles = page.getByRole('region', { name: /^My vehicles/ })
        const registration = vehicles.getByLabel('Registration', { exact: true })
        await expect(registration).toBeHidden()
        if (javaScriptEnabled)
          await page.screenshot({ path: `test-results/owning/garage-${width}.png`, fullPage: true })
        await vehicles.locator('summary', { hasText: 'Add a vehicle' }).click()
        await vehicles.getByRole('button', { name: 'Add this vehicle' }).click()
        await expect(vehicles.getByRole('alert')).toContainText('Please enter make and model, or the registration')
        await registration.fill('demo 01')
        await vehicles.getByLabel('State').selectOption('NSW')
        await vehicles.getByLabel('Registration ends').fill(inDays(12))
        await vehicles.getByRole('button', { name: 'Add this vehicle' }).click()
        await expect(vehicles.getByRole('status')).toHaveText('Your vehicle is saved.')
        await expect(vehicles.getByRole('heading', { name: '2022 Mazda CX-5' })).toBeVisible()
        await expect(vehicles.getByText(/^In 1[123] days, /)).toBeVisible()
        await vehicles.locator('summary', { hasText: 'Change' }).click()
        const form = vehicles.locator('form').filter({ has: page.getByRole('button', { name: 'Save this vehicle' }) })
        await form.getByLabel('Odometer (km)').fill('41,000')
        await form.getByLabel('Next service').fill(inDays(200))
        await form.getByRole('button', { name: 'Save this vehicle' }).click()
        await expect(vehicles.getByText('DEMO01 NSW · 41,000 km')).toBeVisible()
        if (javaScriptEnabled) {
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          await vehicles.locator('summary', { hasText: 'Change' }).click()
          expect(await violations(page)).toEqual([])
          await vehicles.screenshot({ path: `test-results/owning/vehicles-${width}.png` })
        }
        await vehicles.getByRole('link', { name: /^Book a service/ }).click()
        await page.waitForURL(/\/service\?/)
        const service = page.locator('#service-booking')
        await expect(service.getByLabel(/^Vehicle/)).toHaveValue('2022 Mazda CX-5')
        await expect(service.getByLabel('Registration')).toHaveValue('DEMO01')
        await expect(service.getByLabel('Odometer (km)')).toHaveValue('41000')
        await page.goBack()
        await vehicles.getByRole('button', { name: /^Remove/ }).click()
        await expect(vehicles.getByRole('status')).toHaveText('Your vehicle is removed, and so are its reminders.')
        await expect(vehicles.getByRole('heading', { name: '2022 Mazda CX-5' })).toHaveCount(0)
      })
    })
  }
}
