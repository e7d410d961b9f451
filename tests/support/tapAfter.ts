import type { Page } from 'playwright'
import type { FirstTap } from './firstTaps.ts'

/**
 * A person cannot tap what is not painted, and before its style sheet is there a control has another place. Asked by a timer:
 * an animation frame of a page that has nothing new to paint may never come.
 */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
    polling: 50,
  })

/**
 * Opens a page and taps a control once, `afterMs` after the navigation began, or as soon as the page is painted. A tap is two
 * touch events at its place: nothing is tried again, and no script is waited for.
 */
export const tapAfter = async (page: Page, url: string, { target }: FirstTap, afterMs: number): Promise<void> => {
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await painted(page)
  const control = target(page)
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(Math.max(0, afterMs - (performance.now() - begun)))
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not on the page.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
