import type { Page } from '@playwright/test'

const isSearch = (body: string): boolean => body.includes('"q":') && /"hitsPerPage":[1-9]/.test(body)

/** Counts the searches a page makes from now on. What it asks ahead of time wants no cars, and instant-meilisearch's own first query has no words. */
export const countSearches = (page: Page) => {
  let made = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/multi-search') && isSearch(request.postData() ?? '')) made += 1
  })
  return () => made
}
