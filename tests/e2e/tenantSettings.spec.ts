import { expect, test, type Page } from '@playwright/test'
import { staffApi } from './support/api'
import { violations } from './support/axe'
import { dealershipAdmin, site, startDay, task } from './support/desk'
import { pressSave } from './support/pressSave'

const api = () => staffApi(dealershipAdmin)
const stored = async (): Promise<unknown> => {
  const admin = await api()
  const [tenant] = await admin.find(`tenants?where[slug][equals]=${site}&depth=0`)
  await admin.dispose()
  return tenant?.settings
}
const store = async (settings: unknown): Promise<void> => {
  const admin = await api()
  const [tenant] = await admin.find(`tenants?where[slug][equals]=${site}&depth=0`)
  await admin.update('tenants', tenant?.id ?? '', { settings })
  await admin.dispose()
}

const openSettings = async (page: Page) => {
  await startDay(page, dealershipAdmin)
  await task(page, 'Look and settings').click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
}
const search = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search settings' }).fill(words)
const note = (page: Page, setting: string) => page.locator(`[data-setting="${setting}"]`)
const save = async (page: Page) => {
  const saved = page.waitForResponse((r) => r.url().includes('/api/tenants/') && r.request().method() === 'PATCH')
  await pressSave(page)
  expect((await saved).status()).toBe(200)
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
}

test.describe('the settings of a dealership', () => {
  let before: unknown
  test.beforeAll(async () => {
    before = await stored()
  })
  test.beforeEach(() => store({ finance_provider: 'AusLoans' }))
  test.afterAll(() => store(before))

  test('CMS-03 TEN-05 a setting is set here and inherited again, and says which', async ({ page }) => {
    await openSettings(page)
    await search(page, 'cars per page')
    const pageSize = note(page, 'search.pageSize')
    await expect(pageSize).toContainText(/Inherited: \d+ \(/)
    await page.getByLabel('Cars per page').fill('12')
    await expect(pageSize).toContainText('Set here.')
    await search(page, 'my garage')
    await page.locator('[id^="field-settingsForm.featuresGarage-false"]').check({ force: true })
    await expect(note(page, 'features.garage')).toContainText('Set here.')
    await search(page, '')
    await expect(page.getByText('Features 1 set here')).toBeVisible()
    await save(page)
    const settings = { finance_provider: 'AusLoans', 'search.pageSize': 12, 'features.garage': false }
    expect(await stored()).toEqual(settings)

    await search(page, 'my garage')
    await page.getByRole('button', { name: 'Use the inherited one: My garage' }).click()
    await expect(note(page, 'features.garage')).not.toContainText('Set here.')
    await search(page, 'cars per page')
    await page.getByRole('button', { name: 'Use the inherited one: Cars per page' }).click()
    await expect(page.getByLabel('Cars per page')).toHaveValue('')
    await save(page)
    expect(await stored()).toEqual({ finance_provider: 'AusLoans' })
  })

  test('CMS-03 FIN-04 what is inherited follows the finance provider chosen in the same form', async ({ page }) => {
    await openSettings(page)
    await search(page, 'finance')
    await expect(note(page, 'finance.fees.monthlyAdmin')).toContainText('Inherited: 8 (finance provider)')
    await page.getByRole('button', { name: 'Use the inherited one: Finance provider' }).click()
    await expect(note(page, 'finance.fees.monthlyAdmin')).toContainText('Inherited: 0 (platform default)')
  })

  test('CMS-03 a value that is refused says so at its field, and its group says how many', async ({ page }) => {
    await openSettings(page)
    await search(page, 'cars per page')
    await page.getByLabel('Cars per page').fill('1')
    await pressSave(page)
    await expect(page.getByText('must be at least 3').first()).toBeVisible()
    await search(page, '')
    const heading = page.locator('.collapsible__header-wrap').filter({ hasText: 'Search 1 set here' })
    await expect(heading.locator('.error-pill')).toBeVisible()
    expect(await stored()).toEqual({ finance_provider: 'AusLoans' })
  })

  test('CMS-03 lists of entries, values of several parts, and nothing on purpose', async ({ page }) => {
    await openSettings(page)
    await search(page, 'figures banner')
    await page.getByRole('button', { name: /add entry/i }).click()
    await page.locator('#field-settingsForm__groupStatsBanner__0__value').fill('40+')
    await page.locator('#field-settingsForm__groupStatsBanner__0__label').fill('brands')
    await search(page, 'plugins')
    await page.getByRole('button', { name: 'Set to nothing: Plugins' }).click()
    await expect(note(page, 'plugins')).toContainText('Set here to nothing.')
    await search(page, 'interest from and to')
    await page.locator('#field-settingsForm__financeCalculatorInterestRange__min').fill('4')
    await page.locator('#field-settingsForm__financeCalculatorInterestRange__max').fill('12.5')
    await save(page)
    expect(await stored()).toEqual({
      finance_provider: 'AusLoans',
      'group.statsBanner': [{ value: '40+', label: 'brands' }],
      plugins: [],
      'finance.calculator.interestRange': { min: 4, max: 12.5 },
    })
    for (const label of ['Interest from and to', 'Plugins', 'Figures banner']) {
      await search(page, label)
      await page.getByRole('button', { name: `Use the inherited one: ${label}` }).click()
    }
    await save(page)
    expect(await stored()).toEqual({ finance_provider: 'AusLoans' })
  })

  test('NFR-06 a secret is written and removed, and no page of the admin holds it', async ({ page }) => {
    const secret = '0b6f2a4e-1c3d-4e5f-8a9b-0c1d2e3f4a5b:a-search-only-key'
    await openSettings(page)
    await search(page, 'search key')
    await page.getByLabel('Search key').fill(secret)
    await save(page)
    await page.reload()
    expect(await page.content()).not.toContain(secret)
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await search(page, 'search key')
    await expect(page.getByLabel('Search key')).toHaveValue('')
    await expect(note(page, 'search.key')).toContainText('Set, and shown to nobody.')
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(note(page, 'search.key')).toContainText('Removed when you save.')
    await save(page)
    await expect(note(page, 'search.key')).toContainText('Not set.')
    await expect(page.getByLabel('Search key')).toHaveValue('')
  })

  test('A11Y-01 axe finds nothing in our part of the settings', async ({ page }) => {
    await openSettings(page)
    await expect(page.getByRole('searchbox', { name: 'Search settings' })).toBeVisible()
    expect(await violations(page, '.settings-search')).toEqual([])
    await search(page, 'my garage')
    await expect(note(page, 'features.garage')).toBeVisible()
    expect(await violations(page, '.setting-note')).toEqual([])
  })
})
