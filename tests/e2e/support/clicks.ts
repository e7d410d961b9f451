import type { Page } from '@playwright/test'

/** Counts what a person presses on a page, across everything it loads: what a task costs (CMS-01). */
export const countClicks = async (page: Page) => {
  let pressed = 0
  await page.exposeFunction('countPress', () => void (pressed += 1))
  await page.addInitScript(() => {
    if (window.parent !== window) return
    addEventListener(
      'pointerdown',
      (event) => {
        const count: unknown = Reflect.get(window, 'countPress')
        if (event.isTrusted && typeof count === 'function') count()
      },
      true,
    )
  })
  return { count: () => pressed }
}
