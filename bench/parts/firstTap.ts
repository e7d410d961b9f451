import { firstTaps } from '../../tests/support/firstTaps.ts'
import { phone, slowDown } from '../../tests/support/slowPhone.ts'
import { tapAfter } from '../../tests/support/tapAfter.ts'
import { step } from '../../scripts/lib/progress.ts'
import { table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { startBrowser } from '../lib/browser.ts'
import { mustAsk } from '../lib/http.ts'
import { pagesOf } from '../lib/pagesOf.ts'
import { site, type Stand } from '../lib/stand.ts'
import { quantile } from '../lib/stats.ts'

const MOMENTS_MS = [1000, 2000, 3000]
const LIMIT_MS = 700
const PATIENCE_MS = 15_000
const NAMES = { home: 'home', search: 'search' } as const

/** A car whose gallery begins with photos. */
const pathWithPhotos = async (stand: Stand): Promise<string> => {
  for (const { slug } of await stand.carsOf(site)) {
    const path = `/cars/${slug}`
    const { body } = await mustAsk(stand.web.port, stand.web.host(site), path)
    // A 360° view has no button for all photos.
    if (['aria-label="Photo 2"', 'View all photos'].every((text) => body.toString().includes(text))) return path
  }
  throw new Error('No car of the demo begins with its photos.')
}

/** From a tap on a slow phone to its effect: five controls of three pages at three moments. */
export const firstTap = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const { web } = stand
  const paths = await pagesOf(stand)
  const photos = await pathWithPhotos(stand)
  const browser = await startBrowser(bench)
  const rows: string[][] = []
  const times: Record<number, number[]> = {}
  let lost = 0
  for (const tap of firstTaps) {
    const { page: wanted } = tap
    const path = wanted === 'vehicle' ? photos : (paths.find(({ name }) => name === NAMES[wanted])?.path ?? '/')
    await mustAsk(web.port, web.host(site), path)
    const row = [`${tap.page}: ${tap.control}`]
    for (const afterMs of MOMENTS_MS) {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      await slowDown(page)
      await step(`${tap.page}: ${tap.control} after ${afterMs} ms`, async () => {
        await tapAfter(page, `http://${web.host(site)}${path}`, tap, afterMs)
        const tapped = performance.now()
        const effect = tap.effect(page)
        try {
          if ('leadsTo' in effect) await page.waitForURL(effect.leadsTo, { waitUntil: 'commit', timeout: PATIENCE_MS })
          else await effect.shows.first().waitFor({ timeout: PATIENCE_MS })
          const took = performance.now() - tapped
          ;(times[afterMs] ??= []).push(took)
          row.push(`${whole(took)} ms`)
        } catch {
          lost += 1
          row.push('lost')
        }
      })
      await context.close()
    }
    rows.push(row)
  }
  await browser.close()
  const last = MOMENTS_MS.at(-1) ?? 0
  const p75 = quantile(times[last] ?? [], 0.75)
  const all = firstTaps.length * MOMENTS_MS.length
  const limits: Limit[] = [
    { promise: `Every first tap takes effect (${all})`, measured: `${all - lost} of ${all}`, kept: lost === 0 },
    {
      promise: `From a tap at ${last / 1000} s to its effect at most ${LIMIT_MS} ms (p75)`,
      measured: `${whole(p75)} ms`,
      kept: p75 <= LIMIT_MS,
    },
  ]
  const note =
    'Chromium as a phone of 390x844 with 1.6 Mbit/s, 150 ms latency and a processor four times slower (DevTools protocol), one fresh browser context a tap.'
  return { text: [table(['tapped after', ...MOMENTS_MS.map((ms) => `${ms / 1000} s`)], rows), note], limits }
}
