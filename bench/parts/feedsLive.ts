import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { z } from 'zod'
import { step } from '../../scripts/lib/progress.ts'
import { demoPassword } from '../../src/domain/platform/demoPassword.ts'
import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { fullCar } from '../lib/fullCar.ts'
import { jsonOf, mustAsk } from '../lib/http.ts'
import { nameOf, parentOf, processesOf, pssMbOf } from '../lib/processTree.ts'
import { startReading } from '../lib/reader.ts'
import { site, type Stand } from '../lib/stand.ts'
import { median, quantile } from '../lib/stats.ts'

const CARS = 10_000
const IDLE_MS = 20_000
const SEARCHABLE_LIMIT_S = 10
const READING_LIMIT = 2
const MEMORY_LIMIT_MB = 1500
const SAMPLE_MS = 500

const tokenSchema = z.object({ token: z.string() })
const docSchema = z.object({ doc: z.object({ id: z.string(), key: z.string().optional() }) })
const reportSchema = z.object({ run: z.object({ counts: z.object({ created: z.number(), rows: z.number() }) }) })
const totalSchema = z.object({ results: z.array(z.object({ totalHits: z.number() })) })

const slug = 'bench-yard'

/** A dealership of its own with a feed: other sites are read meanwhile. */
export const openYard = async ({ web }: Stand, slug: string): Promise<{ client: string; key: string }> => {
  const login = { email: 'admin@demo.test', password: demoPassword }
  const signedIn = await mustAsk(web.port, web.platform, '/api/users/login', { method: 'POST', json: login })
  const headers = { authorization: `JWT ${tokenSchema.parse(jsonOf(signedIn)).token}` }
  const create = async (collection: string, json: unknown) =>
    docSchema.parse(
      jsonOf(await mustAsk(web.port, web.platform, `/api/${collection}`, { method: 'POST', json, headers })),
    ).doc
  const tenant = await create('tenants', { name: `Yard ${slug}`, slug, websiteId: slug, template: 'default' })
  const data = { tenant: tenant.id, name: 'Bench', profile: 'canonical', mode: 'snapshot', fetchPhotos: false }
  const client = await create('feed-clients', { ...data, active: true })
  return { client: client.id, key: client.key ?? '' }
}

/** Written before it is sent: the sender's own work must not slow the reader beside it. */
export const fileOf = (cars: number): Buffer =>
  Buffer.from(Array.from({ length: cars }, (_, number) => `${JSON.stringify(fullCar(number))}\n`).join(''))

export const deliver = async ({ web }: Stand, { client, key }: { client: string; key: string }, file: Buffer) => {
  const answer = await request(`http://127.0.0.1:${web.port}/api/feeds/${client}/import`, {
    method: 'POST',
    headers: { host: web.platform, authorization: `Feed-Key ${key}`, 'content-type': 'application/x-ndjson' },
    body: file,
    headersTimeout: 300_000,
    bodyTimeout: 300_000,
  })
  const text = await answer.body.text()
  if (answer.statusCode !== 200) throw new Error(`The import answered ${answer.statusCode}: ${text.slice(0, 300)}`)
  return reportSchema.parse(JSON.parse(text)).run.counts
}

const found = async ({ web }: Stand, visitor: number): Promise<number> => {
  const json = { queries: [{ indexUid: 'Car_production', q: '', page: 1, hitsPerPage: 1 }] }
  const headers = { 'x-forwarded-for': `10.8.${(visitor >> 8) & 255}.${visitor & 255}` }
  const answer = await mustAsk(web.port, web.host(slug), '/api/search/multi-search', { method: 'POST', json, headers })
  return totalSchema.parse(jsonOf(answer)).results[0]?.totalHits ?? 0
}

const secondsUntilSearchable = async (stand: Stand): Promise<number> => {
  const from = performance.now()
  for (let visitor = 0; (await found(stand, visitor)) < CARS; visitor += 1) {
    if (performance.now() - from > 120_000) throw new Error('The cars did not become searchable.')
    await sleep(100)
  }
  return (performance.now() - from) / 1000
}

/** Memory of each process in MB: of web and worker with what they started, and of both servers. */
type Held = Record<string, number>

const sumOf = (held: Held): number => Object.values(held).reduce((sum, mb) => sum + mb, 0)

const inWords = (held: Held): string =>
  Object.entries(held)
    .map(([name, mb]) => `${name} ${whole(mb)}`)
    .join(', ')

/** What web, worker, PostgreSQL and Meilisearch held before, and when it was most together, looked at twice a second. */
const watchMemory = ({ web, worker, dataDir }: Stand) => {
  const servers = processesOf(dataDir).filter((pid, _, all) => !all.includes(parentOf(pid)))
  const processes: [name: string, pid: number][] = [
    ['web', web.running.ref.pid],
    ['worker', worker.ref.pid],
    ...servers.map((pid): [string, number] => [nameOf(pid), pid]),
  ]
  const look = (): Held => Object.fromEntries(processes.map(([name, pid]) => [name, pssMbOf(pid)]))
  const before = look()
  let most = before
  const timer = setInterval(() => {
    const held = look()
    if (sumOf(held) > sumOf(most)) most = held
  }, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return { before, most }
  }
}

/** An import through the door, as a dealer group sends it, while shoppers read: how they feel it, and when it is found. */
export const feedsLive = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const slugs = (await stand.carsOf(site)).slice(0, 20).map((car) => car.slug)
  const yard = await openYard(stand, slug)
  const file = fileOf(CARS)
  const warm = startReading(stand, slugs)
  await sleep(3000)
  await warm.stop()
  const idle = await step('Reading, idle', async () => {
    const reading = startReading(stand, slugs)
    await sleep(IDLE_MS)
    return reading.stop()
  })
  const reading = startReading(stand, slugs)
  const memoryHeld = watchMemory(stand)
  const from = performance.now()
  const report = await step(`${CARS} cars through the import endpoint`, () => deliver(stand, yard, file))
  const importSeconds = (performance.now() - from) / 1000
  const searchable = await secondsUntilSearchable(stand)
  const during = await reading.stop()
  const memory = memoryHeld()
  if (report.created !== CARS) throw new Error(`Only ${report.created} of ${CARS} cars were created.`)
  const p95 = { idle: quantile(idle, 0.95), during: quantile(during, 0.95) }
  const ratio = p95.during / p95.idle
  const rows = [
    ['idle', `${whole(idle.length)}`, `${fixed(median(idle))} ms`, `${fixed(p95.idle)} ms`, '1.00'],
    [
      'during the import',
      `${whole(during.length)}`,
      `${fixed(median(during))} ms`,
      `${fixed(p95.during)} ms`,
      fixed(ratio),
    ],
  ]
  return {
    text: [
      table(['reading', 'visits', 'p50', 'p95', 'p95 / idle'], rows),
      `${whole(CARS)} full cars posted as NDJSON to the running platform: answered after ${fixed(importSeconds, 1)} s ` +
        `(${whole(CARS / importSeconds)} cars a second), all found by the site’s search ${fixed(searchable, 1)} s later. ` +
        'Meanwhile a visitor of another site reads cached pages and searches what nobody searched before. ' +
        `They held ${whole(sumOf(memory.before))} MB before (${inWords(memory.before)}), and at most ${inWords(memory.most)}.`,
    ],
    limits: [
      {
        promise: `${whole(CARS)} imported cars searchable within ${SEARCHABLE_LIMIT_S} s of the last batch`,
        measured: `${fixed(searchable, 1)} s`,
        kept: searchable <= SEARCHABLE_LIMIT_S,
      },
      {
        promise: `Reading p95 during an import at most ${READING_LIMIT} times idle`,
        measured: fixed(ratio),
        kept: ratio <= READING_LIMIT,
      },
      {
        promise: `Web, worker, PostgreSQL and Meilisearch together hold at most ${whole(MEMORY_LIMIT_MB)} MB meanwhile`,
        measured: `${whole(sumOf(memory.most))} MB`,
        kept: sumOf(memory.most) <= MEMORY_LIMIT_MB,
      },
    ],
  }
}
