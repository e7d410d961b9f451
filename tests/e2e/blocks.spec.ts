import { expect, type Page, test } from '@playwright/test'
import { estimatedSales } from '../../src/domain/content/salesCount'
import { openAdmin, signIn } from './support/admin'
import { addSections } from './support/addSections'
import { SECTIONS, everySection, GROUNDLESS, openWheel } from './support/everySection'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { siteGet } from './support/siteGet'
import { group, siteUrl } from './support/sites'

test.use(withPictures)

const SITE = 'harbour-city'

const picture = async (page: Page) => {
  const html = await (await siteGet(page.request, SITE)).text()
  return { url: /\/studio\/[\w/-]+\.webp/.exec(html)?.[0] ?? '' }
}

/** The band of a section, by the name its links use. */
const band = (page: Page, slug: string) => page.locator(`#at-${slug.toLowerCase()}`)

test('CON-16 A11Y-01 every section, just added, looks finished on every ground', async ({ page }) => {
  test.setTimeout(120_000)
  const { api, tenant, remove } = await addSections(SITE, 'every-section', everySection(await picture(page)))
  const wheel = await api.create('prize-wheels', openWheel(tenant?.id ?? ''))
  await api.update('tenants', tenant?.id ?? '', {
    settings: Object.assign({}, tenant?.settings, { 'salesCounter.enabled': true, 'salesCounter.source': 'sales' }),
  })
  await expect
    .poll(async () => (await siteGet(page.request, SITE, '/api/sales-count')).status(), { timeout: 15_000 })
    .toBe(200)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(siteUrl(SITE, '/every-section'))

  for (const slug of SECTIONS.filter((name) => !GROUNDLESS.includes(name)))
    await expect(band(page, slug), slug).toHaveCount(1)

  const slides = page.getByRole('group', { name: 'Every section' }).getByRole('listitem')
  await test.step('CON-12 slides with and without words over them', async () => {
    await expect(slides.first().getByRole('heading', { name: 'First slide' })).toBeVisible()
    await expect(slides.first().getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/special-offers')
    await expect(slides.nth(1)).not.toContainText('Second slide')
  })

  await test.step('CON-10 the feature banner', async () => {
    await expect(band(page, 'featureBanner').getByRole('link')).toHaveCount(3)
    await expect(band(page, 'featureBanner')).toContainText('Book your service online')
  })
  await test.step('CON-14 why buy from us', async () => {
    await expect(band(page, 'whyBuy').getByRole('heading', { level: 3 })).toHaveCount(4)
  })
  await test.step('CON-17 model tiles', async () => {
    await expect(band(page, 'modelTiles').getByText('Discover').first()).toBeVisible()
  })
  await test.step('CON-28 the rating', async () => {
    await expect(band(page, 'reviews')).toContainText(/\d\.\d/)
  })
  await test.step('CON-36 CON-37 the years of the warranties', async () => {
    await expect(band(page, 'warranty')).toContainText('3 year used car warranty')
    await expect(band(page, 'warranty')).toContainText('5 year mechanical protection')
  })
  await expect(band(page, 'logos').getByRole('img', { name: 'Visa' })).toBeVisible()
  await expect(band(page, 'locations').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(band(page, 'form').getByRole('link', { name: 'privacy policy' })).toBeVisible()

  // A saved search: its cars in its order, and a link to all of them.
  const cars = band(page, 'stockCarousel').getByRole('article')
  expect(await cars.count()).toBeGreaterThan(3)
  await expect(band(page, 'stockCarousel').getByRole('link', { name: 'See all stock' })).toHaveAttribute(
    'href',
    '/search/used-cars?sortBy=price:asc',
  )

  // The form says what is missing beside the field.
  await band(page, 'form').getByRole('button', { name: 'Send' }).click()
  await expect(band(page, 'form').getByText('Please', { exact: false }).first()).toBeVisible()

  // Real sales are no estimate (LAW-10).
  const { count } = await (await siteGet(page.request, SITE, '/api/sales-count')).json()
  await expect(band(page, 'salesCounter')).toContainText(Number(count).toLocaleString('en-AU'))
  await expect(band(page, 'salesCounter')).not.toContainText('estimate')

  await test.step('CON-11 the fixed bar', async () => {
    const bar = page.getByRole('complementary', { name: 'Book a Service' })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).not.toBeInViewport()
    await page.mouse.wheel(0, 1200)
    await expect(bar.getByRole('link', { name: 'Book now' })).toBeInViewport()
  })

  await test.step('CON-15 questions of the trade-in', async () => {
    const question = band(page, 'faq').getByText('How long does a valuation take?')
    await question.click()
    await expect(band(page, 'faq').getByText('About two minutes.')).toBeVisible()
  })

  // The budget search wakes when it comes near; what was typed before is not lost.
  await band(page, 'budgetSearch').scrollIntoViewIfNeeded()
  await band(page, 'budgetSearch')
    .getByLabel(/Repayment/)
    .fill('700')
  await expect(band(page, 'budgetSearch').locator('output')).toHaveText('$44,000')
  await band(page, 'budgetSearch').getByRole('button', { name: '$10,000' }).click()
  await expect(band(page, 'budgetSearch').locator('output')).toHaveText('$52,000')
  await expect(page).toHaveURL(/every-section/)

  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await violations(page)).toEqual([])
  expect(errors).toEqual([])

  await api.update('tenants', tenant?.id ?? '', { settings: tenant?.settings })
  await remove()
  await api.remove(`prize-wheels/${wheel.id}`)
  await api.dispose()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('CON-13 CON-16 sections without JavaScript: pictures of slides are 600 by 400, the form and the budget search are forms', async ({
    page,
  }) => {
    const only = everySection(await picture(page)).filter(({ blockType }) =>
      ['hero', 'budgetSearch', 'form', 'video'].includes(blockType),
    )
    const { api, remove } = await addSections(SITE, 'plain-sections', only)
    await page.goto(siteUrl(SITE, '/plain-sections'))
    const slides = page.getByRole('group', { name: 'Every section' }).getByRole('listitem')
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await slides.first().locator('img').boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1), `${width} px`).toBeCloseTo(600 / 400, 2)
      expect(box?.width, `${width} px`).toBeGreaterThan(width / 2)
    }
    await expect(band(page, 'form').getByRole('button', { name: 'Send' })).toBeVisible()
    await expect(band(page, 'video').getByRole('link')).toHaveAttribute('href', /youtube/)
    await band(page, 'budgetSearch')
      .getByLabel(/Repayment/)
      .fill('500')
    await band(page, 'budgetSearch')
      .getByRole('button', { name: /Found$|^Find/ })
      .click()
    await expect(page).toHaveURL(/\/search|\/budget-search\/results/)
    await remove()
    await api.dispose()
  })
})

test('CON-08 CON-09 the group: brand grids, its dealerships first, and figures', async ({ page }) => {
  await page.goto(siteUrl(group))
  const kinds = ['Dealerships', 'Cars', 'Motorcycles', 'Trucks']
  for (const kind of kinds) await expect(page.getByRole('heading', { name: kind, exact: true })).toBeVisible()
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents()
  expect(titles.filter((title) => kinds.includes(title))).toEqual(kinds)
  await page.goto(siteUrl(group, '/about-us'))
  for (const [value, label] of [
    ['50+', 'locations'],
    ['40+', 'brands'],
    ['30+', 'years'],
  ] as const)
    await expect(page.getByText(label, { exact: true }).locator('..')).toContainText(value)
})

test('CON-26 CON-27 a counter by formula goes on and says it is an estimate', async ({ page }) => {
  const { remove } = await addSections(group, 'counted', [
    { blockType: 'salesCounter', heading: 'On the road this month', unit: 'vehicles', tone: 'brand' },
  ])
  // 100 s before the next car of the formula.
  const now = new Date('2026-11-21T03:05:50Z')
  await page.clock.install({ time: now })
  await page.goto(siteUrl(group, '/counted'))
  const counter = page.locator('section', { hasText: 'On the road this month' })
  await counter.scrollIntoViewIfNeeded()
  await test.step('CON-26 LAW-10 the number of now, said to be an estimate', async () => {
    await expect(counter).toContainText(estimatedSales(now).toLocaleString('en-AU'))
    await expect(counter).toContainText('An estimate from the date and the time of day')
  })
  await test.step('CON-27 it is read again after 150 s, not before', async () => {
    const [before, after] = [now, new Date(now.getTime() + 100_000)].map((at) =>
      estimatedSales(at).toLocaleString('en-AU'),
    )
    expect(after).not.toBe(before)
    // The page was ready within 90 s, so it reads again between 150 and 240 s.
    await page.clock.pauseAt(new Date(now.getTime() + 90_000))
    await page.clock.runFor(55_000)
    await expect(counter).toContainText(before ?? '')
    await page.clock.runFor(100_000)
    await expect(counter).toContainText(after ?? '')
  })
  await remove()
})

test('CON-17 CON-18 CON-38 one brand: tiles say Discover and All New and lead to the model or its own address', async ({
  page,
}) => {
  await page.goto(siteUrl('northline-mazda'))
  const range = page.locator('section', { has: page.getByRole('heading', { name: 'The Mazda range' }) })
  await expect(range.getByRole('article')).toHaveCount(10)
  await expect(range.getByRole('link', { name: /^All New/ }).first()).toBeVisible()
  await expect(range.getByText('Discover')).toHaveCount(10)
  await expect(range.getByRole('link', { name: 'CX-5' })).toHaveAttribute('href', '/mazda-cx-5')
  await expect(page.getByText('year new car warranty')).toBeVisible()
})

test('CON-30 CON-31 CON-32 LAW-11 reviews say how many are shown of how many', async ({ page }) => {
  await page.goto(siteUrl('second-gear'))
  const wall = page.locator('section', { has: page.getByRole('heading', { name: 'Dull in a good way' }) })
  await expect(wall).toContainText('4.4')
  await expect(wall).toContainText(/1,138 reviews on Google, the latest \d+ shown/)
  expect(await wall.getByRole('listitem').count()).toBeLessThanOrEqual(12)
})

test('CON-16 the picker shows every section in groups with a picture of it; a closed one is told by its words', async ({
  page,
}) => {
  await signIn(page, 'marketer@harbour-city.test')
  const api = await staffApi('marketer@harbour-city.test')
  const [home] = await api.find('pages?where[slug][equals]=home&limit=1')
  await openAdmin(page, `/collections/pages/${home?.id}`)
  await expect(page.locator('.section-label').filter({ hasText: 'Just arrived' })).toContainText('Cars in a row')
  await page.getByRole('button', { name: 'Add Section' }).click()
  const picker = page.locator('.blocks-drawer__blocks-wrapper, .block-selector__blocks-wrapper').first()
  await expect(picker.getByRole('heading', { level: 3 })).toHaveText([
    'Top of the page',
    'Stock and search',
    'Offers and news',
    'Why us',
    'Get in touch',
    'Words and pictures',
  ])
  const thumbnails = picker.locator('img')
  await expect(thumbnails).toHaveCount(SECTIONS.length)
  await expect
    .poll(() =>
      thumbnails.evaluateAll((images) =>
        images.every((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
      ),
    )
    .toBe(true)
  await picker.getByRole('button', { name: 'Warranty' }).click()
  await expect(page.locator('.section-label').last()).toContainText('Warranty')
  await expect(page.locator('.section-label').last()).toContainText('Covered, in writing')
  await api.dispose()
})
