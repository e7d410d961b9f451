import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { step } from '../../scripts/lib/progress.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { payloadRun, runToEnd, type CommandLine } from '../../scripts/servers/processes.ts'
import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { DURABLE, counted, limit, linesOf, receiver, rowsOf, until } from '../lib/drills.ts'
import { expectedFor, searchers, twoFiles, type Searcher } from '../lib/searchers.ts'
import { searchPath, type Stand, startStand, throwAwayDir } from '../lib/stand.ts'
import { supervised } from '../lib/victims.ts'
import { deliver, openYard } from './feedsLive.ts'

const SEARCHES = 10_000
const CARS = 10_000
const slug = 'alert-yard'
const PATIENCE_MS = 1_200_000

const must = async (line: CommandLine, env: Stand['variables']): Promise<string[]> => {
  const { code, tail } = await runToEnd(line, { name: 'drill', env, onLine: () => undefined })
  if (code !== 0) throw new Error(`It ended with code ${code}:\n${tail.join('\n')}`)
  return tail
}

/** The worker has put every changed car into the index and has looked who wants to be told. */
const isMatched = async (stand: Stand): Promise<boolean> =>
  (await counted(
    stand,
    `SELECT (SELECT count(*) FROM stock_changes WHERE processed_at IS NULL AND dead_at IS NULL)
       + (SELECT count(*) FROM alert_cars WHERE waiting)
       + (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier IN ('match-alerts', 'sync-stock') AND run_at <= now()) AS count`,
  )) === 0

/** The platform's own clock waits: the drill says when it is morning, at whatever hour it runs. */
const holdClock = async (stand: Stand): Promise<void> => {
  await rowsOf(
    stand,
    z.object({}),
    `SELECT FROM graphile_worker.add_job('alert-clock', '{}'::json, queue_name := 'alerts',
       run_at := now() + interval '1 day', job_key := 'alert-clock:cron')`,
  )
}

/** Nine o'clock in Sydney, after today. */
const tomorrowMorning = (): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 22)).toISOString()
}

const queueMorning = async ({ servers, variables }: Stand): Promise<number> => {
  const args = ['bench/queueAlerts.ts', servers.databaseUrl, tomorrowMorning()]
  const tail = await must({ command: 'tsx', args }, variables)
  return z.object({ queued: z.number() }).parse(JSON.parse(tail.at(-1) ?? '')).queued
}

const mailSchema = z.object({ to: z.array(z.string()), id: z.string(), cars: z.array(z.string()) })
const carRow = z.object({ slug: z.string(), stocknum: z.string() })

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((member) => other.has(member))

/** What each shopper was told, against what the drill itself finds. */
const account = async (stand: Stand, mailbox: string, expected: ReadonlyMap<string, ReadonlySet<string>>) => {
  const mails = linesOf(mailbox).map((line) => mailSchema.parse(JSON.parse(line)))
  const tenant = await stand.tenantIdOf(slug)
  const cars = await rowsOf(stand, carRow, 'SELECT slug, stocknum FROM cars WHERE tenant_id = $1::uuid', [tenant])
  const stocknumOf = new Map(cars.map((car) => [car.slug, car.stocknum]))
  const byPerson = Map.groupBy(mails, ({ to }) => to.join())
  const idsOf = (to: string) => new Set((byPerson.get(to) ?? []).map(({ id }) => id))
  const toldOf = (to: string) =>
    new Set((byPerson.get(to) ?? []).flatMap((mail) => mail.cars.map((car) => stocknumOf.get(car) ?? car)))
  const people = [...expected]
  return {
    mails: mails.length,
    cars: people.reduce((sum, [, wanted]) => sum + wanted.size, 0),
    untold: people.filter(([to]) => !byPerson.has(to)).length,
    severalMessages: people.filter(([to]) => idsOf(to).size > 1).length,
    strangers: [...byPerson.keys()].filter((to) => !expected.has(to)).length,
    otherCars: people.filter(([to, wanted]) => !isSame(toldOf(to), wanted)).length,
    repeated: mails.length - new Set(mails.map(({ id }) => id)).size,
  }
}

const savePeople = async (stand: Stand, dir: string, people: readonly Searcher[]): Promise<void> => {
  const file = join(dir, 'searches.json')
  const searches = people.map(({ email, search }) => ({ email, search }))
  writeFileSync(file, JSON.stringify({ tenant: await stand.tenantIdOf(slug), path: searchPath, searches }))
  await must(payloadRun('bench/saveSearches.ts', '--', file), stand.variables)
}

/** 10,000 saved searches, an import with 3,000 changes, and a worker that is killed: who is told of what (ALRT-01). */
export const alertsDrill = async ({ undo }: Bench): Promise<PartResult> => {
  const dir = throwAwayDir(undo)
  const mailbox = join(dir, 'mailbox')
  const mailPort = await freePort()
  const mailServer = await receiver('mailbox', [mailPort, mailbox])()
  undo.push(() => mailServer.stop())
  const stand = await startStand(undo, { ...DURABLE, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailPort) })
  await holdClock(stand)
  const worker = supervised(stand.worker, stand.startWorker)
  undo.push(worker.stop)
  let kills = 0
  const killWhen = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
    await until(what, isSo, PATIENCE_MS)
    await worker.kill()
    kills += 1
  }
  const { first, second, news, changes } = twoFiles(CARS)
  const people = searchers(SEARCHES)
  const expected = expectedFor(people, news)
  const yard = await openYard(stand, slug)
  await step(`${whole(CARS)} cars imported and told of to nobody`, async () => {
    await deliver(stand, yard, Buffer.from(first))
    await until('the first import is done', () => isMatched(stand), PATIENCE_MS)
  })
  await step(`${whole(SEARCHES)} searches saved`, () => savePeople(stand, dir, people))
  const hits = 'SELECT count(*) FROM alert_hits'
  const from = performance.now()
  await step(`An import with ${whole(changes)} changes, the worker killed twice`, async () => {
    const left = 'SELECT count(*) FROM stock_changes WHERE processed_at IS NULL AND dead_at IS NULL'
    const delivered = deliver(stand, yard, Buffer.from(second))
    await killWhen('changes wait', async () => (await counted(stand, left)) > 0)
    await delivered
    await killWhen('somebody is to be told', async () => (await counted(stand, hits)) > 0)
    await until('the second import is done', () => isMatched(stand), PATIENCE_MS)
  })
  const matchedSeconds = (performance.now() - from) / 1000
  const found = await counted(stand, hits)
  const queued = await queueMorning(stand)
  const sentFrom = performance.now()
  await step(`${whole(queued)} messages, the worker killed twice`, async () => {
    const sent = () => counted(stand, 'SELECT count(*) FROM alert_mails WHERE sent_at IS NOT NULL')
    for (const share of [0.25, 0.6]) await killWhen('messages are sent', async () => (await sent()) > queued * share)
    await until('all messages are sent', async () => (await sent()) === queued, PATIENCE_MS)
  })
  const sentSeconds = (performance.now() - sentFrom) / 1000
  const again = await queueMorning(stand)
  const after = await account(stand, mailbox, expected)
  worker.end()
  return {
    text: [
      table(
        ['', 'count'],
        [
          ['shoppers to be told', whole(expected.size)],
          ['cars they are told of, all together', whole(after.cars)],
          ['hits the platform found', whole(found)],
          ['mails taken by the mail server', whole(after.mails)],
          ['of them again after a kill, under the same message id', whole(after.repeated)],
          ['worker killed', whole(kills)],
          ['seconds from the import until all was matched', fixed(matchedSeconds, 1)],
          ['seconds until all was mailed', fixed(sentSeconds, 1)],
        ],
      ),
      `${whole(SEARCHES)} shoppers with a saved search each, of six kinds (make, model, body, colour, year and kilometres, a word; all with a price). ` +
        `${whole(CARS)} cars by the REST feed, then the same feed with ${whole(changes)} changes: new, gone, cheaper, dearer. The worker is killed while cars are indexed, while searches are matched, and twice between mails. ` +
        'Whom each car concerns is found out by the drill itself, each car against each wish, by no rule of the platform. A mail that was handed over before a kill and not yet noted is sent again under the same message id, by which mail programs show it once.',
    ],
    limits: [
      limit(
        'Each shopper gets one message',
        `${after.untold} none, ${after.severalMessages} several`,
        after.untold + after.severalMessages === 0,
      ),
      limit(
        'with exactly the cars a brute-force comparison finds',
        `${after.otherCars} of ${expected.size} differ`,
        after.otherCars === 0,
      ),
      limit('Nobody else gets one', `${after.strangers} others`, after.strangers === 0),
      limit('and none comes twice on a day', `${again} queued again`, again === 0 && queued === expected.size),
    ],
  }
}
