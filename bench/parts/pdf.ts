import { z } from 'zod'
import { runToEnd } from '../../scripts/lib/processes.ts'
import { step } from '../../scripts/lib/progress.ts'
import { fixed, medianRatio, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { mustAsk } from '../lib/http.ts'
import type { Stand } from '../lib/stand.ts'
import { median, quantile } from '../lib/stats.ts'

const LEAST_PER_SECOND = 50
const MOST_P95_MS = 300
const VISITORS = 10
/** More than are kept in memory, so that walking through them again draws every one afresh. */
const LEAST_BROCHURES = 200
const MOST_BROCHURES = 300
const SITES = ['harbour-city', 'second-gear', 'northline-mazda', 'big-rig-leisure']

const rates = z.array(z.number()).min(1)
const drawnSchema = z.object({ bare: rates, onePhoto: rates, full: rates })

const drawn = async () => {
  const line = { command: 'node', args: ['bench/drawPdfs.ts'] }
  const env = { NODE_ENV: 'production' }
  const { code, tail } = await runToEnd(line, { name: 'draw', env, onLine: () => undefined })
  if (code !== 0) throw new Error(`The brochures could not be drawn:\n${tail.join('\n')}`)
  return drawnSchema.parse(JSON.parse(tail.at(-1) ?? ''))
}

interface Brochure {
  host: string
  path: string
}

const brochuresOf = async (stand: Stand): Promise<Brochure[]> => {
  const cars = await Promise.all(
    SITES.map(async (slug) => {
      const found = await stand.carsOf(slug)
      return found.map((car) => ({ host: stand.web.host(slug), path: `/api/cars/${car.slug}/pdf` }))
    }),
  )
  const all = cars.flat().slice(0, MOST_BROCHURES)
  if (all.length < LEAST_BROCHURES) throw new Error(`The demo has only ${all.length} cars to draw.`)
  return all
}

/** Milliseconds of each, so many at once. */
const askAll = async (port: number, brochures: readonly Brochure[], visitors: number): Promise<number[]> => {
  const left = [...brochures]
  const times: number[] = []
  const visitor = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const startedAt = performance.now()
      const { body } = await mustAsk(port, next.host, next.path)
      times.push(performance.now() - startedAt)
      if (body.subarray(0, 5).toString() !== '%PDF-') throw new Error(`No PDF at ${next.host}${next.path}.`)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return times
}

/** A car's brochure: drawn again and again in one thread, and asked of the site. */
export const pdf = async (bench: Bench): Promise<PartResult> => {
  const rounds = await step('Drawing in one thread', drawn)
  const stand = await bench.stand()
  const brochures = await step('Every photo made once', async () => {
    const all = await brochuresOf(stand)
    await askAll(stand.web.port, all, VISITORS)
    return all
  })
  const fresh = await step('Drawn afresh', () => askAll(stand.web.port, brochures, VISITORS))
  const [one] = brochures
  const kept = await askAll(
    stand.web.port,
    Array.from({ length: 300 }, () => one).flatMap((found) => found ?? []),
    VISITORS,
  )
  const speed = (name: string, values: number[]) => [
    name,
    fixed(median(values), 0),
    fixed(medianRatio(values, rounds.bare)),
  ]
  const wait = (name: string, values: number[]) => [
    name,
    `${fixed(quantile(values, 0.5), 0)} ms`,
    `${fixed(quantile(values, 0.95), 0)} ms`,
  ]
  const p95 = quantile(fresh, 0.95)
  return {
    text: [
      table(
        ['one thread, warm', 'per CPU second', 'of bare'],
        [
          speed('one line of text by react-pdf, the bare document', rounds.bare),
          speed('a page with a photo, QR code, facts and finance example', rounds.onePhoto),
          speed('two pages with four photos, specifications and features', rounds.full),
        ],
      ),
      table(
        [`asked of the site, ${VISITORS} at once`, 'p50', 'p95'],
        [wait(`${whole(brochures.length)} cars, drawn afresh`, fresh), wait('one car, kept in memory', kept)],
      ),
      'Photos are resized once and kept. The site draws in threads beside its own; the one that asks runs on the same machine.',
    ],
    limits: [
      {
        promise: `At least ${LEAST_PER_SECOND} brochures per CPU second with a photo and a QR code`,
        measured: fixed(median(rounds.onePhoto), 0),
        kept: median(rounds.onePhoto) >= LEAST_PER_SECOND,
      },
      {
        promise: `Brochure with four photos, ${VISITORS} at once: p95 under ${MOST_P95_MS} ms`,
        measured: `${fixed(p95, 0)} ms`,
        kept: p95 < MOST_P95_MS,
      },
    ],
  }
}
