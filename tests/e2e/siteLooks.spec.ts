import { expect, test } from '@playwright/test'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { aCar } from './support/cars'
import { cards, filters, open } from './support/searchPage'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

test.use(withPictures)

const SEARCHES = [
  ['harbour-city', '/search/used-cars'],
  ['second-gear', '/search/used-cars'],
  ['northline-mazda', '/search/new-cars'],
  ['big-rig-leisure', '/search/caravan'],
  ['apex-motor-group', '/search/used-cars'],
] as const

test.beforeEach(({ page }) => withoutPopup(page))

for (const [site, path] of SEARCHES)
  test(`SRP-09 SRP-10 SRP-13 A11Y-01 the cards of ${site} have place, name, toggle and ways on, in any window`, async ({
    page,
  }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path, site)
      const card = cards(page)
        .filter({ has: page.getByRole('link', { name: /^Enquire Now/ }) })
        .first()
      await expect(card.getByRole('heading').getByRole('link')).toBeVisible()
      await expect(card.locator('.vc-place')).toBeVisible()
      await expect(card.getByRole('button', { name: /^(Save|Favourite|Compare) / })).toBeVisible()
      await expect(card.getByText('View Details')).toBeVisible()
      await expect(card.getByRole('link', { name: /^Enquire Now/ })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await violations(page)).toEqual([])
  })

test('SRP-09 on a phone a card shows the whole vehicle, and under it the next card begins', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [site, path] of SEARCHES) {
    await open(page, path, site)
    const card = cards(page).first()
    // The photos are 8:5: at 3:2 nothing is cut off above or below.
    const picture = await card.getByRole('img').first().boundingBox()
    expect((picture?.width ?? 0) / (picture?.height ?? 1), site).toBeCloseTo(1.5, 1)
    // Of the window without the bar below.
    expect((await card.boundingBox())?.height, site).toBeLessThan((844 - 56) * 0.7)
  }
})

test('TEN-03 on a wide screen the filters are left, right, or behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const left = async (site: string, path: string) => {
    await open(page, path, site)
    await expect(filters(page)).toBeVisible()
    const [panel, results] = [await filters(page).boundingBox(), await page.locator('#results').boundingBox()]
    return (panel?.x ?? 0) < (results?.x ?? 0)
  }
  expect(await left('harbour-city', '/search/used-cars')).toBe(true)
  expect(await left('apex-motor-group', '/search/used-cars')).toBe(false)
  await open(page, '/search/used-cars', 'northline-mazda')
  await expect(filters(page)).toBeHidden()
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByText('Body type')).toBeVisible()
})

test('RTE-28 RTE-29 a list of models begins with pictures, and a model’s page with the car, or the figures, as the site has it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl('harbour-city', '/models'))
  await expect(page.getByRole('region', { name: 'Toyota side by side' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goto(siteUrl('northline-mazda', '/mazda-cx-60'))
  const picture = await page.getByRole('group', { name: 'Colour of the CX-60' }).getByRole('img').boundingBox()
  expect(picture?.width).toBeGreaterThan(800)
  await page.goto(siteUrl('big-rig-leisure', '/models/caravan'))
  await expect(
    page.getByRole('main').getByRole('article').first().getByText('ATM', { exact: true }).first(),
  ).toBeVisible()
})

for (const [site, ...told] of [
  ['harbour-city', 'Key information', 'Where to see it'],
  ['northline-mazda', 'About this one', 'Technical details', 'Delivery to your door'],
  ['big-rig-leisure', 'Data sheet', 'Specifications', 'Notes from the yard'],
  ['second-gear', 'What we checked', 'Features you get', 'Or come and see it'],
  ['apex-motor-group', 'Our comments', 'Specifications in detail', 'Location and hours'],
] as const)
  test(`TEN-03 VDP-17 A11Y-01 ${site} tells a vehicle in an order and words of its own, in any window`, async ({
    page,
  }) => {
    const owner = site === 'apex-motor-group' ? 'harbour-city' : site
    const car = await aCar(
      owner,
      'where[status][equals]=in_stock&where[reserved][not_equals]=true&where[price][greater_than]=1000&where[tag][not_equals]=Test Drive Only',
    )
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(siteUrl(site, `/cars/${car.slug}`))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const side = page.getByRole('complementary', { name: 'Price and actions' })
      await expect(side.getByTestId('price')).toBeVisible()
      const enquire = await side.getByRole('link', { name: 'Enquire Now' }).boundingBox()
      if (width >= 390) expect(enquire?.y).toBeLessThan(width === 390 ? 1_266 : 960)
      const tops = await Promise.all(
        told.map(async (name) => (await page.getByRole('heading', { level: 2, name }).boundingBox())?.y ?? Number.NaN),
      )
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
      await test.step('VDP-19 on a phone the photos come before price and buttons', async () => {
        if (width > 390) return
        const photos = await page.getByRole('region', { name: /^Photos of/ }).boundingBox()
        const price = await side.getByTestId('price').boundingBox()
        expect(photos?.y).toBeLessThan(price?.y ?? 0)
      })
    }
    expect(await violations(page)).toEqual([])
  })
