import { expect, test } from '@playwright/test'
import { all, hydrated, open, total } from './support/searchPage'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('SRP-23 the filter drawer says how many cars there are and goes to them', async ({ page }) => {
    await open(page, all)
    await hydrated(page)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    const toyota = drawer.getByRole('checkbox', { name: /^Toyota/ })
    const promised = Number((await toyota.innerText()).split(/\s+/).at(-1))
    await toyota.click()
    const show = drawer.getByRole('button', { name: `Show ${promised} cars` })
    await expect(show).toBeVisible()
    await show.click()
    await expect(drawer).toBeHidden()
    expect(await total(page)).toBe(promised)
    await expect(page.locator('#results')).toBeInViewport()
  })
})
