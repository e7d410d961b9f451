import type { APIRequestContext } from '@playwright/test'
import { type CrawledPage, crawlPage, inTurns } from './siteCrawl'

/** Requests at a time. */
export const AT_ONCE = 3

/**
 * Cars and landing pages are hundreds of pages of one template each, made of data other tests check: one in so many is asked for,
 * every other one has to be in the sitemap where it is linked to. `WALK_ALL=1` asks for all of them.
 */
const EVERY = { '/cars/': 10, '/search/': 4 }
const isLeftOut = (path: string, index: number): boolean =>
  !process.env.WALK_ALL && Object.entries(EVERY).some(([start, every]) => path.startsWith(start) && index % every !== 0)

/** Answers for scripts, files, documents: links to them are checked by their own tests. */
const isFile = (path: string): boolean => /^\/(api|studio)\//.test(path)

/**
 * Every page of the sitemap and every page they link to, each once. Of the many searches that differ only in what is ticked,
 * one a page is enough: their links are tested with the filters.
 */
export const walkSite = async (request: APIRequestContext, slug: string, listed: string[]) => {
  const found = new Map<string, CrawledPage>()
  const from = new Map(listed.map((path) => [path, 'the sitemap']))
  const withQuery = new Set<string>()
  let next = listed.filter((path, index) => !isLeftOut(path, index))
  while (next.length > 0) {
    const pages = await inTurns(next, AT_ONCE, (path) => crawlPage(request, slug, path))
    for (const page of pages) found.set(page.path, page)
    next = pages.flatMap(({ path, links, location }) =>
      [...links, ...(location?.startsWith('/') ? [location] : [])].filter((link) => {
        const [bare = '', query] = link.split('?')
        // What the home page with its header and footer links to is asked for always.
        const isOfHome = path === '/' && !found.has(link)
        if ((from.has(link) && !isOfHome) || isFile(link) || (query !== undefined && withQuery.has(bare))) return false
        if (query !== undefined) withQuery.add(bare)
        from.set(link, path)
        return true
      }),
    )
  }
  return { found, from }
}
