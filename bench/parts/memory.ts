import { setTimeout as sleep } from 'node:timers/promises'
import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { mustAsk } from '../lib/http.ts'
import { rssMbOf } from '../lib/processTree.ts'
import { site } from '../lib/stand.ts'

const REQUESTS = 500
const SETTLE_MS = 3000
/** Every car has been asked for once by then; what remains is noise of the collector. */
const GROWTH_LIMIT = 1.05
const MOST_MB = 450

/** Memory of the web server and the worker after their start and after requests, against a bare Next server's. */
export const memory = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const cars = await stand.carsOf(site)
  const bare = await bench.baseline(stand)
  const web = await stand.startWeb()
  const worker = await stand.startWorker()
  await sleep(SETTLE_MS)
  const servers = [
    ['web server', web.running.ref.pid],
    ['worker', worker.ref.pid],
    ['bare Next server', bare.running.ref.pid],
  ] as const
  const before = servers.map(([, pid]) => rssMbOf(pid))
  let half: number[] = []
  for (let number = 0; number < REQUESTS; number += 1) {
    if (number === REQUESTS / 2) half = servers.map(([, pid]) => rssMbOf(pid))
    const car = cars[number % cars.length]
    await mustAsk(web.port, web.host(site), `/cars/${car?.slug}`)
    await mustAsk(bare.port, bare.host, '/vdp')
  }
  await sleep(SETTLE_MS)
  const after = servers.map(([, pid]) => rssMbOf(pid))
  await web.running.stop()
  await worker.stop()
  const ofBare = (values: number[], index: number): string => fixed((values[index] ?? 0) / (values[2] ?? 0))
  const rows = servers.map(([name], index) => [
    name,
    `${whole(before[index] ?? 0)} MB`,
    ofBare(before, index),
    `${whole(after[index] ?? 0)} MB`,
    ofBare(after, index),
  ])
  const head = ['resident memory', 'after start', 'of bare', `after ${REQUESTS} VDP requests`, 'of bare']
  const note = `${cars.length} different vehicle pages, each rendered once and then served from the cache.`
  const growth = (after[0] ?? 0) / (half[0] ?? 0)
  return {
    text: [table(head, rows), note],
    limits: [
      {
        promise: `${REQUESTS} vehicle pages do not grow the web server: memory at the end of what it was half-way, at most ${GROWTH_LIMIT}`,
        measured: fixed(growth),
        kept: growth <= GROWTH_LIMIT,
      },
      {
        promise: `The web server after ${REQUESTS} vehicle pages: at most ${MOST_MB} MB`,
        measured: `${whole(after[0] ?? 0)} MB`,
        kept: (after[0] ?? 0) <= MOST_MB,
      },
    ],
  }
}
