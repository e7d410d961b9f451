import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { aCar } from './support/cars'
import { hydrated } from './support/hydrated'
import { showCarOfFile } from './support/showCar'
import { siteUrl } from './support/sites'

const SITE = 'harbour-city'

const show = showCarOfFile()

/** Until everything about the car, the form to ask about it included, is above the window. */
const pastTheCar = async (page: Page): Promise<void> => {
  const bottom = () => page.evaluate(() => document.getElementById('enquire')?.getBoundingClientRect().bottom ?? 0)
  await expect(async () => {
    await page.mouse.wheel(0, (await bottom()) + 10)
    expect(await bottom()).toBeLessThan(0)
  }).toPass()
}

test('CON-34 CON-35 the promotion and the announcement show until they are dismissed', async ({ page }) => {
  await page.clock.install()
  await page.goto(siteUrl(SITE, show.path))
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(bar).toContainText(/^This car is located in .+\.$/)
  const popup = page.getByRole('dialog', { name: 'Summer plate clearance' })
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(popup).toHaveCount(0)
  await page.mouse.wheel(0, 900)
  await expect(popup, 'over the photos, the price and the details').toHaveCount(0)
  await pastTheCar(page)
  await expect(popup).toBeVisible()
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

for (const [width, height] of [
  [390, 844],
  // 390 and 1280 px at 200 % zoom.
  [195, 422],
  [640, 450],
] as const)
  test(`CON-34 A11Y-01 at ${width} x ${height} the promotion is in sight whole and lies over no bar with controls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await page.goto(siteUrl(SITE, show.path))
    await hydrated(page)
    await page.clock.runFor(5_000)
    await pastTheCar(page)
    const popup = page.getByRole('dialog', { name: 'Summer plate clearance' })
    await expect(popup).toBeVisible()
    await page.clock.runFor(1_000)
    const dismiss = popup.getByRole('button', { name: 'Dismiss' })
    await expect(dismiss).toBeInViewport({ ratio: 1 })
    await expect(popup).toBeInViewport({ ratio: 1 })
    const covered = await page.evaluate(() => {
      const card = document.querySelector('[role=dialog]')?.getBoundingClientRect()
      const bars = [...document.querySelectorAll('[data-sticky-foot], [data-car-bar], body header')]
      return bars.filter((bar) => {
        const { top, bottom, left, right } = bar.getBoundingClientRect()
        return card && top < card.bottom && bottom > card.top && left < card.right && right > card.left
      }).length
    })
    expect(covered).toBe(0)
    await dismiss.click()
    await expect(popup).toHaveCount(0)
  })

test('CON-34 a promotion whose last day has passed does not show', async ({ page }) => {
  const popup = page.getByRole('dialog', { name: 'Summer plate clearance' })
  const comeNear = async () => {
    await page.goto(siteUrl(SITE, show.path))
    await hydrated(page)
    await page.clock.runFor(20_000)
    await pastTheCar(page)
    await page.clock.runFor(1_000)
  }
  await page.clock.install({ time: new Date('2027-01-31T12:00:00Z') })
  await comeNear()
  await expect(popup, 'on its last day').toBeVisible()
  await page.clock.setSystemTime(new Date('2027-02-02T00:00:00Z'))
  await comeNear()
  await expect(popup).toHaveCount(0)
})
