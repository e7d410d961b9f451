import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'undici'
import { step } from '../../scripts/lib/progress.ts'
import { type Attack, json } from '../lib/Attack.ts'
import { fixed, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { ask } from '../lib/http.ts'
import { generateLoad, type LoadReport } from '../lib/load.ts'
import { rssMbOf } from '../lib/processTree.ts'
import { demoLogins, reviewAttacks } from '../lib/reviewAttacks.ts'
import { groupSite, marketplaceSite, site, type Web } from '../lib/stand.ts'
import { quantile } from '../lib/stats.ts'

const SECONDS = 20
const CONNECTIONS = 16
const EVERY_MS = 50
const LIMIT = 2
/**
 * Visitors of the other dealership, each from its own address and with one search a second, which is within the limits.
 */
const VISITORS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']

const queries = (count: number, hitsPerPage: number): string =>
  JSON.stringify({
    queries: Array.from({ length: count }, (_, at) => ({
      indexUid: 'Car_production',
      q: '',
      hitsPerPage,
      page: 1,
      facets: ['*'],
      filter: [`price > {n}${at}`],
    })),
  })

const multiSearch = { path: '/api/search/multi-search', method: 'POST' as const, headers: json }

const attacksOn = (photo: string, car: string): Attack[] => [
  {
    line: 'H1',
    what: 'addresses that are no page',
    before: '204 to 216 KB on disk for ever each; home 5 to 202 ms',
    order: { path: '/nothing/{n}' },
  },
  {
    line: 'H2',
    what: 'bodies of 20 MB, three at once',
    before: '1,091 to 1,788 MB by three of 150 MB',
    order: { path: '/api/search/cars', method: 'POST', headers: json, bodyBytes: 20_000_000, connections: 3 },
  },
  {
    line: 'H3',
    what: '25 queries of 210 hits in one request',
    before: '2.4 s each; 546 to 1,877 MB by 130',
    order: { ...multiSearch, body: queries(25, 210), connections: 4 },
  },
  {
    line: 'H3',
    what: 'one query of 210 hits, which is allowed',
    before: '',
    order: { ...multiSearch, body: queries(1, 210) },
  },
  {
    line: 'H4',
    what: 'variants of a picture by a query of its own',
    before: '0.9 s each; another site’s search 45 to 1,609 ms',
    order: { path: `/_next/image?url=${encodeURIComponent(photo)}%3Fx%3D{n}&w=1920&q=75` },
  },
  {
    line: 'M1 M2',
    what: 'searches, each with a forged address',
    before: 'another site’s search 38 to 631 ms, home 7 to 177 ms',
    order: { path: '/search?query=a{n}', headers: { 'x-forwarded-for': '2001:db8::{n}' } },
  },
  {
    line: 'M2',
    what: 'share pictures, four a second',
    before: 'another site’s search 50 to 693 ms',
    order: { path: `/cars/${car}/share.jpg?v={n}`, connections: 1, pauseMs: 250 },
  },
]

/** The other dealership's visitors: its cached home page every 50 ms, and uncached searches. Times in ms. */
const visit = async (web: Web): Promise<{ home: number[]; search: number[]; bad: number }> => {
  const times = { home: new Array<number>(), search: new Array<number>(), bad: 0 }
  const endsAt = performance.now() + SECONDS * 1000
  const keep = async (into: number[], localAddress: string, everyMs: number, path: () => string): Promise<void> => {
    const client = new Client(`http://127.0.0.1:${web.port}`, { localAddress })
    while (performance.now() < endsAt) {
      const startedAt = performance.now()
      const headers = { host: web.host(marketplaceSite), accept: 'text/html' }
      const { statusCode, body } = await client.request({ path: path(), method: 'GET', headers })
      await body.dump({ limit: 10_000_000 })
      into.push(performance.now() - startedAt)
      if (statusCode !== 200) times.bad += 1
      await sleep(everyMs)
    }
    await client.close()
  }
  const words = () => `/search?query=toyota+${Math.random().toString(36).slice(2, 6)}`
  await Promise.all([
    keep(times.home, '127.0.0.1', EVERY_MS, () => '/'),
    ...VISITORS.map((address) => keep(times.search, address, 1000, words)),
  ])
  return times
}

const photoOf = async (web: Web): Promise<string> => {
  const { body } = await ask(web.port, web.host(site), '/')
  const [, photo] = /\/_next\/image\?url=([^&"]+)/.exec(body.toString()) ?? []
  if (photo === undefined) throw new Error('There is no picture on the home page.')
  return decodeURIComponent(photo)
}

const p95 = (times: readonly number[]): number => quantile(times, 0.95)
const answersOf = ({ statuses }: LoadReport): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${whole(count)} × ${status}`)
    .join(', ')

/** One attack beside the other dealership's visitors: a row of the table, and what it promises. */
const repeat = async (web: Web, attack: Attack, idle: Awaited<ReturnType<typeof visit>>) => {
  const { line, what, before, order, send, left } = attack
  const { pid } = web.running.ref
  const rss = [rssMbOf(pid)]
  const watch = setInterval(() => rss.push(rssMbOf(pid)), 100)
  const host = attack.host ?? web.host(line === 'H3' ? groupSite : site)
  const load = { port: web.port, host, numberFrom: 1000, seconds: SECONDS, connections: CONNECTIONS }
  const flood = () => (send ? send(SECONDS) : generateLoad({ ...load, path: '/', ...order }))
  const [report, beside] = await step(`${line}: ${what}`, () => Promise.all([flood(), visit(web)])).finally(() =>
    clearInterval(watch),
  )
  const found = await left?.look()
  const ratios = [p95(beside.home) / p95(idle.home), p95(beside.search) / p95(idle.search)] as const
  const memory = `${whole(rss[0] ?? 0)} to ${whole(Math.max(...rss))}`
  const times = [fixed(p95(beside.home), 1), fixed(p95(beside.search), 1)]
  const limits: Limit[] = [
    {
      promise: `${line}, ${what}: another dealership's kept home and its searches stay under ${LIMIT} times their idle p95`,
      measured: `${ratios.map((ratio) => fixed(ratio)).join(' and ')}${beside.bad > 0 ? `, ${beside.bad} not answered` : ''}`,
      kept: ratios.every((ratio) => ratio < LIMIT) && beside.bad === 0,
    },
  ]
  if (left && found) limits.push({ promise: `${line}: ${left.promise}`, measured: found.text, kept: found.kept })
  const sums = [memory, ...times, ...ratios.map((ratio) => fixed(ratio)), found?.text ?? '']
  return { row: [line, what, before, answersOf(report), ...sums], limits }
}

/**
 * Repeats the floods of the security review on one server without an edge cache, while another dealership is visited.
 */
export const attacks = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const web = await stand.startWeb({ VISITOR_LIMIT_FACTOR: '1' })
  const [car] = await stand.carsOf(site)
  await visit(web)
  const idle = await step('Idle', () => visit(web))
  const rows = [['', 'idle', '', '', '', fixed(p95(idle.home), 1), fixed(p95(idle.search), 1), '', '', '']]
  const limits: Limit[] = []
  const floods = [
    ...attacksOn(await photoOf(web), car?.slug ?? ''),
    ...(await reviewAttacks(stand, web, car?.id ?? '')),
  ]
  for (const attack of floods) {
    const { row, limits: own } = await repeat(web, attack, idle)
    rows.push(row)
    limits.push(...own)
  }
  await web.running.stop()
  const demo = await step('M6: a first start on a public host', () => demoLogins(stand))
  const promise = 'M6: a first start on a public host makes no demo account'
  limits.push({ promise, measured: demo.text, kept: demo.kept })
  rows.push(['M6', 'a first start on a public host', 'admin@demo.test, demo', '', '', '', '', '', '', demo.text])
  const head = [
    'line',
    'attack',
    'before',
    'answers',
    'MB',
    'home p95, ms',
    'search p95, ms',
    'of idle',
    'of idle',
    'left',
  ]
  const note = `Each for ${SECONDS} s, ${CONNECTIONS} connections where nothing else is said, from this machine, whose two cores make the load as well.`
  return { text: [table(head, rows), note], limits }
}
