import type { Page } from '@playwright/test'
import { siteUrl } from './sites'

export const site = 'harbour-city'
export const all = '/search/new-used-and-demo-cars/'

export const open = (page: Page, path: string, slug = site) => page.goto(siteUrl(slug, path))
export const total = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('result-count').innerText()).replace(/\D/g, ''))
export const cards = (page: Page) => page.locator('#results article')
/** Texts of the cards, line by line. The browser lays no card out that is far from the window, and then it has no lines. */
export const cardTexts = (page: Page): Promise<string[]> =>
  page.locator('#results li:has(> article)').evaluateAll((items) =>
    items.map((item) => {
      if (!(item instanceof HTMLElement)) return ''
      item.style.contentVisibility = 'visible'
      return item.innerText
    }),
  )
export const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
export const facet = (page: Page, name: string) => filters(page).getByRole('group', { name, exact: true })
export const countOf = async (page: Page, name: string, value: RegExp): Promise<number> =>
  Number((await facet(page, name).getByRole('checkbox', { name: value }).innerText()).split(/\s+/).at(-1))

/** The results are hydrated, which may be after the page around them (they suspend): for tests of what only the page's JavaScript does. Until then a press loads a page. */
export const hydrated = (page: Page) => page.locator('[data-search="ready"]').waitFor({ state: 'attached' })
export const prices = async (page: Page): Promise<number[]> =>
  (
    await cards(page)
      .getByText(/^\$[\d,]+$/)
      .allTextContents()
  ).map((text) => Number(text.replace(/\D/g, '')))
