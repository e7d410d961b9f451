import { expect, type Page, test } from '@playwright/test'
import { siteUrl } from './support/sites'

const search = (page: Page) => page.getByRole('main').getByRole('search', { name: 'Search our stock' })
const found = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('each home page asks what its stock is about, without JavaScript too', () => {
  test.use({ javaScriptEnabled: false })

  test('CON-12 one make: a model is pressed', async ({ page }) => {
    await page.goto(siteUrl('northline-mazda'))
    await search(page).getByText(/^CX-5/).click()
    await search(page)
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page).toHaveURL(/make_model=Mazda%7CCX-5/)
    await expect(found(page).first()).toContainText('CX-5')
  })

  test('CON-12 a group: a state is chosen', async ({ page }) => {
    await page.goto(siteUrl('apex-motor-group'))
    await search(page).getByLabel('Where').selectOption('VIC')
    await search(page)
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page).toHaveURL(/state=VIC/)
    await expect(found(page).first()).toContainText('Second Gear')
  })

  test('CON-12 several kinds: each leads to its own', async ({ page }) => {
    await page.goto(siteUrl('big-rig-leisure'))
    const kinds = page.getByRole('list', { name: 'Kinds of vehicle in stock' }).getByRole('link')
    await expect(kinds).toHaveCount(3)
    await kinds.filter({ hasText: 'Caravans' }).click()
    await expect(page).toHaveURL(/\/search\/caravan/)
  })

  test('CON-12 one sentence: no selects, and examples that lead to stock', async ({ page }) => {
    await page.goto(siteUrl('second-gear'))
    await expect(page.getByRole('main').getByRole('search').locator('select')).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /under \$\d+,000$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/simple_body=.*price=%3A\d+000/)
    await expect(found(page).first()).toBeVisible()
  })
})
