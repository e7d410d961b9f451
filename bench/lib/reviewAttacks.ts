import { gzipSync } from 'node:zlib'
import { Client, request } from 'undici'
import { z } from 'zod'
import { runToEnd } from '../../scripts/servers/processes.ts'
import { withDatabase } from '../../scripts/servers/database.ts'
import { demoPassword } from '../../src/domain/platform/demoPassword.ts'
import { openYard } from '../parts/feedsLive.ts'
import { type Attack, json, type Left } from './Attack.ts'
import { whole } from './Bench.ts'
import { ask, jsonOf, mustAsk } from './http.ts'
import type { LoadReport } from './load.ts'
import { marketplaceSite, site, type Stand, type Web } from './stand.ts'

/* The attacks M3 to M7 of the security review: forms, feeds, locks, demo accounts and sign-ins. */

/** Forms that one visitor may send: ten at once, one more a minute (`enquiryRateLimits`). */
const FORMS = 12
/** Rows of a useless file that are kept for the sender to read (`tooManyBadRows`). */
const KEPT_ROWS = 3000
const USELESS_ROWS = 1_150_000
/** An address that no attack and no visitor of this bench has. */
const OWNERS_ADDRESS = '127.0.0.9'
const ADMIN = { email: 'admin@demo.test', password: demoPassword }

const countSchema = z.tuple([z.object({ count: z.coerce.number() })])
const count = (url: string, query: string, values: unknown[] = []): Promise<number> =>
  withDatabase(url, async (client) => countSchema.parse((await client.query(query, values)).rows)[0].count)

const signedInSchema = z.object({ token: z.string(), user: z.object({ id: z.string() }) })
/** On the stand's own web server, whose limits are as good as none. */
const signIn = async ({ web }: Stand, email: string) => {
  const login = { method: 'POST' as const, json: { email, password: demoPassword } }
  return signedInSchema.parse(jsonOf(await mustAsk(web.port, web.platform, '/api/users/login', login)))
}

const formSpam = ({ servers }: Stand, car: string): Attack => ({
  line: 'M3',
  what: 'enquiries, each from another e-mail address',
  before: '114 leads in 5 s',
  order: {
    path: '/api/enquiries',
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      ...{ name: 'Spam', last_name: '{n}', email: 'spam-{n}@bench.test', phone: '0412345678', postcode: '2000' },
      ...{ message: 'Is it still here?', category: 'Vehicle Enquiry', car_id: car },
    }),
  },
  left: {
    promise: `one visitor’s flood leaves at most ${FORMS} leads`,
    look: async () => {
      const leads = await count(
        servers.databaseUrl,
        `SELECT count(*) FROM leads WHERE email LIKE 'spam-%@bench.test' AND created_at > now() - interval '5 minutes'`,
      )
      return { text: `${leads} leads`, kept: leads <= FORMS }
    },
  },
})

/** The same file again and again, one after the other. */
const deliverFor = async (web: Web, feed: { client: string; key: string }, file: Buffer, seconds: number) => {
  const report: LoadReport = { requests: 0, failed: 0, seconds, bytes: 0, statuses: {} }
  for (const until = Date.now() + seconds * 1000; Date.now() < until; report.requests += 1) {
    const headers = { authorization: `Feed-Key ${feed.key}`, 'content-encoding': 'gzip' }
    const status = await request(`http://127.0.0.1:${web.port}/api/feeds/${feed.client}/import`, {
      method: 'POST',
      headers: { host: web.platform, 'content-type': 'application/x-ndjson', ...headers },
      body: file,
    }).then(
      async ({ statusCode, body }) => (await body.dump(), String(statusCode)),
      () => 'closed',
    )
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
  }
  return report
}

const uselessFeed = async (stand: Stand, web: Web): Promise<Attack> => {
  const feed = await openYard(stand, 'bench-useless')
  const file = gzipSync(`${JSON.stringify({ make: 'x' })}\n`.repeat(USELESS_ROWS))
  const { databaseUrl } = stand.servers
  const ofRuns = (what: string) =>
    count(databaseUrl, `SELECT ${what} AS count FROM feed_runs WHERE client_id = $1`, [feed.client])
  return {
    line: 'M4',
    what: `a gzip file of ${whole(USELESS_ROWS)} useless rows, again and again`,
    before: '1.15 million rows and 277 MB by one; it never ended',
    send: (seconds) => deliverFor(web, feed, file, seconds),
    left: {
      promise: `no such file leaves more than ${whole(KEPT_ROWS)} rows, and each has ended`,
      look: async () => {
        const most = await ofRuns(
          'coalesce(max((SELECT count(*) FROM feed_outcomes WHERE feed_outcomes.run_id = feed_runs.id)), 0)',
        )
        const open = await ofRuns(`count(*) FILTER (WHERE state = 'running')`)
        return { text: `${whole(most)} rows at most, ${open} still running`, kept: most <= KEPT_ROWS && open === 0 }
      },
    },
  }
}

const foreignLocks = async (stand: Stand, web: Web): Promise<Attack> => {
  const [car] = await stand.carsOf(marketplaceSite)
  const attacker = await signIn(stand, `marketer@${site}.test`)
  const owner = await signIn(stand, `marketer@${marketplaceSite}.test`)
  const lock = {
    document: { relationTo: 'cars', value: car?.id ?? '' },
    user: { relationTo: 'users', value: owner.user.id },
  }
  return {
    line: 'M5',
    what: 'locks on another dealership’s car, in its marketer’s name',
    before: 'accepted; the owner got 423',
    host: web.platform,
    order: {
      path: '/api/payload-locked-documents',
      method: 'POST',
      headers: { ...json, authorization: `JWT ${attacker.token}` },
      body: JSON.stringify(lock),
      connections: 2,
    },
    left: {
      promise: 'no lock is made, and the owner saves the car',
      look: async () => {
        const locks = await count(
          stand.servers.databaseUrl,
          'SELECT count(*) FROM payload_locked_documents_rels WHERE cars_id = $1',
          [car?.id],
        )
        const headers = { authorization: `JWT ${owner.token}` }
        const change = { method: 'PATCH' as const, headers, json: { status: 'in_stock' } }
        const { status } = await ask(web.port, web.platform, `/api/cars/${car?.id}`, change)
        return { text: `${locks} locks, the owner’s save: ${status}`, kept: locks === 0 && status === 200 }
      },
    },
  }
}

/** A sign-in from an address of its own. */
const ownersSignIn = async (web: Web, cookie = '') => {
  const client = new Client(`http://127.0.0.1:${web.port}`, { localAddress: OWNERS_ADDRESS })
  const from = performance.now()
  const { statusCode, headers, body } = await client.request({
    path: '/api/users/login',
    method: 'POST',
    headers: { ...json, host: web.platform, cookie },
    body: JSON.stringify(ADMIN),
  })
  await body.dump()
  await client.close()
  const cookies = [headers['set-cookie'] ?? []].flat().map((given) => given.split(';')[0])
  return { status: statusCode, ms: performance.now() - from, cookie: cookies.join('; ') }
}

const wrongPasswords = async (web: Web): Promise<Attack> => {
  const { cookie } = await ownersSignIn(web)
  return {
    line: 'M7',
    what: 'wrong passwords for the platform admin’s account',
    before: 'locked for everybody after eight',
    host: web.platform,
    order: {
      path: '/api/users/login',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: ADMIN.email, password: 'wrong-{n}' }),
    },
    left: {
      promise: 'the admin signs in meanwhile from a browser that did before',
      look: async () => {
        const { status, ms } = await ownersSignIn(web, cookie)
        return { text: `the admin’s sign-in: ${status} in ${whole(ms)} ms`, kept: status === 200 }
      },
    },
  }
}

/** M6: a first start on a public host by an operator who has set nothing about the demo. */
export const demoLogins = async ({ servers, variables }: Stand): Promise<Left> => {
  const url = new URL(servers.databaseUrl)
  url.pathname = '/bench_public_host'
  await withDatabase(servers.databaseUrl, (client) => client.query('CREATE DATABASE bench_public_host'))
  const own = {
    PLATFORM_HOST: 'dealers.example',
    SEED_DEMO: undefined,
    DATABASE_URL: url.href,
    SEARCH_INDEX: 'Car_public',
  }
  const line = { command: 'node', args: ['scripts/run.mjs', 'migrate'] }
  const { code, tail } = await runToEnd(line, {
    name: 'migrate',
    env: { ...variables, ...own },
    onLine: () => undefined,
  })
  if (code !== 0) throw new Error(`The first start failed:\n${tail.join('\n')}`)
  const accounts = await count(url.href, 'SELECT count(*) FROM users')
  return { text: `${accounts} accounts`, kept: accounts === 0 }
}

/** In the order of the review; M6 is no flood. */
export const reviewAttacks = async (stand: Stand, web: Web, car: string): Promise<Attack[]> => [
  formSpam(stand, car),
  await uselessFeed(stand, web),
  await foreignLocks(stand, web),
  await wrongPasswords(web),
]
