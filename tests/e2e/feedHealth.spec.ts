import { expect, type Page, test } from '@playwright/test'
import { stockHealthSchema } from '../../src/domain/health/stockHealth'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'

/** Presses 'Compare now' and waits until the dealership has a newer result: an old one may say the same. */
const compare = async (page: Page, tenantId: string) => {
  const checkedAt = async () => {
    const health = stockHealthSchema.parse(await page.evaluate(async () => (await fetch('/api/stock-health')).json()))
    return health.tenants.find((tenant) => tenant.tenantId === tenantId)?.check?.checkedAt ?? ''
  }
  const before = await checkedAt()
  await page.getByRole('button', { name: 'Compare now' }).click()
  await expect.poll(checkedAt, { timeout: 30_000 }).not.toBe(before)
}

test('FEED-10 an admin finds the health screen under Stock, sees feeds and index, and has them compared', async ({
  page,
}) => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find('tenants?where[slug][equals]=harbour-city')
  const name = `Night feed ${Date.now()}`
  await api.create('feed-clients', { tenant: tenant?.id, name, active: true, profile: 'generic', mode: 'snapshot' })

  // Up to 1440 pixels the admin closes its navigation; a closed one is inert though the browser calls it visible.
  await page.setViewportSize({ width: 1600, height: 1000 })
  await signIn(page, 'admin@demo.test')
  await openAdmin(page)
  await page.locator('aside.nav--nav-open.nav--nav-hydrated').waitFor()
  await page.locator('#nav-group-Stock').getByRole('link', { name: 'Feed health' }).click()
  await expect(page).toHaveURL(/\/admin\/stock-health$/)
  await expect(page.getByRole('heading', { name: 'Feed health', level: 1 })).toBeVisible()

  const feed = page.getByRole('row', { name: new RegExp(name) })
  await expect(feed).toContainText('Never delivered')
  await expect(feed).toContainText(String(tenant?.name))
  const tiles = page.getByRole('listitem')
  await expect(tiles.filter({ hasText: 'Search' }).first()).toContainText('Available')

  const index = page
    .getByRole('table')
    .last()
    .getByRole('row', { name: /Harbour City/i })
  await compare(page, tenant?.id ?? '')
  // The views of a car are no edit: the comparison takes them over, and then both agree.
  await expect(index).not.toContainText('waiting', { timeout: 30_000 })
  await compare(page, tenant?.id ?? '')
  await expect(index).toContainText('In step', { timeout: 15_000 })
  const [cars, documents] = [index.getByRole('cell').nth(1), index.getByRole('cell').nth(2)]
  expect(await documents.innerText()).toBe(await cars.innerText())
  await api.dispose()
})

test('FEED-10 a marketer sees the own dealership only and may order nothing', async ({ page }) => {
  await signIn(page, 'marketer@harbour-city.test')
  await openAdmin(page, '/stock-health')
  const index = page.getByRole('table').last()
  await expect(index.getByRole('rowheader')).toHaveText([/Harbour City/i])
  await expect(page.getByRole('button', { name: 'Compare now' })).toHaveCount(0)
})
