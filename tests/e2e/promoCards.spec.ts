import { expect, type Page, test } from '@playwright/test'
import { all, cards, facet, open, total } from './support/searchPage'

const promos = (page: Page) => page.locator('#results [data-promo]')
const promoHeadings = (page: Page) => promos(page).getByRole('heading').allTextContents()
/** Place of a promo card among everything in the grid, from 1. */
const placeOf = async (page: Page, heading: string): Promise<number> =>
  (await page.locator('#results ul:has(article) > li').allTextContents()).findIndex((text) => text.includes(heading)) +
  1

test.describe('promo cards', () => {
  test('SRP-15 SRP-16 ‘We want your car’ stands at its place and leads to the sell path', async ({ page }) => {
    await open(page, all)
    expect(await placeOf(page, 'We want your car')).toBe(8)
    await promos(page).filter({ hasText: 'We want your car' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/sell-your-car$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('SRP-17 ENT-16 scheduled and expired cards do not show', async ({ page }) => {
    await open(page, all)
    const shown = await promoHeadings(page)
    expect(shown).toContain('Demonstrator weekend')
    expect(shown).not.toContain('Service before the long weekend')
    await open(page, '/search/new-cars', 'apex-motor-group')
    expect(await promoHeadings(page)).not.toContain('EOFY across the group')
  })

  test('SRP-18 a card for some car types leaves as soon as the search is for others', async ({ page }) => {
    await open(page, all)
    const demonstrators = promos(page).filter({ hasText: 'Demonstrator weekend' })
    await expect(demonstrators).toBeVisible()
    await facet(page, 'Condition').getByRole('checkbox', { name: /^Used/ }).click()
    await expect(demonstrators).toHaveCount(0)
    await open(page, '/search/used-cars')
    await expect(demonstrators).toHaveCount(0)
    await open(page, '/search/demo-cars')
    await expect(demonstrators).toBeVisible()
  })

  test('SRP-18 a strict card shows only for exactly its car types', async ({ page }) => {
    const heading = 'Know what it is worth in three years'
    await open(page, '/search/new-and-demo-cars', 'northline-mazda')
    expect(await promoHeadings(page)).toContain(heading)
    for (const path of ['/search/new-cars', '/search/used-cars', all]) {
      await open(page, path, 'northline-mazda')
      expect(await promoHeadings(page), path).not.toContain(heading)
    }
  })

  test('SRP-15 SRP-16 a card of the list takes the place of the standing one, so none stands twice', async ({
    page,
  }) => {
    await open(page, '/search/used-cars', 'second-gear')
    const shown = await promoHeadings(page)
    expect(shown).not.toContain('We want your car')
    expect(await placeOf(page, 'Sell it without the awkward bit')).toBe(8)
  })

  test('SRP-20 a loosened position is at most two places further on, and stays there', async ({ page }) => {
    await open(page, '/search/used-cars', 'apex-motor-group')
    const card = 'Valued once, good in three cities'
    const place = await placeOf(page, card)
    expect(place).toBeGreaterThanOrEqual(8)
    expect(place).toBeLessThanOrEqual(10)
    await page.reload()
    expect(await placeOf(page, card)).toBe(place)
  })

  test('SRP-15 cars are counted without them', async ({ page }) => {
    await open(page, '/search/demo-cars')
    expect(await cards(page).count()).toBe(Math.min(await total(page), 21))
    expect(await promos(page).count()).toBeGreaterThan(0)
  })
})
