import { expect, type Page, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { pressSave } from './support/pressSave'
import { siteGet } from './support/siteGet'
import { group, searchPath } from './support/sites'

const text = async (page: Page, slug: string, path: string): Promise<string> =>
  (await siteGet(page.request, slug, path)).text()

test('TEN-15 PRC-17 a price edited in the admin is on the car page and in search, at its site and its group, nowhere else', async ({
  page,
}) => {
  const api = await staffApi('marketer@harbour-city.test')
  const [car] = await api.find(
    'cars?limit=1&where[status][equals]=in_stock&where[price][greater_than]=10000&where[reserved][not_equals]=true&where[offer_price][exists]=false',
  )
  if (!car) throw new Error('The demo has no priced car in stock.')
  const price = 20_000 + Math.floor(Math.random() * 9_000) * 2 + 1
  const shown = `$${price.toLocaleString('en-AU')}`
  const query = `?query=${encodeURIComponent(String(car.stocknum))}`

  await signIn(page, 'marketer@harbour-city.test')
  await openAdmin(page, `/collections/cars/${car.id}`)
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await page.locator('#field-price').fill(String(price))
  const saved = page.waitForResponse((r) => r.url().includes(`/api/cars/${car.id}`) && r.request().method() === 'PATCH')
  await pressSave(page)
  expect((await saved).status()).toBe(200)

  for (const slug of ['harbour-city', group]) {
    await expect.poll(() => text(page, slug, `/cars/${car.slug}`), { intervals: [50] }).toContain(shown)
    await expect.poll(() => text(page, slug, `${searchPath}${query}`), { intervals: [50] }).toContain(shown)
  }
  for (const slug of ['second-gear', 'big-rig-leisure', 'northline-mazda']) {
    expect((await siteGet(page.request, slug, `/cars/${car.slug}`)).status()).toBe(404)
    expect(await text(page, slug, `${searchPath}${query}`)).not.toContain(shown)
  }
  await api.dispose()
})

test('CMS-03 the admin says where a setting of a dealership comes from', async ({ page }) => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find('tenants?where[slug][equals]=apex-motor-group')
  await signIn(page, 'admin@demo.test')
  await openAdmin(page, `/collections/tenants/${tenant?.id}`)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('searchbox').fill('columns')
  await expect(page.locator('[data-setting="search.gridColumns"]')).toContainText('Inherited: 4 (template)')
  await api.dispose()
})
