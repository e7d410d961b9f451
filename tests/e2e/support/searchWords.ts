import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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
export const violations = async (page: Page, part: string): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .include(part)
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}
