import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeOfPage from 'axe-core'
import type { AxeResults } from 'axe-core'

declare global {
  var axe: typeof axeOfPage
}

/** The minified one is read by the page in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standard = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds against WCAG 2.2 AA, and `more` rules, in the page or a part of it, each with its elements; an empty list: nothing.
 *
 * axe runs in the page itself, without @axe-core/playwright: that one carries all results of each frame, what passed
 * included, to a page of its own and back, which takes four times as long as the checks.
 */
export const violations = async (page: Page, within = 'html', more: string[] = []): Promise<string[]> => {
  await page.evaluate(axeSource)
  const { violations: found } = await page.evaluate<AxeResults, [string, string[]]>(
    ([selector, runOnly]) => globalThis.axe.run(selector, { runOnly, resultTypes: ['violations'] }),
    [within, [...standard, ...more]],
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}

/** The same of a page at its top: half of a control under the header or foot that stays in view counts as too small to touch. */
export const violationsFromTop = async (page: Page, within?: string): Promise<string[]> => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  return violations(page, within)
}
