import { expect, test } from '@playwright/test'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { siteUrl } from './support/sites'

test.use(withPictures)

const PAGE = siteUrl('harbour-city', '/kia-sportage')

test('RTE-28 A11Y-01 a model’s page has its price, numbers, grades with their prices and pictures', async ({
  page,
}) => {
  await page.goto(PAGE)
  await expect(page.getByText(/^(From|In stock from) \$\d\d,\d{3} drive away$/).first()).toBeVisible()
  const grades = page.getByRole('region', { name: 'Sportage grades' })
  const heads = grades.getByRole('columnheader')
  expect(await heads.count()).toBeGreaterThan(1)
  await expect(heads.first()).toContainText(/\$\d\d,\d{3} drive away/)
  await expect(grades.getByRole('row', { name: /^Drive / })).toContainText(/[FA]WD/)
  await expect(page.getByRole('heading', { name: 'See the Sportage up close' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('RTE-28 on a wide screen the ways down the page stay, in place of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(PAGE)
  const ways = page.getByRole('navigation', { name: 'On this page' })
  await page.mouse.wheel(0, 2500)
  await expect(ways).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await ways.getByRole('link', { name: 'Grades' }).click()
  await expect(page.getByRole('heading', { name: 'Sportage grades and prices' })).toBeInViewport({ ratio: 1 })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('RTE-28 a colour that is chosen is the colour the model is shown in, also by keyboard', async ({ page }) => {
    await page.goto(PAGE)
    const colours = page.getByRole('group', { name: 'Colour of the Sportage' })
    const shown = colours.getByRole('img')
    await expect(shown).toHaveCount(1)
    await colours.getByTitle('Blue', { exact: true }).click()
    await expect(shown).toHaveAttribute('alt', 'Sportage in Blue')
    await page.keyboard.press('ArrowRight')
    await expect(shown).not.toHaveAttribute('alt', 'Sportage in Blue')
    await expect(shown).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('RTE-28 A11Y-01 the head of a model with long facts ends within a phone', async ({ page }) => {
    await page.goto(siteUrl('big-rig-leisure', '/harley-davidson-street-glide'))
    const visit = page.getByRole('region', { name: 'Harley-Davidson Street Glide' }).getByText('Book A Test Ride')
    const box = await visit.first().boundingBox()
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  })

  test('RTE-28 A11Y-01 a phone lists the grades one under the other, with what each costs more than the one before', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await expect(page.getByRole('region', { name: 'Sportage grades' })).toBeHidden()
    const grades = page.locator('#grades').getByRole('listitem').filter({ hasText: 'drive away' })
    await expect(grades.first()).toContainText('Includes')
    await expect(grades.nth(1)).toContainText(/\$[\d,]+ more than .*Adds/s)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('RTE-28 the floor plan of a caravan’s grade leads to itself, in full size', async ({ page }) => {
    await page.goto(siteUrl('big-rig-leisure', '/jayco-journey'))
    await page
      .getByRole('link', { name: /Enlarge/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/plans\/[^/]+\.webp$/)
  })
})
