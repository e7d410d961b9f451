import { expect, type Locator, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { commonCar } from './support/commonCar'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const WIDTHS = [390, 1440]
const formOf = (page: Page): Locator => page.locator('form:has([name=rego_state])')

test.beforeEach(({ page }) => withoutPopup(page))

for (const width of WIDTHS)
  test(`RTE-05 LEA-31 LEA-32 at ${width} px: plate, state and kilometres bring up the range before the contact details`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const car = await commonCar()
    await page.goto(siteUrl('harbour-city', '/sell-your-car'))
    const start = page.getByRole('form', { name: 'Get an estimate' })
    for (const label of ['Registration', 'State', 'Kilometres'])
      await expect(start.getByLabel(label)).toBeInViewport({ ratio: 1 })
    await start.getByLabel('Registration').fill(car.regplate)
    await start.getByLabel('State').selectOption('NSW')
    await start.getByLabel('Kilometres').fill(`${car.km.toLocaleString('en-AU')} km`)
    await start.getByRole('button', { name: 'Show my estimate' }).click()
    const form = formOf(page)
    await expect(form.getByText(`${car.year} ${car.make} ${car.model}`)).toBeVisible()
    await expect(form.getByLabel('Registration')).toBeHidden()
    const range = page.getByTestId('trade-in-range')
    await expect(range).toHaveText(/^\$[\d,]+00 – \$[\d,]+00$/)
    await expect(page.getByText(/From \d+ comparable vehicles on sale now/)).toBeVisible()
    const first = await range.innerText()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(form).toHaveAttribute('novalidate', '')
    // A plate is not left in the address, which analytics report.
    await expect(page).toHaveURL(/\/cars\/trade-in$/)
    await form.getByText('Change', { exact: true }).click()
    await expect(form.getByLabel('Registration')).toBeFocused()
    await expect(form.getByLabel('Make')).toHaveValue(car.make)
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByLabel('Kilometres')).toHaveValue(String(car.km))
    await form.getByLabel('Condition').selectOption('Fair')
    await expect(range).not.toHaveText(first)
    await expect(page.getByText('less 8% for your answers')).toBeVisible()
    await form.getByLabel('Kilometres').fill('161200')
    await expect(page.getByText(/^Over 7 years or 100,000 km/)).toBeVisible()
    await expect(range).toHaveCount(0)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('LEA-31 LEA-32 the short form fills in the long one and shows the range', async ({ page }) => {
    const car = await commonCar()
    await page.goto(siteUrl('harbour-city', '/sell-your-car'))
    const start = page.getByRole('form', { name: 'Get an estimate' })
    await start.getByLabel('Registration').fill(car.regplate)
    await start.getByLabel('State').selectOption('NSW')
    await start.getByLabel('Kilometres').fill(String(car.km))
    await start.getByRole('button', { name: 'Show my estimate' }).click()
    await expect(page.getByTestId('trade-in-range')).toBeVisible()
    const form = formOf(page)
    await expect(form.getByLabel('Make')).toHaveValue(car.make)
    await expect(form.getByLabel('State')).toHaveValue('NSW')
    await expect(form.getByText(`${car.year} ${car.make} ${car.model}`)).toBeVisible()
  })

  test('RTE-05 without a plate the car is described at the start, and shown with Change', async ({ page }) => {
    await page.goto(siteUrl('harbour-city', '/sell-your-car'))
    const start = page.getByRole('form', { name: 'Get an estimate' })
    await expect(start.getByLabel('Make')).toBeHidden()
    await start.getByText('No plate at hand?').click()
    await expect(start.getByLabel('Registration')).toBeHidden()
    await start.getByLabel('Make').fill('Mazda')
    await start.getByLabel('Model').fill('CX-5')
    await start.getByLabel('Year').fill('2021')
    await start.getByLabel('Kilometres').fill('61,200')
    await start.getByRole('button', { name: 'Show my estimate' }).click()
    const form = formOf(page)
    await expect(form.getByText('2021 Mazda CX-5')).toBeVisible()
    await expect(form.getByLabel('Make')).toBeHidden()
    await form.getByText('Change', { exact: true }).click()
    await expect(form.getByLabel('Make')).toHaveValue('Mazda')
  })
})
