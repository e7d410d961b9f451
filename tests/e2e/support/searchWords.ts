import type { Page } from '@playwright/test'
import { violations } from './axe'
import { all, open } from './searchPage'

export const box = (page: Page) => page.locator('#content').getByRole('combobox', { name: 'Keyword' })
export const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
export const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name })
export const understoodSoFar = (page: Page) => page.getByRole('list', { name: 'Understood so far' }).getByRole('button')
export const note = (page: Page) => page.getByRole('region', { name: 'How your words were understood' })
/** The number of cars a line promises. */
export const countIn = (text: string): number =>
  Number(/([\d,]+) (?:car|vehicle)s?\b/.exec(text)?.[1]?.replace(',', ''))

export const start = async (page: Page, path = all) => {
  await open(page, path)
}

/** What axe finds wrong with a part of the page. */
export const partViolations = (page: Page, part: string): Promise<string[]> => violations(page, part, ['best-practice'])
