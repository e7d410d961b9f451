import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { step } from '../../scripts/lib/progress.ts'
import { withDatabase } from '../../scripts/servers/database.ts'
import { freePort } from '../../scripts/servers/ports.ts'
import { table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { DURABLE, counted, crashDatabase, killInTurn, limit, linesOf, receiver } from '../lib/drills.ts'
import { ask, mustAsk } from '../lib/http.ts'
import { site, type Stand, startStand, throwAwayDir } from '../lib/stand.ts'
import { supervised } from '../lib/victims.ts'
import { signIn } from './sync.ts'

const LEADS = 2000
const CLIENTS = 8
const REFUSED_EVERY = 50
const KILL_EVERY_MS = 2500
const PATIENCE_MS = 300_000

interface Sent {
  key: string
  id: string
  isRefused: boolean
}

/** Sends its leads, each again with its own key until it is acknowledged. Returns what was acknowledged. */
const client = async ({ web }: Stand, numbers: readonly number[], repeats: { count: number }): Promise<Sent[]> => {
  const sent: Sent[] = []
  for (const n of numbers) {
    const isRefused = n % REFUSED_EVERY === 0
    const key = `drill-${n}`
    const json = {
      name: `Drill ${n}`,
      last_name: isRefused ? 'Refused' : 'Taken',
      email: `drill-${n}@shopper.test`,
      phone: `04${String(30_000_000 + n)}`,
      postcode: '2000',
      message: 'Is it still here?',
      category: 'General Enquiry',
    }
    const headers = { 'idempotency-key': key }
    for (;;) {
      const answer = await ask(web.port, web.host(site), '/api/enquiries', { method: 'POST', json, headers }).catch(
        () => null,
      )
      if (answer?.status === 201) {
        sent.push({ key, id: String(Object(JSON.parse(answer.body.toString())).lead_id), isRefused })
        break
      }
      repeats.count += 1
      await sleep(200)
    }
  }
  return sent
}

/** Lets the waits of failed attempts pass at once, until nothing waits. */
const drain = async (stand: Stand): Promise<void> => {
  const open = `SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier IN ('deliver-lead', 'mail-lead')`
  for (const until = Date.now() + PATIENCE_MS; (await counted(stand, open)) > 0;) {
    if (Date.now() > until) throw new Error('Jobs of leads still wait.')
    await withDatabase(stand.servers.databaseUrl, async (pg) => {
      await pg.query(
        `SELECT graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs
          WHERE task_identifier IN ('deliver-lead', 'mail-lead') AND locked_by IS NULL), run_at := now())`,
      )
      // Jobs of a killed worker stay locked for hours; the others take them over.
      await pg.query(`SELECT graphile_worker.force_unlock_workers(array(SELECT DISTINCT locked_by FROM graphile_worker.jobs
        WHERE locked_by IS NOT NULL AND locked_at < now() - interval '20 seconds'))`)
    })
    await sleep(500)
  }
}

const destination = async (stand: Stand, address: string): Promise<void> => {
  const token = await signIn(stand, 'dealership-admin')
  const { web } = stand
  await mustAsk(web.port, web.platform, '/api/lead-destinations', {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    json: {
      tenant: await stand.tenantIdOf(site),
      name: 'Drill',
      kind: 'webhook',
      address,
      secret: 'a secret of the drill',
      enabled: true,
    },
  })
}

/** What became of the acknowledged leads, against what each side took. */
const account = async (stand: Stand, sent: readonly Sent[], mails: string, hooks: string) => {
  const taken = sent.filter(({ isRefused }) => !isRefused)
  const hooked = linesOf(hooks).map((line) => line.split(':')[0] ?? '')
  const mailed = new Set(linesOf(mails))
  const stored = await counted(stand, `SELECT count(*) FROM leads WHERE idempotency_key LIKE 'drill-%'`)
  const dead = await counted(stand, `SELECT count(*) FROM lead_deliveries WHERE state = 'failed'`)
  const deadRefused = await counted(
    stand,
    `SELECT count(*) FROM lead_deliveries AS d JOIN leads ON leads.id = d.lead_id
     WHERE d.state = 'failed' AND leads.last_name = 'Refused'`,
  )
  return {
    stored,
    distinct: new Set(sent.map(({ id }) => id)).size,
    undelivered: taken.filter(({ id }) => !hooked.includes(id)).length,
    unmailed: sent.filter(({ id }) => !mailed.has(id)).length,
    sentTwice: hooked.length - new Set(hooked).size,
    refused: sent.length - taken.length,
    dead,
    deadRefused,
  }
}

/** 2,000 leads by 8 clients while everything they pass is killed in turn (CRM-01). */
export const leadsDrill = async ({ undo }: Bench): Promise<PartResult> => {
  const [mailPort, hookPort] = [await freePort(), await freePort()]
  const folder = throwAwayDir(undo)
  const [mails, hooks] = [join(folder, 'mails'), join(folder, 'hooks')]
  const stand = await startStand(undo, {
    ...DURABLE,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailPort),
    PHOTO_FETCH_ALLOW: `127.0.0.1:${hookPort}`,
  })
  await destination(stand, `http://127.0.0.1:${hookPort}/`)
  const startMail = receiver('mailServer', [mailPort, mails])
  const startHook = receiver('webhookServer', [hookPort, hooks])
  const mailServer = supervised(await startMail(), startMail)
  const webhook = supervised(await startHook(), startHook)
  undo.push(mailServer.stop, webhook.stop)
  const web = supervised(
    stand.web.running,
    async () => (await stand.startWeb({ PORT: String(stand.web.port) })).running,
  )
  const worker = supervised(stand.worker, stand.startWorker)
  undo.push(web.stop, worker.stop)
  const repeats = { count: 0 }
  const numbers = Array.from({ length: LEADS }, (_, n) => n)
  const killing = killInTurn(
    [
      ['web', web.kill],
      ['worker', worker.kill],
      ['PostgreSQL', () => crashDatabase(stand)],
      ['mail server', mailServer.kill],
      ['webhook', webhook.kill],
    ],
    KILL_EVERY_MS,
  )
  const sent = (
    await step('Leads while everything is killed', () =>
      Promise.all(
        Array.from({ length: CLIENTS }, (_, c) =>
          client(
            stand,
            numbers.filter((n) => n % CLIENTS === c),
            repeats,
          ),
        ),
      ),
    )
  ).flat()
  const kills = await killing.stop()
  await step('What waits is delivered', () => drain(stand))
  const after = await account(stand, sent, mails, hooks)
  writeFileSync(`${hooks}.open`, '')
  const token = await signIn(stand, 'dealership-admin')
  const tenant = await stand.tenantIdOf(site)
  await mustAsk(stand.web.port, stand.web.platform, '/api/lead-deliveries/replay', {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, cookie: `payload-tenant=${tenant}` },
    json: {},
  })
  await drain(stand)
  web.end()
  worker.end()
  const left = await counted(stand, `SELECT count(*) FROM lead_deliveries WHERE state <> 'sent'`)
  return {
    text: [
      table(
        ['', 'count'],
        [
          ['acknowledged', whole(sent.length)],
          ['asked again by a client', whole(repeats.count)],
          ['posted to the webhook again, under the same key', whole(after.sentTwice)],
          ...[...kills].map(([name, count]) => [`${name} killed`, whole(count)]),
        ],
      ),
      'Real processes: the production build, its worker, PostgreSQL, a mail server (smtp-server) and a receiver of webhooks.',
    ],
    limits: [
      limit(
        'Every acknowledged lead is stored once',
        `${after.stored} of ${LEADS}`,
        after.stored === LEADS && after.distinct === LEADS,
      ),
      limit('Each reached the webhook', `${after.undelivered} missing`, after.undelivered === 0),
      limit('Each was mailed', `${after.unmailed} missing`, after.unmailed === 0),
      limit(
        'The dead-letter list holds exactly the refused ones',
        `${after.dead} dead, ${after.refused} refused`,
        after.dead === after.refused && after.deadRefused === after.refused,
      ),
      limit('Replay empties it', `${left} left`, left === 0),
    ],
  }
}
