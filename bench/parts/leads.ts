import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../../scripts/lib/progress.ts'
import { fixed, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { startEdgeStand } from '../lib/edgeStand.ts'
import { mustAsk } from '../lib/http.ts'
import { DESK_LEADS, fullDesk, openOften, type Panel, panels } from '../lib/leadDesk.ts'
import { atRate, cpuDuring, readDuring, sendLead, untilDelivered, whoTakesLeads } from '../lib/leadLoad.ts'
import { edgePort } from '../lib/sharedEdge.ts'
import { site, type Stand } from '../lib/stand.ts'
import { countStatements } from '../lib/statements.ts'
import { median, quantile } from '../lib/stats.ts'

const PER_SECOND = 20
const ROUNDS = 4
const ROUND_SECONDS = 10
const LEADS = PER_SECOND * ROUND_SECONDS * ROUNDS
const COSTED = 300
const WARM_UP = 20
const DESK_ASKED = 40
const COUNTED = 5
const IDLE_MS = 100
const APP = 'bench-leads'
const TAKEN_LIMIT_MS = 400
const PAGE_LIMIT = 1.5
const DESK_LIMIT_MS = 300
const STATEMENTS_LIMIT = 3
/** One machine asks for all visitors. */
const UNLIMITED = { EDGE_SEARCHES_PER_10S: '1000000', EDGE_PAGES_PER_10S: '1000000' }

const p95 = (times: readonly number[]): number => quantile(times, 0.95)

const row = (name: string, times: readonly number[]): string[] => [
  name,
  `${fixed(quantile(times, 0.5), 1)} ms`,
  `${fixed(p95(times), 1)} ms`,
]

/** SQL statements of a lead and of each panel, without those an idle server sends in the same time. */
const statementsOf = async (stand: Stand, works: Record<string, () => Promise<unknown>>) => {
  const count = async (work: () => Promise<unknown>): Promise<number> =>
    median(
      await countStatements(
        stand,
        APP,
        Array.from({ length: COUNTED }, () => work),
      ),
    )
  const idle = await count(() => sleep(IDLE_MS))
  const counts: Record<string, number> = {}
  for (const [name, work] of Object.entries(works)) {
    await work()
    counts[name] = (await count(work)) - idle
  }
  return counts
}

/**
 * Leads are taken while pages are read from the app's own server and from the edge, and what that costs. Idle and busy
 * rounds alternate: whatever else the machine does meets both.
 */
const takeLeads = async (stand: Stand, edge: number) => {
  const ports = [stand.web.port, edge]
  const cars = await stand.carsOf(site)
  const send = () => sendLead(stand, cars)
  await atRate(WARM_UP, PER_SECOND / 4, send)
  for (const port of ports) await mustAsk(port, stand.web.host(site), '/')
  const taken: number[] = []
  const idle: number[][] = ports.map(() => [])
  const busy: number[][] = ports.map(() => [])
  const add = (to: number[][], pages: number[][]): void => pages.forEach((times, at) => to[at]?.push(...times))
  for (let round = 1; round <= ROUNDS; round += 1)
    await step(`Round ${round} of ${ROUNDS}`, async () => {
      add(idle, (await readDuring(stand, ports, sleep(ROUND_SECONDS * 1000))).pages)
      const { result, pages } = await readDuring(stand, ports, atRate(PER_SECOND * ROUND_SECONDS, PER_SECOND, send))
      taken.push(...result)
      add(busy, pages)
      await untilDelivered(stand)
    })
  const cpu = await step('Processor time', async () =>
    cpuDuring(await whoTakesLeads(stand), async () => {
      await atRate(COSTED, PER_SECOND, send)
      await untilDelivered(stand)
    }),
  )
  return { taken, idle, busy, cpu }
}

/** Staff open the desk; SQL statements are counted on a server of its own. */
const openDesk = async (stand: Stand, send: (stand: Stand) => Promise<unknown>) => {
  const desk = await fullDesk(stand)
  const times: Record<Panel, number[]> = { list: [], found: [], lead: [], page: [] }
  for (const panel of panels) times[panel] = await openOften(() => desk[panel](stand.web), DESK_ASKED)
  const web = await stand.startWeb({ PGAPPNAME: APP })
  const counted = { 'a lead': () => send({ ...stand, web }), list: () => desk.list(web), lead: () => desk.lead(web) }
  const all = await step('SQL statements', () =>
    statementsOf(stand, { ...counted, 'sign-in': () => desk['sign-in'](web) }),
  )
  await web.running.stop()
  const { 'sign-in': signIn = 0, 'a lead': lead = 0, ...opened } = all
  return { times, lead, signIn, most: Math.max(...Object.values(opened)) - signIn }
}

/** Leads are taken while pages are read, and staff open the desk. */
export const leads = async ({ undo }: Bench): Promise<PartResult> => {
  const stand = await startEdgeStand(undo, { edge: () => UNLIMITED })
  const { taken, idle, busy, cpu } = await takeLeads(stand, edgePort(stand))
  const cars = await stand.carsOf(site)
  const desk = await openDesk(stand, (of) => sendLead(of, cars))
  const [appRatio = 0, edgeRatio = 0] = busy.map((pages, at) => p95(pages) / p95(idle[at] ?? []))
  const slowest = Math.max(...Object.values(desk.times).map(p95))
  const limit = (promise: string, measured: string, kept: boolean): Limit => ({ promise, measured, kept })
  const pages = (at: number, name: string) => [
    row(`a cached page ${name}, idle`, idle[at] ?? []),
    row(`a cached page ${name} meanwhile`, busy[at] ?? []),
  ]
  return {
    text: [
      table(
        ['', 'median', 'p95'],
        [
          row(`a lead is taken, ${PER_SECOND} a second`, taken),
          ...pages(1, 'from the edge'),
          ...pages(0, "from the app's own server"),
          row(`desk of ${whole(DESK_LEADS)} leads: list`, desk.times.list),
          row('desk: search', desk.times.found),
          row('desk: one lead', desk.times.lead),
          row('desk: the admin’s page', desk.times.page),
        ],
      ),
      table(
        ['', 'processor time of a lead'],
        Object.entries(cpu).map(([name, ms]) => [name, `${fixed(ms / COSTED, 1)} ms`]),
      ),
      `${whole(LEADS)} leads over HTTP, each with a car; web, worker, PostgreSQL, edge and the load on one machine. Its two mails are part ` +
        `of a lead. It takes ${whole(desk.lead)} SQL statements until it is confirmed. Pages of the app's own server, which no ` +
        `visitor of a kept page asks, take ${fixed(appRatio)} of their idle p95. Signing in takes ${whole(desk.signIn)} statements, not counted below.`,
    ],
    limits: [
      limit(
        `A lead is taken within ${TAKEN_LIMIT_MS} ms (p95) at ${PER_SECOND} a second`,
        `${whole(p95(taken))} ms`,
        p95(taken) <= TAKEN_LIMIT_MS,
      ),
      limit(`Cached pages meanwhile within ${PAGE_LIMIT} of their idle p95`, fixed(edgeRatio), edgeRatio <= PAGE_LIMIT),
      limit(
        `The lead desk with ${whole(DESK_LEADS)} leads within ${DESK_LIMIT_MS} ms (p95)`,
        `${whole(slowest)} ms`,
        slowest <= DESK_LIMIT_MS,
      ),
      limit(
        `and at most ${STATEMENTS_LIMIT} SQL statements per panel`,
        whole(desk.most),
        desk.most <= STATEMENTS_LIMIT,
      ),
    ],
  }
}
