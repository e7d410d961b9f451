import { expect, type Locator, test } from '@playwright/test'
import { staffApi } from './support/api'
import { hydrated } from './support/hydrated'
import { fillContact, leadOf } from './support/leads'
import { inTurns } from './support/siteCrawl'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'

test('CON-07 the footer has its three groups, the last one named after the dealership', async ({ page }) => {
  await page.goto(siteUrl('second-gear'))
  const groups = page.getByRole('contentinfo').getByRole('navigation')
  await expect(groups).toHaveCount(3)
  for (const [index, name, href] of [
    [0, 'Buyer Tools', '/sell-your-car'],
    [1, 'Servicing and Parts', '/service#service-booking'],
    [2, 'Second Gear', '/about-us'],
  ] as const) {
    await expect(groups.nth(index)).toHaveAccessibleName(name)
    await expect(groups.nth(index).getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(groups.nth(index).locator(`a[href="${href}"]`)).toBeVisible()
  }
})

test.describe('a site publishes locations, reviews, offers, news, models and a budget search', () => {
  test('TEN-13 each has a page with its own content, and the menu leads there', async ({ page }) => {
    const main = page.getByRole('main')
    const content: [path: string, shown: Locator][] = [
      ['/locations', main.getByText('Monday – Friday')],
      ['/reviews', main.getByLabel(/out of 5 stars/)],
      ['/special-offers', main.locator('a[href^="/offers/"]')],
      ['/blogs', main.locator('a[href^="/blogs/"]')],
      ['/models', main.locator('a[href^="/models/"]')],
      ['/budget-search', main.locator('form')],
    ]
    for (const [path, shown] of content) {
      await page.goto(siteUrl('harbour-city', path))
      await expect(shown, path).not.toHaveCount(0)
    }
  })

  test('RTE-33 LOC-05 LOC-08 locations with their hours lead to a page each', async ({ page }) => {
    await page.goto(siteUrl('harbour-city', '/dealer-locator'))
    const first = page.getByRole('main').getByRole('article').first()
    await expect(first.getByText('Monday – Friday').filter({ visible: true })).toHaveCount(1)
    await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/locations\//)
    await expect(page.getByRole('heading', { name: 'Opening Hours' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible()
  })

  test('RTE-27 an offer answers with and without its brand, and not under another', async ({ page, request }) => {
    await page.goto(siteUrl('harbour-city', '/special-offers'))
    const href = (await page.locator('main article a[href^="/offers/"]').first().getAttribute('href')) ?? ''
    const id = href.split('/').at(-1) ?? ''
    expect((await siteGet(request, 'harbour-city', `/offers/${id}`)).status()).toBe(200)
    expect((await siteGet(request, 'harbour-city', `/offers/no-such-brand/${id}`)).status()).toBe(404)
    await page.goto(siteUrl('harbour-city', href))
    await expect(page.getByRole('link', { name: 'Enquire Now', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book A Test Drive' }).first()).toBeVisible()
  })

  test('CON-23 an offer kept off this website, over or not yet begun is not found', async ({ request }) => {
    const admin = await staffApi('admin@demo.test')
    const [tenant] = await admin.find('tenants?where[slug][equals]=big-rig-leisure')
    const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
    const offer = (fields: object) =>
      admin.create('offers', {
        tenant: tenant?.id,
        name: `Offer ${crypto.randomUUID()}`,
        _status: 'published',
        ...fields,
      })
    const shown = await offer({})
    const hidden = await Promise.all([
      offer({ excluded_website_ids: [tenant?.websiteId] }),
      offer({ start: day(2) }),
      offer({ start: day(-3), expiry: day(-1) }),
    ])
    const status = async (id: string) => (await siteGet(request, 'big-rig-leisure', `/offers/${id}`)).status()
    await expect.poll(() => status(shown.id), { timeout: 15_000 }).toBe(200)
    for (const { id } of hidden) expect(await status(id)).toBe(404)
    for (const { id } of [shown, ...hidden]) await admin.update('offers', id, { _status: 'draft' })
    await admin.dispose()
  })

  test('RTE-53 CON-25 Latest News leads to an article', async ({ page }) => {
    await page.goto(siteUrl('second-gear', '/blogs'))
    const story = page.locator('main article a[href^="/blogs/"]').first()
    const heading = (await story.textContent()) ?? ''
    await story.click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })

  test('RTE-29 the model range has a page for each body, with its models alone', async ({ page }) => {
    const models = page.getByRole('main').locator('a', { hasText: /HiLux|Corolla/ })
    await page.goto(siteUrl('harbour-city', '/models'))
    await expect(models.filter({ hasText: 'HiLux' })).not.toHaveCount(0)
    await expect(models.filter({ hasText: 'Corolla' })).not.toHaveCount(0)
    await page.goto(siteUrl('harbour-city', '/models?body=ute'))
    await expect(page).toHaveURL(/\/models\/ute$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ute')
    await expect(models.filter({ hasText: 'HiLux' })).not.toHaveCount(0)
    await expect(models.filter({ hasText: 'Corolla' })).toHaveCount(0)
  })

  test('RTE-30 a brand that a partner sells says where, and leads to its stock on its own site', async ({ page }) => {
    await page.goto(siteUrl('apex-motor-group', '/brands/hino'))
    await expect(page.getByRole('heading', { level: 2, name: 'Big Rig & Leisure Trucks' })).toBeVisible()
    // With the port of the day the demo was made.
    await expect(page.getByRole('link', { name: 'See Their Stock' })).toHaveAttribute(
      'href',
      /^http:\/\/big-rig-leisure\.localhost:\d+\/search\/truck$/,
    )
    await expect(page.getByRole('form', { name: 'Search by price' })).toHaveCount(0)
  })

  test('RTE-30 the page of a dealership of the group has its stock, its yards and its reviews', async ({ page }) => {
    await page.goto(siteUrl('apex-motor-group', '/brands/second-gear'))
    const stock = page.locator('section', { has: page.getByRole('heading', { name: 'In stock at Second Gear' }) })
    await expect(stock.getByRole('article').first()).toContainText('Second Gear')
    await expect(stock.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/search/second-gear')
    const yards = page.locator('section', { has: page.getByRole('heading', { name: 'Where to find Second Gear' }) })
    await expect(yards.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('heading', { name: 'What customers of Second Gear say' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Visit Their Website' })).toHaveAttribute('href', /second-gear\./)
  })

  test('CON-29 reviews show their average with its number, and disappear when hidden', async ({ page, request }) => {
    await page.goto(siteUrl('harbour-city', '/reviews'))
    await expect(page.getByText(/^[\d,]+ reviews?( on \w+)?(, the latest \d+ shown)?$/).first()).toBeVisible()
    const admin = await staffApi('admin@demo.test')
    const [tenant] = await admin.find('tenants?where[slug][equals]=big-rig-leisure')
    const status = async () => (await siteGet(request, 'big-rig-leisure', '/reviews')).status()
    expect(await status()).toBe(200)
    await admin.update('tenants', tenant?.id ?? '', {
      settings: Object.assign({}, tenant?.settings, { 'reviews.hidden': true }),
    })
    await expect.poll(status, { timeout: 15_000 }).toBe(404)
    await admin.update('tenants', tenant?.id ?? '', { settings: tenant?.settings })
    await expect.poll(status, { timeout: 15_000 }).toBe(200)
    await admin.dispose()
  })
})

test.describe('FIN-52 budget search', () => {
  test('FIN-53 FIN-54 ERR-25 the start, its count, and the search it leads to', async ({ page }) => {
    await page.goto(siteUrl('harbour-city', '/budget-search'))
    await expect(page.getByRole('heading', { name: 'Find cars for your budget' })).toBeVisible()
    await expect(page.locator('output')).toHaveText('$38,000')
    const button = page.getByRole('button', { name: /cars Found$/ })
    await expect(button).toBeEnabled()
    await button.click()
    await expect(page).toHaveURL(/price=1001(:|%3A)38000/)
  })

  test('FIN-57 FIN-58 FIN-59 ERR-24 quick picks, and a budget that buys nothing', async ({ page }) => {
    await page.goto(siteUrl('harbour-city', '/budget-search'))
    await hydrated(page)
    await page.getByRole('button', { name: '$10,000' }).click()
    await expect(page.locator('output')).toHaveText('$46,000')
    await page.getByLabel(/Repayment/).fill('0')
    await page.getByLabel(/Deposit or trade-in/).fill('1500')
    await expect(page.getByText('No cars found for this budget')).toBeVisible()
    await expect(page.getByLabel(/Repayment/)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('button', { name: '0 cars Found' })).toBeDisabled()
  })
})

test.describe('forms of content pages become leads', () => {
  test('RTE-36 RTE-07 a service booking is stored and confirmed', async ({ page }) => {
    const email = `service-${crypto.randomUUID().slice(0, 8)}@example.com`
    await page.goto(siteUrl('harbour-city', '/service#service-booking'))
    await fillContact(page, email)
    await page.getByLabel('Registration').fill('abc12d')
    await page.getByLabel('Brakes').check()
    await page.getByRole('button', { name: 'Book my service' }).click()
    await expect(page).toHaveURL(/\/success\?lead_id=/)
    const lead = await leadOf(email)
    expect(lead).toMatchObject({
      category: 'Service Enquiry',
      subcategory: 'Service Booking',
      additional_services: ['Brakes'],
    })
    expect(lead?.message).toContain('Registration: ABC12D')
  })

  test('LEA-08 LEA-17 LEA-39 contact keeps what was typed beside its errors, then files careers as asked', async ({
    page,
  }) => {
    const email = `career-${crypto.randomUUID().slice(0, 8)}@example.com`
    await page.goto(siteUrl('second-gear', '/contact-us'))
    await page.getByLabel('What is it about?').selectOption('Careers Enquiry')
    await fillContact(page, 'not-an-address')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Please enter a valid email address.' })).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue('Robin')
    await expect(page.getByLabel('What is it about?')).toHaveValue('Careers Enquiry')
    await page.getByLabel('Email', { exact: false }).first().fill(email)
    await page.getByLabel('Comments').fill('Do you train apprentices?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/success\?lead_id=/)
    const lead = await leadOf(email)
    expect(lead).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
  })
})

test('TEN-15 CON-22 an edited offer makes pages with offers anew, and no page of another dealership', async ({
  request,
}) => {
  const admin = await staffApi('admin@demo.test')
  const [tenant] = await admin.find('tenants?where[slug][equals]=harbour-city')
  const [offer] = await admin.find(`offers?where[tenant][equals]=${tenant?.id}&limit=1`)
  const withOffers: [string, string][] = [
    ['harbour-city', '/'],
    ['harbour-city', '/special-offers'],
  ]
  const others: [string, string][] = [
    ['harbour-city', '/about-us'],
    ['harbour-city', '/blogs'],
    ['harbour-city', '/dealer-locator'],
    ...['apex-motor-group', 'second-gear', 'northline-mazda', 'big-rig-leisure'].flatMap((slug): [string, string][] =>
      ['/', '/special-offers', '/blogs', '/about-us', '/dealer-locator'].map((path) => [slug, path]),
    ),
  ]
  const kept = async ([slug, path]: [string, string]): Promise<boolean> =>
    (await siteGet(request, slug, path)).headers()['x-nextjs-cache'] === 'HIT'
  /** Each page until it is kept: what other tests changed may still be on its way. */
  await expect
    .poll(async () => (await inTurns([...withOffers, ...others], 2, kept)).every(Boolean), { timeout: 30_000 })
    .toBe(true)
  await admin.update('offers', offer?.id ?? '', { name: `${String(offer?.name)} ` })
  await expect.poll(() => kept(['harbour-city', '/special-offers']), { timeout: 15_000, intervals: [100] }).toBe(false)
  expect(await kept(['harbour-city', '/'])).toBe(false)
  const remade = (await inTurns(others, 2, async (page) => ((await kept(page)) ? [] : [page.join('')]))).flat()
  expect(remade).toEqual([])
  await admin.update('offers', offer?.id ?? '', { name: offer?.name })
  await admin.dispose()
})
