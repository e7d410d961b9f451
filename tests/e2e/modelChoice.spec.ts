import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { siteUrl } from './support/sites'
import { withoutPopup } from './support/withoutPopup'

const SITE = 'northline-mazda'
const modelLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^(All New )?${name}$`) })

test.beforeEach(({ page }) => withoutPopup(page))

test('RTE-29 models are chosen by what matters and compared side by side, in any window', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(siteUrl(SITE, '/models'))
    await expect(modelLink(page, 'MX-5')).toBeVisible()
    await page.getByText('Seven seats').click()
    await expect(modelLink(page, 'CX-90')).toBeVisible()
    await expect(modelLink(page, 'MX-5')).toBeHidden()
    await page.getByText('Side by side', { exact: true }).click()
    await expect(page.getByRole('row', { name: /CX-90.*\$[\d,]+/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /MX-5/ })).toHaveCount(0)
    await expect(page.getByText(/km at the maker’s combined figure/).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('RTE-28 RTE-37 a test drive asked for on a model’s page names the model, and a caravan is inspected', async ({
  page,
}) => {
  await page.goto(siteUrl(SITE, '/mazda-cx-5'))
  await page.getByRole('link', { name: 'Book A Test Drive' }).first().click()
  await expect(page).toHaveURL(/\/book-test-drive\/mazda-cx-5$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test drive the Mazda CX-5')
  await expect(page.getByLabel(/Which vehicle/)).toHaveValue('Mazda CX-5')
  expect(await violations(page)).toEqual([])
  await page.goto(siteUrl('big-rig-leisure', '/jayco-journey'))
  await expect(page.getByRole('link', { name: 'Book An Inspection' })).toHaveAttribute('href', '#enquire')
})
