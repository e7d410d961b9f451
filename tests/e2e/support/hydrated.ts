import type { Page } from '@playwright/test'

/** Waits until the page is hydrated: for what is typed, chosen or pointed at. Presses need no wait. */
export const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor()
