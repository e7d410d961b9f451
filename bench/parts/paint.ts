import type { Browser } from 'playwright'
import { phone, slowDown } from '../../tests/support/slowPhone.ts'
import { table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { startBrowser } from '../lib/browser.ts'
import { pagesOf, pageTitles } from '../lib/pagesOf.ts'
import { sharedEdge } from '../lib/sharedEdge.ts'
import { site } from '../lib/stand.ts'
import { median } from '../lib/stats.ts'

const RUNS = 5
const WARM_UPS = 3
const MOST_FIRST_MS = 1200
const MOST_LARGEST_MS = 1600
/** Long enough for the last candidate of the largest paint. */
const SETTLED_MS = 4000
interface Paint {
  first: number
  largest: number
  /** 'h2', 'h3' or 'http/1.1'. */
  protocol: string
}

const readPaint = (settledMs: number) =>
  new Promise<Paint>((resolve) => {
    let largest = 0
    const watch = new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) largest = startTime
    })
    watch.observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      const [navigation] = performance.getEntriesByType('navigation')
      const protocol = navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : ''
      resolve({ first: first?.startTime ?? Number.NaN, largest, protocol })
    }, settledMs)
  })

const visit = async (browser: Browser, url: string): Promise<Paint> => {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(url, { waitUntil: 'load' })
  const paint = await page.evaluate(readPaint, SETTLED_MS)
  await context.close()
  return paint
}

/** First and largest contentful paint as measured on a slow phone, through the edge over TLS. */
export const paint = async (bench: Bench): Promise<PartResult> => {
  const stand = await sharedEdge(bench)
  const [host = ''] = stand.web.host(site).split(':')
  const origin = `https://${host}:${stand.caddy.port}`
  const browser = await startBrowser(bench)
  const rows: string[][] = []
  const limits: Limit[] = []
  for (const { name: page, path } of await pagesOf(stand)) {
    const title = pageTitles[page]
    // The first visits make the page's pictures and reach both edges; they do not count.
    for (let visits = 0; visits < WARM_UPS; visits += 1) await visit(browser, origin + path)
    const runs: Paint[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, origin + path))
    const first = median(runs.map((run) => run.first))
    const largest = median(runs.map((run) => run.largest))
    rows.push([title, runs[0]?.protocol ?? '', `${whole(first)} ms`, `${whole(largest)} ms`])
    limits.push(
      {
        promise: `First paint of ${title} within ${whole(MOST_FIRST_MS)} ms`,
        measured: `${whole(first)} ms`,
        kept: first <= MOST_FIRST_MS,
      },
      {
        promise: `Largest paint of ${title} within ${whole(MOST_LARGEST_MS)} ms`,
        measured: `${whole(largest)} ms`,
        kept: largest <= MOST_LARGEST_MS,
      },
    )
  }
  await browser.close()
  const note = `Measured, not simulated: Chromium as a phone of 390x844 with 1.6 Mbit/s, 150 ms latency and a processor four times slower; median of ${RUNS}.`
  return { text: [table(['', 'protocol', 'first paint', 'largest paint'], rows), note], limits }
}
