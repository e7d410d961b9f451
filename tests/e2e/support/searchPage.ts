import type { Page } from '@playwright/test'
import { siteUrl } from './sites'

export const site = 'harbour-city'
export const all = '/search/new-used-and-demo-cars/'

export const open = (page: Page, path: string, slug = site) => page.goto(siteUrl(slug, path))
export const total = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('result-count').innerText()).replace(/\D/g, ''))
export const cards = (page: Page) => page.locator('#results article')
export const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
export const facet = (page: Page, name: string) => filters(page).getByRole('group', { name, exact: true })
export const countOf = async (page: Page, name: string, value: RegExp): Promise<number> =>
  Number((await facet(page, name).getByRole('checkbox', { name: value }).innerText()).split(/\s+/).at(-1))

/** The page has its own JavaScript: a facet click no longer loads a page. */
export const hydrated = (page: Page) => page.locator('[data-search="ready"]').waitFor({ state: 'attached' })
export const prices = async (page: Page): Promise<number[]> =>
  (
    await cards(page)
      .getByText(/^\$[\d,]+$/)
      .allInnerTexts()
  ).map((text) => Number(text.replace(/\D/g, '')))
