import type { Browser } from 'playwright'

export type Recorded = {
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
  /** The page's own address, and data of pages for the router. */
  isPage: boolean
}

const SENT = ['accept', 'content-type', 'next-action', 'next-router-prefetch', 'next-router-segment-prefetch']
/** What Chromium sends for pictures and does not tell Playwright: a picture's format is chosen by it. */
const IMAGES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const ROUTER = ['next-router-state-tree', 'next-url', 'rsc', 'next-hmr-refresh']

/**
 * What a browser asks of a site for each of these pages on a first visit: page, files, pictures in view while it is
 * scrolled, data, actions. Without what varies by browser.
 */
export const recordVisits = async (
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Recorded[][]> => {
  const visits: Recorded[][] = []
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const visit: Recorded[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin !== origin) return
      const accept = request.resourceType() === 'image' ? IMAGES : '*/*'
      const all: Record<string, string> = { accept, ...request.headers() }
      const headers = Object.fromEntries([...SENT, ...ROUTER].flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
      visit.push({
        method: request.method(),
        path: `${url.pathname}${url.search}`,
        headers,
        body: request.postData(),
        isPage: request.isNavigationRequest() || all.rsc === '1',
      })
    })
    await page.goto(`${origin}${path}`, { waitUntil: 'load' })
    for (let screen = 0; screen < 4; screen += 1) {
      await page.mouse.wheel(0, 800)
      await page.waitForLoadState('networkidle').catch(() => undefined)
    }
    await context.close()
    visits.push(visit)
  }
  return visits
}
