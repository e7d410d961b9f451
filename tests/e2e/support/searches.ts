import type { Page } from '@playwright/test'

/** Counts the searches a page makes from now on. What it asks ahead of time wants no cars. */
export const countSearches = (page: Page) => {
  let made = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/multi-search') && /"hitsPerPage":[1-9]/.test(request.postData() ?? '')) made += 1
  })
  return () => made
}
