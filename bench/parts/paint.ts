import type { Browser } from 'playwright'
import { phone, slowDown } from '../../tests/support/slowPhone.ts'
import { launcherEnv } from '../../src/env.ts'
import { table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { startBrowser } from '../lib/browser.ts'
import { mustAsk } from '../lib/http.ts'
import { pagesOf } from '../lib/pagesOf.ts'
import { site } from '../lib/stand.ts'
import { median } from '../lib/stats.ts'

const RUNS = 5
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

/** First and largest contentful paint as measured on a slow phone, through the edge where `BENCH_EDGE_URL` names one. */
export const paint = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const { web } = stand
  const edge = launcherEnv().BENCH_EDGE_URL
  const origin = edge ?? `http://${web.host(site)}`
  const browser = await startBrowser(bench)
  const rows: string[][] = []
  const limits: Limit[] = []
  for (const { name, path } of await pagesOf(stand)) {
    if (!edge) await mustAsk(web.port, web.host(site), path)
    // The first visit makes the page's pictures; it does not count.
    await visit(browser, origin + path)
    const runs: Paint[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, origin + path))
    const first = median(runs.map((run) => run.first))
    const largest = median(runs.map((run) => run.largest))
    rows.push([name, runs[0]?.protocol ?? '', `${whole(first)} ms`, `${whole(largest)} ms`])
    if (edge)
      limits.push(
        {
          promise: `First paint of ${name} within ${whole(MOST_FIRST_MS)} ms`,
          measured: `${whole(first)} ms`,
          kept: first <= MOST_FIRST_MS,
        },
        {
          promise: `Largest paint of ${name} within ${whole(MOST_LARGEST_MS)} ms`,
          measured: `${whole(largest)} ms`,
          kept: largest <= MOST_LARGEST_MS,
        },
      )
  }
  await browser.close()
  const note = `Measured, not simulated: Chromium as a phone of 390x844 with 1.6 Mbit/s, 150 ms latency and a processor four times slower; median of ${RUNS}${edge ? `, through ${edge}` : ', directly from the web server, where nothing is promised'}.`
  return { text: [table(['', 'protocol', 'first paint', 'largest paint'], rows), note], limits }
}
