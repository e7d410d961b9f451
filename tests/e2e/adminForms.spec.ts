import { expect, type Page, test } from '@playwright/test'
import { openAdmin, signIn, workFor } from './support/admin'
import { staffApi } from './support/api'

const marketer = 'marketer@harbour-city.test'
const platformAdmin = 'admin@demo.test'

test('CMS-01 TEN-15 the head of every page names the dealership one works for, on a phone too', async ({ page }) => {
  await signIn(page, marketer)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    for (const path of ['', '/collections/offers', '/why', '/stock-health']) {
      await openAdmin(page, path)
      const name = page.locator('.working-for').filter({ visible: true })
      await expect(name).toHaveText(/Harbour City/)
      await expect(name).toBeInViewport({ ratio: 1 })
    }
  }
})

test('CMS-01 a marketer meets no tab API, a platform admin does', async ({ page }) => {
  const api = await staffApi(marketer)
  const [offer] = await api.find('offers?limit=1')
  const tab = page.locator('.doc-tabs').getByRole('link', { name: 'API' })
  await signIn(page, marketer)
  await openAdmin(page, `/collections/offers/${offer?.id}`)
  await expect(page.locator('.doc-tabs').getByRole('link', { name: 'Versions' })).toBeVisible()
  await expect(tab).toHaveCount(0)
  await page.context().clearCookies()
  await signIn(page, platformAdmin)
  await openAdmin(page, `/collections/offers/${offer?.id}`)
  await expect(tab).toBeVisible()
  await api.dispose()
})

test('CMS-01 cars are edited together without being offered a VIN or another dealership', async ({ page }) => {
  await signIn(page, marketer)
  await openAdmin(page, '/collections/cars')
  await page.locator('.cell-_select input, .row-1 input[type=checkbox]').first().click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('.field-select .rs__control').click()
  const offered = await drawer.locator('.rs__option').allInnerTexts()
  expect(offered).toEqual(expect.arrayContaining(['Price', 'Status', 'Show on the website']))
  for (const label of ['VIN', 'Dealership', 'Stock number', 'Registration', 'Name', 'Slug'])
    expect(offered).not.toContain(label)
  expect(offered.filter((label) => /_|Feed/.test(label))).toEqual([])
})

/** Saves a marketer's change of an offer and opens its versions. */
const versionsAfter = async (page: Page, id: string) => {
  await openAdmin(page, `/collections/offers/${id}/versions`)
  return page.getByRole('table').getByRole('row')
}

test('CMS-01 the versions of an offer say who saved them, when, and what became of them', async ({ page }) => {
  const api = await staffApi(marketer)
  const { id } = await api.create('offers', { name: `Kept ${crypto.randomUUID().slice(0, 6)}`, _status: 'published' })
  await api.update('offers', `${id}?draft=true`, { description: 'Better words.' })
  await signIn(page, marketer)
  const rows = await versionsAfter(page, id)
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Newest draft')
  await expect(rows.nth(2)).toContainText('Published now')
  for (const row of [rows.nth(1), rows.nth(2)]) {
    await expect(row).not.toContainText('A feed')
    await expect(row).toContainText(/\d\d\/\d\d\/\d{4}, \d+:\d\d [ap]m/)
  }
  await rows.nth(2).getByRole('link').click()
  await expect(page).toHaveURL(/\/versions\/[0-9a-f-]{36}/)
  await api.remove(`offers/${id}`)
  await api.dispose()
})

test('TEN-05 white text on yellow is called unreadable beside the field, as one types', async ({ page }) => {
  const api = await staffApi(platformAdmin)
  const [tenant] = await api.find('tenants?where[slug][equals]=second-gear')
  await signIn(page, platformAdmin)
  await workFor(page, tenant?.id ?? '')
  await openAdmin(page, `/collections/tenants/${tenant?.id}`)
  await page.locator('form[data-form-ready="true"]').first().waitFor()
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  await page.locator('#field-theme__brand').fill('#ffe600')
  await page.locator('#field-theme__onBrand').fill('#ffffff')
  const verdict = page.getByRole('status').filter({ hasText: 'Too close to be read' })
  await expect(verdict).toContainText('contrast 1.2:1')
  await expect(verdict).toContainText('The website shows black text instead.')
  await page.locator('#field-theme__onBrand').fill('#000000')
  await expect(verdict).toHaveCount(0)
  await api.dispose()
})
