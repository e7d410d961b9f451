import { expect, type Locator, type Page } from '@playwright/test'

/** A car with spin, hotspots, videos and interior. */
export const WITH_EVERYTHING = 'where[status][equals]=in_stock&where[walkaround_videos.video.url][contains]=/studio/suv'
export const FRAMES = 24

export const galleryOf = (page: Page): Locator => page.getByRole('region', { name: /^Photos of/ })
export const spinOf = (page: Page): Locator => page.getByRole('slider', { name: /^Turn/ })
export const view = (page: Page, name: string): Locator =>
  galleryOf(page).getByRole('group', { name: 'Views' }).getByRole('button', { name })
export const loaded = (page: Page) => expect(spinOf(page)).toHaveAttribute('aria-busy', 'false')
export const frameIs = (page: Page, frame: number) =>
  expect(spinOf(page)).toHaveAttribute('aria-valuenow', String(frame))

/** Every frame the spin passes through from now on, with the time it came. */
export const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const passed: { frame: string | null; at: number }[] = []
    Object.assign(window, { passed })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.role === 'slider')
          passed.push({ frame: target.getAttribute('aria-valuenow'), at: performance.now() })
    }).observe(document, { subtree: true, attributeFilter: ['aria-valuenow'] })
  })
export const passedFrames = (page: Page): Promise<{ frame: string; at: number }[]> => page.evaluate('window.passed')
