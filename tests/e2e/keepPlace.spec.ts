import { expect, type Locator } from '@playwright/test'
import { alive } from './support/alive'
import { siteUrl } from './support/sites'
import { test } from './support/test'

const topOf = (place: Locator): Promise<number> => place.evaluate((element) => element.getBoundingClientRect().top)

for (const [device, size] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`on a ${device} Back leads to the place that was left, from a page that is shorter too, and Forward as well`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(siteUrl('harbour-city'))
    const heading = page.getByRole('heading', { name: 'Latest news', exact: true })
    const more = page.getByRole('main').getByRole('link', { name: 'All posts' })
    await alive(more)
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await topOf(heading)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000)
    // A click of the mouse would bring it into view first.
    await more.evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/blogs$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.goBack()
    await expect(heading).toBeInViewport()
    await expect.poll(async () => Math.abs((await topOf(heading)) - before)).toBeLessThan(8)
    await page.goForward()
    await expect(page).toHaveURL(/\/blogs$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
