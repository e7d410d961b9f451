import { expect, test } from '@playwright/test'
import { aCar } from './support/cars'
import { siteUrl } from './support/sites'

const SITE = 'harbour-city'
const USED_PETROL =
  'where[status][equals]=in_stock&where[price][greater_than]=20000&where[reserved][not_equals]=true&where[car_type][equals]=used&where[simple_fuel][equals]=Petrol'

const heightOf = async (part: { boundingBox: () => Promise<{ height: number } | null> }): Promise<number> =>
  (await part.boundingBox())?.height ?? 0

test('VDP-06 VDP-08 on a phone the fuel cost and the specifications are folded; a link and a press open them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const car = await aCar(SITE, USED_PETROL)
  const fuel = page.locator('#fuel')
  const specs = page.locator('[data-vehicle-part="specs"]')
  await page.goto(siteUrl(SITE, `/cars/${car.slug}`))
  await expect(fuel).toBeHidden()
  await expect(specs.locator('dl').first()).toBeHidden()
  await specs.locator('summary').first().click()
  await expect(specs.locator('dl').first()).toBeVisible()
  await page.goto(siteUrl(SITE, `/cars/${car.slug}#fuel`))
  await expect(fuel).toBeInViewport()
  await expect(fuel.getByText(/Real consumption depends on/)).toBeVisible()
})

test('VDP-06 VDP-08 on a wide window they are open, each under one heading', async ({ page }) => {
  const car = await aCar(SITE, USED_PETROL)
  await page.goto(siteUrl(SITE, `/cars/${car.slug}`))
  await expect(page.locator('#fuel')).toBeVisible()
  const parts = page.locator('[data-folds]')
  for (const part of await parts.all()) {
    await expect(part.getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(part.locator('summary').first()).toBeHidden()
  }
  expect(await parts.count()).toBeGreaterThan(1)
})

for (const width of [390, 1440])
  test(`VDP-10 at ${width} px the calculator is as high as the example before it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const car = await aCar(SITE, USED_PETROL)
    await page.goto(siteUrl(SITE, `/cars/${car.slug}`))
    const loan = page.locator('#finance [data-part="loan"]')
    const deposit = loan.getByLabel('Deposit or trade-in', { exact: true })
    await expect(deposit).toHaveCount(0)
    const example = await heightOf(loan)
    await loan.scrollIntoViewIfNeeded()
    await expect(deposit).toHaveCount(1)
    expect(Math.abs((await heightOf(loan)) - example)).toBeLessThan(3)
  })
