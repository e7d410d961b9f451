import type { Page } from 'playwright'
import { step } from '../../scripts/lib/progress.ts'
import { fixed, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { bigStock } from '../lib/bigStock.ts'
import { startBrowser } from '../lib/browser.ts'
import { searchPath, site, throwAwayDir } from '../lib/stand.ts'
import { quantile } from '../lib/stats.ts'

const STOCK = { index: 'bench_50000', cars: 50_000, tenants: 200 }
const SLOWDOWN = 4
const CLICKS = 40
const LIMIT_MS = 200
/** A hand's pointer rests on what it is about to press; a finger comes down at once. */
const RESTS = { 'pointer rests for 200 ms': 200, 'pressed as the pointer arrives': 0 }
/** Neighbours in turn would all be of one facet. */
const STRIDE = 7

declare global {
  var paintedAfter: Promise<number> | undefined
  /** Milliseconds from a press to the next frame (INP), the slowest of its events. */
  var nextPaintAfter: number
}

/** One press: until the next frame, and until the new results are painted. */
interface Press {
  inp: number
  painted: number
}

/** Event Timing: what INP is made of. */
const watchPresses = () => {
  globalThis.nextPaintAfter = 0
  const presses = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        globalThis.nextPaintAfter = Math.max(globalThis.nextPaintAfter, entry.duration)
  }).observe(presses)
}

/**
 * Arms the page: milliseconds from the next click (the browser's own time of it) until the first frame in which the
 * results are the new ones has been painted. The page marks results that are still the old ones as busy.
 */
const arm = () => {
  const results = document.getElementById('results')
  if (!results) throw new Error('There are no results on this page.')
  globalThis.nextPaintAfter = 0
  globalThis.paintedAfter = new Promise((resolve) => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        const watch = new MutationObserver(() => {
          if (results.getAttribute('aria-busy') === 'true') return
          watch.disconnect()
          // What runs next after the frame: a plain message would wait behind work that was asked for before it.
          requestAnimationFrame(() => {
            void scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' })
          })
        })
        watch.observe(results, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-busy'] })
      },
      { once: true, capture: true },
    )
  })
}

/** The panel's counts follow the results by a frame: what is clicked next must be there still. */
const settled = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))

const paintedAfter = () => globalThis.paintedAfter ?? Promise.reject(new Error('Not armed.'))

/** One box after the other of those in the panel's open parts: makes, models, bodies, ranges. */
const clickOne = async (page: Page, number: number, restMs: number): Promise<Press> => {
  await page.evaluate(settled)
  const boxes = page.locator('#filters [role=checkbox]:visible')
  const count = await boxes.count()
  if (count === 0) throw new Error('There is nothing to click on.')
  const box = boxes.nth((number * STRIDE + 3) % count)
  await box.scrollIntoViewIfNeeded()
  await page.evaluate(arm)
  await box.hover()
  await page.waitForTimeout(restMs)
  await box.click()
  const painted = await page.evaluate(paintedAfter)
  await page.evaluate(settled)
  return { painted, inp: await page.evaluate(() => globalThis.nextPaintAfter) }
}

const measure = async (page: Page, url: string, restMs: number): Promise<Press[]> => {
  const times: Press[] = []
  for (let number = -1; times.length < CLICKS; number += 1) {
    // From the whole stock every fourth time: most clicks narrow what is narrowed already.
    if (number % 4 === 0 || number < 0) {
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.locator('[data-search="ready"]').waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      // The first click of a page counts too; the second narrows what it found.
      times.push(await clickOne(page, number + 3, restMs))
    }
    times.push(await clickOne(page, number, restMs))
  }
  return times
}

/** From a click on a facet to the new results on the screen, in a browser on a processor four times slower. */
export const facetClick = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const plan = await bigStock(stand, STOCK, throwAwayDir(bench.undo))
  const web = await stand.startWeb({ SEARCH_INDEX: STOCK.index })
  const browser = await startBrowser(bench)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(watchPresses)
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const url = `http://${web.host(site)}${searchPath}`
  const rows: string[][] = []
  const limits: Limit[] = []
  for (const [name, restMs] of Object.entries(RESTS)) {
    const presses = await step(`${CLICKS} clicks, ${name}`, () => measure(page, url, restMs))
    const inps = presses.map(({ inp }) => inp)
    const times = presses.map(({ painted }) => painted)
    const of = (values: number[]) => [0.5, 0.75, 0.95, 1].map((share) => `${whole(quantile(values, share))} ms`)
    rows.push([`${name}: next frame (INP)`, ...of(inps)], [`${name}: new results`, ...of(times)])
    const p75 = quantile(inps, 0.75)
    limits.push({
      promise: `INP of a facet press at most ${LIMIT_MS} ms (p75, processor ${SLOWDOWN} times slower), ${name}`,
      measured: `${fixed(p75, 0)} ms`,
      kept: p75 <= LIMIT_MS,
    })
  }
  await browser.close()
  await web.running.stop()
  const shown = whole(plan[site]?.cars ?? 0)
  const note =
    `${CLICKS} clicks each on facets of a site with ${shown} of ${whole(STOCK.cars)} cars, Chromium at 1440 px with its processor slowed down ${SLOWDOWN} times ` +
    '(DevTools protocol); from the browser’s own time of the click until the next frame, and until the frame with the new results, the search on the server included.'
  return { text: [table(['', 'p50', 'p75', 'p95', 'slowest'], rows), note], limits }
}
