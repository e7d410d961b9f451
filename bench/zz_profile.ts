import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withDatabase } from '../scripts/servers/database.ts'
import { closeConnections, mustAsk } from './lib/http.ts'
import { cpuSecondsOf } from './lib/processTree.ts'
import { site, startStand } from './lib/stand.ts'
import { quantile } from './lib/stats.ts'

const out = '/tmp/leads-prof-new'
const undo: (() => unknown)[] = [closeConnections]
const inspect = '--inspect=127.0.0.1:0 --dns-result-order=ipv4first'

const cdp = async (url: string) => {
  const ws = new WebSocket(url)
  await new Promise((r, j) => { ws.onopen = r; ws.onerror = j })
  let id = 0
  const waiting = new Map<number, (v: any) => void>()
  ws.onmessage = ({ data }) => { const m = JSON.parse(String(data)); waiting.get(m.id)?.(m.result) }
  return (method: string, params = {}) => new Promise<any>((r) => { id += 1; waiting.set(id, r); ws.send(JSON.stringify({ id, method, params })) })
}
const urlsOf = (lines: string[]) => lines.flatMap((l) => /ws:\/\/\S+/.exec(l)?.[0] ?? [])

let n = Date.now() % 1_000_000
const run = async () => {
  const stand = await startStand(undo, { NODE_OPTIONS: inspect })
  await stand.web.running.stop()
  const web = await stand.startWeb({ NODE_OPTIONS: inspect, PGAPPNAME: 'web' })
  const cars = await stand.carsOf(site)
  const postmaster = readdirSync('/proc').filter((p) => /^\d+$/.test(p)).find((p) => {
    try { return readFileSync(`/proc/${p}/cmdline`, 'utf8').includes(`${stand.dataDir}`) && readFileSync(`/proc/${p}/comm`, 'utf8').trim() === 'postgres' } catch { return false }
  })
  const send = async () => {
    n += 1
    const json = { name: 'Bench', last_name: String(n), email: `bench-${n}@shopper.test`, phone: `04${String(10_000_000 + n)}`, postcode: '2000', message: 'Is it still here?', category: 'Vehicle Enquiry', car_id: cars[n % cars.length]?.id }
    const at = performance.now()
    await mustAsk(web.port, web.host(site), '/api/enquiries', { method: 'POST', json })
    return performance.now() - at
  }
  const drained = async () => {
    for (;;) {
      const { rows } = await withDatabase(stand.servers.databaseUrl, (c) => c.query(`select count(*)::int as open from graphile_worker.jobs where task_identifier ~ 'lead|conversion'`))
      if (rows[0].open === 0) return
      await sleep(200)
    }
  }
  const many = async (count: number, every: number) => {
    const sent: Promise<number>[] = []
    for (let i = 0; i < count; i += 1) { sent.push(send()); await sleep(every) }
    return Promise.all(sent)
  }
  const cpu = () => ({ web: cpuSecondsOf(web.running.ref.pid), worker: cpuSecondsOf(stand.worker.ref.pid), pg: cpuSecondsOf(Number(postmaster)), bench: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6 })
  const firstMs = await send()
  console.log('first', firstMs)
  await many(30, 100); await drained()
  const measure = async (label: string) => {
    const before = cpu(); const at = Date.now()
    const times = await many(300, 50)
    const sentAt = Date.now()
    await drained()
    const after = cpu()
    const each = Object.fromEntries(Object.entries(after).map(([k, v]) => [k, (((v - before[k as 'web']) * 1000) / 300).toFixed(2)]))
    console.log(label, { p50: quantile(times, 0.5).toFixed(1), p95: quantile(times, 0.95).toFixed(1), max: Math.max(...times).toFixed(0) }, 'cpu ms per lead', each, 'send', sentAt - at, 'drain', Date.now() - sentAt)
  }
  await measure('plain 1')
  await measure('plain 2')
  // idle cost for the same time
  { const before = cpu(); await sleep(15000); const after = cpu(); console.log('idle 15 s, cpu ms', Object.entries(after).map(([k, v]) => `${k} ${((v - before[k as 'web']) * 1000).toFixed(0)}`).join(' ')) }
  // statements
  const log = join(stand.dataDir, 'postgres.log')
  await withDatabase(stand.servers.databaseUrl, async (c) => { for (const q of [`alter system set log_statement = 'all'`, `alter system set log_line_prefix = '%a|%p|'`, 'select pg_reload_conf()']) await c.query(q) })
  await sleep(500)
  const from = statSync(log).size
  const COUNT = 5
  for (let i = 0; i < COUNT; i += 1) { await send(); await sleep(300) }
  await drained(); await sleep(500)
  const text = readFileSync(log).subarray(from).toString()
  writeFileSync(`${out}.sql`, text)
  const lines = text.split('\n').filter((l) => /LOG: {2}(execute|statement)/.test(l))
  console.log('statements per lead: web', lines.filter((l) => l.startsWith('web|')).length / COUNT, 'others', lines.filter((l) => !l.startsWith('web|')).length / COUNT)
  await withDatabase(stand.servers.databaseUrl, async (c) => { for (const q of [`alter system reset log_statement`, 'select pg_reload_conf()']) await c.query(q) })
  // profiles
  const targets = [...urlsOf(web.running.tail()).map((u) => ['web', u]), ...urlsOf(stand.worker.tail()).map((u, i) => [`worker${i}`, u])]
  console.log(targets)
  const open = await Promise.all(targets.map(async ([name, url]) => { const c = await cdp(String(url)); await c('Profiler.enable'); await c('Profiler.setSamplingInterval', { interval: 500 }); await c('Profiler.start'); return [name, c] as const }))
  await many(300, 50); await drained()
  for (const [name, c] of open) { const { profile } = await c('Profiler.stop'); writeFileSync(`${out}.${name}.cpuprofile`, JSON.stringify(profile)) }
}
try { await run() } catch (e) { console.error(e) } finally { for (const t of undo.splice(0).reverse()) await t() }
process.exit(0)
