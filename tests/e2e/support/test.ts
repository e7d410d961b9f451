import { test as base } from '@playwright/test'

/** Kept pages ask for their scripts when they have loaded: a visit here ends when those have come. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, hand) => {
    const whole = async <T>(visit: Promise<T>): Promise<T> => {
      const answer = await visit
      if (javaScriptEnabled) await page.locator('script[data-late]').waitFor({ state: 'detached' })
      return answer
    }
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = (...args) => whole(goto(...args))
    page.reload = (...args) => whole(reload(...args))
    await hand(page)
  },
})
