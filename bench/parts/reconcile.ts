import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { z } from 'zod'
import { withDatabase } from '../../scripts/servers/database.ts'
import { step } from '../../scripts/lib/progress.ts'
import { queues, tasks } from '../../src/jobs/taskNames.ts'
import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { site, type Stand } from '../lib/stand.ts'
import { median, quantile } from '../lib/stats.ts'
import { deliver, fileOf, openYard } from './feedsLive.ts'
import { changePrice, signIn } from './sync.ts'

const CARS = 24_000
const IDLE_EDITS = 20
const LEAST_EDITS = 5
const PAUSE_MS = 300
const LIMIT_MS = 2000
const PATIENCE_MS = 300_000

const timesSchema = z.array(z.object({ ms: z.number() }))
const openSchema = z.array(z.object({ open: z.number() }))
const comparedSchema = z.array(z.object({ ms: z.number(), documents: z.number() }))

const openOf = async (client: Client, query: string, values: string[] = []): Promise<number> =>
  openSchema.parse((await client.query(query, values)).rows)[0]?.open ?? 0

const until = async (done: () => Promise<boolean>): Promise<void> => {
  for (const end = performance.now() + PATIENCE_MS; !(await done()); await sleep(200)) {
    if (performance.now() > end) throw new Error('The worker did not come to an end.')
  }
}

const waiting = (client: Client) =>
  openOf(client, 'SELECT count(*)::int AS open FROM stock_changes WHERE processed_at IS NULL AND dead_at IS NULL')

const jobsOf = (client: Client, task: string) =>
  openOf(client, 'SELECT count(*)::int AS open FROM graphile_worker.jobs WHERE task_identifier = $1', [task])

/** Milliseconds each edit waited from its commit until the engine had it, of those made since a moment. */
const waits = async (client: Client, since: Date): Promise<number[]> => {
  const { rows } = await client.query(
    `SELECT extract(epoch FROM processed_at - created_at)::float * 1000 AS ms FROM stock_changes
     WHERE reason = 'edit' AND created_at >= $1 AND processed_at IS NOT NULL`,
    [since],
  )
  return timesSchema.parse(rows).map(({ ms }) => ms)
}

/** Edits one car after the other until told to stop, and says how long each waited. */
const edit = async (stand: Stand, client: Client, goOn: (edits: number) => Promise<boolean>): Promise<number[]> => {
  const token = await signIn(stand)
  const cars = await stand.carsOf(site)
  const since = new Date()
  for (let number = 0; await goOn(number); number += 1) {
    const car = cars[number % cars.length]
    if (!car) throw new Error('The demo has no cars.')
    await changePrice(stand, token, car.id, 20_000 + (Math.round(performance.now()) % 9000))
    await sleep(PAUSE_MS)
  }
  await until(async () => (await waiting(client)) === 0)
  return waits(client, since)
}

const row = (name: string, times: number[], idle: number[]): string[] => [
  name,
  whole(times.length),
  `${whole(median(times))} ms`,
  `${whole(quantile(times, 0.95))} ms`,
  `${whole(Math.max(...times))} ms`,
  fixed(quantile(times, 0.95) / quantile(idle, 0.95)),
]

/** Edits while all stock is compared with the index, against the same edits before. */
export const reconcile = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const yard = await openYard(stand, 'bench-compared')
  const file = fileOf(CARS)
  return withDatabase(stand.servers.databaseUrl, async (client) => {
    await step(`${whole(CARS)} cars imported and indexed`, async () => {
      await deliver(stand, yard, file)
      await until(async () => (await waiting(client)) === 0)
    })
    const idle = await step('Edits, idle', () => edit(stand, client, async (edits) => edits < IDLE_EDITS))
    const during = await step('Edits during the comparison', async () => {
      const call = "SELECT wake_worker($1, '{}'::json, $2, $3)"
      await client.query(call, [tasks.reconcile, queues.checks, `${tasks.reconcile}:cron`])
      return edit(stand, client, async (edits) => edits < LEAST_EDITS || (await jobsOf(client, tasks.reconcile)) > 0)
    })
    const { rows } = await client.query(
      "SELECT (value->>'ms')::float AS ms, (value->>'documents')::int AS documents FROM sync_state WHERE name = 'reconcile'",
    )
    const { ms = 0, documents = 0 } = comparedSchema.parse(rows)[0] ?? {}
    const head = ['', 'edits', 'p50', 'p95', 'slowest', 'p95 / idle']
    const slow = quantile(during, 0.95)
    return {
      text: [
        table(head, [row('idle', idle, idle), row('during the comparison', during, idle)]),
        `Price edits over REST, one about every ${PAUSE_MS} ms; the time is from the edit's entry in the queue until the engine ` +
          `has it. ${whole(documents)} documents were compared in ${fixed(ms / 1000, 1)} s.`,
      ],
      limits: [
        {
          promise: `An edit during the comparison of ${whole(CARS)} cars is in the index within ${LIMIT_MS / 1000} s (p95)`,
          measured: `${whole(slow)} ms`,
          kept: slow <= LIMIT_MS,
        },
      ],
    }
  })
}
