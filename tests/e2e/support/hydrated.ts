import type { Page } from '@playwright/test'

/** Waits until the page is hydrated: for tests of what only its JavaScript does. Until then a press loads a page or waits by itself. */
export const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor()
