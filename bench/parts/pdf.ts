import { step } from '../../scripts/lib/progress.ts'
import { fixed, kilobytes, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { mustAsk } from '../lib/http.ts'
import { cpuSecondsOf, rssMbOf } from '../lib/processTree.ts'
import type { Stand } from '../lib/stand.ts'
import { median, quantile } from '../lib/stats.ts'

const MOST_P95_MS = 300
const VISITORS = 10
/** More than are kept in memory, so that going through them again renders every one afresh. */
const LEAST_BROCHURES = 200
const MOST_BROCHURES = 300
const ALONE = 100
const KEPT = 300
const SITES = ['harbour-city', 'northline-mazda', 'big-rig-leisure']
/** Its pages are asked for beside the other sites' brochures. */
const OTHER_SITE = 'second-gear'
const PAGES_IDLE = 60

interface Address {
  host: string
  path: string
}

const brochuresOf = async (stand: Stand): Promise<Address[]> => {
  const cars = await Promise.all(
    SITES.map(async (slug) =>
      (await stand.carsOf(slug)).map((car) => ({ host: stand.web.host(slug), path: `/api/cars/${car.slug}/pdf` })),
    ),
  )
  const all = cars.flat().slice(0, MOST_BROCHURES)
  if (all.length < LEAST_BROCHURES) throw new Error(`The demo has only ${all.length} cars for brochures.`)
  return all
}

interface Taken {
  /** Milliseconds of each brochure. */
  times: number[]
  bytes: number[]
}

const askAll = async (port: number, brochures: readonly Address[], visitors: number): Promise<Taken> => {
  const left = [...brochures]
  const taken: Taken = { times: [], bytes: [] }
  const visitor = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const startedAt = performance.now()
      const { body } = await mustAsk(port, next.host, next.path)
      taken.times.push(performance.now() - startedAt)
      taken.bytes.push(body.length)
      if (body.subarray(0, 5).toString() !== '%PDF-') throw new Error(`No PDF at ${next.host}${next.path}.`)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return taken
}

/** Milliseconds of another site's pages, one after the other, each of them rendered for the request. */
const askPages = async (stand: Stand, isDone: (count: number) => boolean): Promise<number[]> => {
  const cars = await stand.carsOf(OTHER_SITE)
  const times: number[] = []
  while (!isDone(times.length)) {
    const startedAt = performance.now()
    await mustAsk(stand.web.port, stand.web.host(OTHER_SITE), `/print?car_id=${cars[times.length % cars.length]?.slug}`)
    times.push(performance.now() - startedAt)
  }
  return times
}

const waits = (name: string, times: number[]): string[] => [
  name,
  `${fixed(quantile(times, 0.5), 0)} ms`,
  `${fixed(quantile(times, 0.95), 0)} ms`,
]

/** Cars' brochures asked of the site: rendered afresh and kept, alone and at once, with another site's pages beside them. */
export const pdf = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const { port, running } = stand.web
  const { pid } = running.ref
  const memoryBefore = rssMbOf(pid)
  const brochures = await step('Every photo made once', async () => {
    const all = await brochuresOf(stand)
    await askAll(port, all, VISITORS)
    return all
  })
  const alone = await step('One by one', () => askAll(port, brochures.slice(0, ALONE), 1))
  const idlePages = await askPages(stand, (count) => count === PAGES_IDLE)
  const cpuBefore = cpuSecondsOf(pid)
  const atOnce = await step(`${VISITORS} at once`, () => askAll(port, brochures, VISITORS))
  const cpuMs = ((cpuSecondsOf(pid) - cpuBefore) * 1000) / brochures.length
  const memoryAfter = rssMbOf(pid)
  const busyPages = await step(`Another site’s pages beside ${VISITORS} at once`, async () => {
    let over = false
    const brochuresDone = askAll(port, brochures, VISITORS).finally(() => (over = true))
    const [times] = await Promise.all([askPages(stand, () => over), brochuresDone])
    return times
  })
  const kept = await askAll(port, Array.from({ length: KEPT }, () => brochures.slice(0, 1)).flat(), VISITORS)
  const p95 = quantile(atOnce.times, 0.95)
  return {
    text: [
      table(
        ['brochures', 'p50', 'p95'],
        [
          waits('rendered afresh, one by one', alone.times),
          waits(`${whole(brochures.length)} cars rendered afresh, ${VISITORS} at once`, atOnce.times),
          waits(`one car, kept in memory, ${VISITORS} at once`, kept.times),
        ],
      ),
      table(
        ['another site’s page, rendered for each request', 'p50', 'p95'],
        [waits('while nothing else is asked for', idlePages), waits(`beside ${VISITORS} brochures at once`, busyPages)],
      ),
      `A brochure takes ${fixed(cpuMs, 0)} ms of processor time and has ${kilobytes(median(atOnce.bytes))} (median). Resident memory of the web server: ${whole(memoryBefore)} MB before, ${whole(memoryAfter)} MB after ${whole(2 * brochures.length + ALONE)} brochures, with its threads.`,
      'Photos are resized once and kept. The client that asks runs on the same machine.',
    ],
    limits: [
      {
        promise: `Brochure, ${VISITORS} at once: p95 under ${MOST_P95_MS} ms`,
        measured: `${fixed(p95, 0)} ms`,
        kept: p95 < MOST_P95_MS,
      },
    ],
  }
}
