import { request, Agent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../../scripts/lib/progress.ts'
import { fixed, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { ask } from '../lib/http.ts'
import { type SharedEdge, sharedEdge } from '../lib/sharedEdge.ts'
import { site } from '../lib/stand.ts'
import { quantile } from '../lib/stats.ts'
import { changePrice, signIn } from './sync.ts'

const EDITS = 10
const PATIENCE_MS = 30_000
const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false })

const VISITORS = 50
let visitor = 0

/** A request through Caddy by the next of 50 visitors, each with an address of its own: limits count by address. @returns the status; 0: the connection broke */
const visit = ({ caddy }: SharedEdge, path: string): Promise<number> =>
  new Promise((resolve) => {
    const host = `${site}.localhost`
    visitor = (visitor + 1) % VISITORS
    const localAddress = `127.0.1.${visitor + 1}`
    const options = {
      host: '127.0.0.1',
      localAddress,
      port: caddy.port,
      path,
      servername: host,
      headers: { host },
      agent,
    }
    const asked = request(options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    asked.on('error', () => resolve(0))
    asked.end()
  })

type Visits = { asked: number; repeated: number; lost: number }

/** Visitors, 20 a second, who ask once more when they get no page; those who then get none are lost. */
const keepVisiting = async (
  stand: SharedEdge,
  paths: () => string,
  during: () => Promise<unknown>,
): Promise<Visits> => {
  const visits = { asked: 0, repeated: 0, lost: 0 }
  let over = false
  const end = during().finally(() => (over = true))
  const one = async (path: string): Promise<void> => {
    visits.asked += 1
    if ((await visit(stand, path)) === 200) return
    visits.repeated += 1
    if ((await visit(stand, path)) !== 200) visits.lost += 1
  }
  const running: Promise<void>[] = []
  while (!over) {
    running.push(one(paths()))
    await sleep(50)
  }
  await Promise.all([...running, end])
  return visits
}

const shows = async (ports: number[], host: string, path: string, text: string): Promise<boolean> => {
  const answers = await Promise.all(ports.map((port) => ask(port, host, path).catch(() => null)))
  return answers.every((answer) => answer?.status === 200 && answer.body.includes(text))
}

const untilShown = async (ports: number[], host: string, path: string, text: string): Promise<number> => {
  const startedAt = performance.now()
  while (!(await shows(ports, host, path, text))) {
    if (performance.now() - startedAt > PATIENCE_MS) return Number.POSITIVE_INFINITY
    await sleep(20)
  }
  return performance.now() - startedAt
}

const price = (dollars: number): string => `$${dollars.toLocaleString('en-AU')}`

/** Three replicas, two edges, one Redis: purges reach all, and each may be killed. */
export const edgeFailures = async (bench: Bench): Promise<PartResult> => {
  const stand = await sharedEdge(bench)
  const { replicas, edges, redis, web } = stand
  const token = await signIn(stand)
  const cars = await stand.carsOf(site)
  const host = web.host(site)
  const path = (index: number): string => `/cars/${cars[index % cars.length]?.slug ?? ''}`
  const edgePorts = edges.map(({ port }) => port)
  const ports = [...edgePorts, ...replicas.map(({ port }) => port)]
  const to = (index: number, dollars: number) => changePrice(stand, token, cars[index]?.id ?? '', dollars)

  const reached: number[] = []
  await step('Purges', async () => {
    for (let index = 0; index < EDITS; index += 1) {
      await shows(ports, host, path(index), '')
      await to(index, 31_000 + index)
      reached.push(await untilShown(ports, host, path(index), price(31_000 + index)))
    }
  })

  let number = 0
  const anyPath = (): string => ((number += 1) % 2 === 0 ? path(number) : `/search?query=${number}`)
  const lastReplica = replicas.at(-1)
  const replicaKilled = await step('A replica is killed', () =>
    keepVisiting(stand, anyPath, async () => {
      await sleep(2_000)
      await lastReplica?.running.stop(['SIGKILL'])
      await sleep(8_000)
    }),
  )
  const lastEdge = edges.at(-1)
  const edgeKilled = await step('An edge is killed', () =>
    keepVisiting(stand, anyPath, async () => {
      await sleep(2_000)
      await lastEdge?.running.stop(['SIGKILL'])
      await sleep(8_000)
    }),
  )
  // What is edited while it is away must be fresh at its return.
  await to(20, 41_020)
  if (lastEdge) await stand.startEdge(lastEdge.port)
  const edgeBack = await untilShown(edgePorts, host, path(20), price(41_020))

  const left = [...edgePorts, ...replicas.slice(0, -1).map((replica) => replica.port)]
  await shows(left, host, path(21), '')
  await redis.kill()
  const withoutRedis = await step('Redis is away', () =>
    keepVisiting(stand, anyPath, async () => {
      await to(21, 41_021)
      await sleep(5_000)
    }),
  )
  const freshWithoutRedis = await untilShown(edgePorts, host, path(21), price(41_021))
  await redis.start()
  let cameBack = 0
  await step('Redis is back', async () => {
    const endsAt = performance.now() + 15_000
    while (performance.now() < endsAt) {
      if (!(await shows(edgePorts, host, path(21), price(41_021)))) cameBack += 1
      await sleep(50)
    }
  })

  const row = (name: string, { asked, repeated, lost }: Visits) => [name, whole(asked), whole(repeated), whole(lost)]
  const lost = replicaKilled.lost + edgeKilled.lost + withoutRedis.lost
  const limits: Limit[] = [
    {
      promise: 'A purge reaches two edges and three replicas',
      measured: `${reached.length} of ${EDITS} edits, p95 ${whole(quantile(reached, 0.95))} ms`,
      kept: reached.every(Number.isFinite),
    },
    {
      promise: 'No visitor needs more than one retry while a replica, an edge or Redis is killed',
      measured: `${lost} lost`,
      kept: lost === 0,
    },
    {
      promise:
        'Redis down: pages are made and an edit shows at the edges; the purged page does not come back with Redis',
      measured: `edit shown after ${fixed(freshWithoutRedis / 1000)} s more, ${cameBack} old pages`,
      kept: Number.isFinite(freshWithoutRedis) && cameBack === 0,
    },
    {
      promise: 'An edge that was away is emptied before it serves what was edited meanwhile',
      measured: `fresh after ${fixed(edgeBack / 1000)} s`,
      kept: Number.isFinite(edgeBack),
    },
  ]
  const rows = [
    row('a replica is killed', replicaKilled),
    row('an edge is killed', edgeKilled),
    row('Redis is killed', withoutRedis),
  ]
  return { text: [table(['', 'visits', 'asked twice', 'lost'], rows)], limits }
}
