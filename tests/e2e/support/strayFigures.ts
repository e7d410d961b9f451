import type { Page } from '@playwright/test'

/**
 * Texts on the page that look like a repayment or a rate and stand neither in the one component nor in a disclaimer, a
 * warning or a label of a calculator (LAW-01).
 */
export const strayFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const home = node.parentElement
      if (!home || !/\$[\d,.]+\s*\/(wk|fn|mth)|\d% p\.a\./.test(text) || home.closest('script')) continue
      // Words of an editor, which name the comparison rate themselves.
      if (/comparison rate/i.test(text)) continue
      if (!home.closest('[data-testid=repayment],[data-testid=finance-disclaimer],[data-testid=comparison-warning]'))
        found.push(text)
    }
    return found
  })
