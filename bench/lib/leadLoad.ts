import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { withDatabase } from '../../scripts/servers/database.ts'
import { mustAsk } from './http.ts'
import { cpuSecondsOf, parentOf } from './processTree.ts'
import { site, type Stand } from './stand.ts'

const PAGE_EVERY_MS = 50
const DRAIN_MS = 60_000

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

let sent = 0

/** One lead about a car, as a page's form sends it; every one from another person. */
export const sendLead = ({ web }: Stand, cars: readonly { id: string }[]): Promise<unknown> => {
  sent += 1
  const json = {
    name: 'Bench',
    last_name: String(sent),
    email: `bench-${sent}-${Date.now()}@shopper.test`,
    phone: `04${String(10_000_000 + sent)}`,
    postcode: '2000',
    message: 'Is it still here?',
    category: 'Vehicle Enquiry',
    car_id: cars[sent % cars.length]?.id,
  }
  return mustAsk(web.port, web.host(site), '/api/enquiries', { method: 'POST', json })
}

/** So many calls at a steady rate, whatever the answers take; the time of each, in ms. */
export const atRate = async (count: number, perSecond: number, work: () => Promise<unknown>): Promise<number[]> => {
  const times: Promise<number>[] = []
  for (let n = 0; n < count; n += 1) {
    times.push(timed(work))
    await sleep(1000 / perSecond)
  }
  return Promise.all(times)
}

/** The home page from one port, again and again; the time of each, in ms. */
const readPages = async ({ web }: Stand, port: number, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = []
  while (!isOver()) {
    times.push(await timed(() => mustAsk(port, web.host(site), '/')))
    await sleep(PAGE_EVERY_MS)
  }
  return times
}

/** Reads the page at each port while some work is done. */
export const readDuring = async <T>(
  stand: Stand,
  ports: readonly number[],
  work: Promise<T>,
): Promise<{ result: T; pages: number[][] }> => {
  let isOver = false
  const pages = Promise.all(ports.map((port) => readPages(stand, port, () => isOver)))
  const result = await work.finally(() => (isOver = true))
  return { result, pages: await pages }
}

const countRows = z.array(z.object({ open: z.coerce.number() }))
const pidRows = z.array(z.object({ pid: z.number() }))

/** Waits until no job of a lead is left. */
export const untilDelivered = ({ servers }: Stand): Promise<void> =>
  withDatabase(servers.databaseUrl, async (client) => {
    const query = `SELECT count(*) AS open FROM graphile_worker.jobs WHERE task_identifier ~ 'lead$|conversion$'`
    for (const until = Date.now() + DRAIN_MS; ;) {
      if (countRows.parse((await client.query(query)).rows)[0]?.open === 0) return
      if (Date.now() > until) throw new Error('Mails of leads still wait.')
      await sleep(100)
    }
  })

/** Process ids of what takes a lead. */
export const whoTakesLeads = ({ servers, web, worker }: Stand): Promise<Record<string, number>> =>
  withDatabase(servers.databaseUrl, async (client) => {
    const [row] = pidRows.parse((await client.query('SELECT pg_backend_pid() AS pid')).rows)
    return { web: web.running.ref.pid, worker: worker.ref.pid, PostgreSQL: parentOf(row?.pid ?? 0) }
  })

/** Processor time each of them takes while some work is done, in ms. */
export const cpuDuring = async (pids: Record<string, number>, work: () => Promise<unknown>) => {
  const used = () => Object.entries(pids).map(([name, pid]) => [name, cpuSecondsOf(pid) * 1000] as const)
  const before = Object.fromEntries(used())
  await work()
  return Object.fromEntries(used().map(([name, ms]) => [name, ms - (before[name] ?? 0)]))
}
