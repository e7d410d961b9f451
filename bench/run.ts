import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { projectRoot } from '../scripts/servers/dataDir.ts'
import { explain } from '../scripts/lib/Problem.ts'
import { stopOpenRuns } from '../scripts/servers/processes.ts'
import { say } from '../scripts/lib/progress.ts'
import { startBaseline, type Baseline } from './lib/baseline.ts'
import type { Bench, Limit, Part } from './lib/Bench.ts'
import { closeConnections } from './lib/http.ts'
import { pagesOf } from './lib/pagesOf.ts'
import { sectionOf, withSection } from './lib/report.ts'
import { startStand, type Stand } from './lib/stand.ts'
import { alerts } from './parts/alerts.ts'
import { alertsDrill } from './parts/alertsDrill.ts'
import { attacks } from './parts/attacks.ts'
import { bundle } from './parts/bundle.ts'
import { edge } from './parts/edge.ts'
import { edgeDay } from './parts/edgeDay.ts'
import { edgeEdit } from './parts/edgeEdit.ts'
import { edgeFailures } from './parts/edgeFailures.ts'
import { edgeFlood } from './parts/edgeFlood.ts'
import { facetClick } from './parts/facetClick.ts'
import { feeds } from './parts/feeds.ts'
import { feedsLive } from './parts/feedsLive.ts'
import { language } from './parts/language.ts'
import { firstTap } from './parts/firstTap.ts'
import { growth } from './parts/growth.ts'
import { leads } from './parts/leads.ts'
import { leadsDrill } from './parts/leadsDrill.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { memory } from './parts/memory.ts'
import { pages } from './parts/pages.ts'
import { paint } from './parts/paint.ts'
import { paymentsDrill } from './parts/paymentsDrill.ts'
import { pdf } from './parts/pdf.ts'
import { reconcile } from './parts/reconcile.ts'
import { search } from './parts/search.ts'
import { ssr } from './parts/ssr.ts'
import { start } from './parts/start.ts'
import { sync } from './parts/sync.ts'
import { vehicle } from './parts/vehicle.ts'

const parts: Record<string, { title: string; run: Part }> = {
  start: { title: 'Start time', run: start },
  memory: { title: 'Memory', run: memory },
  pages: { title: 'Cached pages', run: pages },
  vehicle: { title: 'A vehicle page is made', run: vehicle },
  bundle: { title: 'First-load JavaScript', run: bundle },
  sync: { title: 'An edit becomes visible', run: sync },
  reconcile: { title: 'An edit during the comparison', run: reconcile },
  search: { title: 'Search through the endpoint', run: search },
  growth: { title: 'Search as the platform grows', run: growth },
  ssr: { title: 'Filtered search pages', run: ssr },
  click: { title: 'From click to results', run: facetClick },
  'first-tap': { title: 'First tap on a slow phone', run: firstTap },
  paint: { title: 'Paint on a slow phone', run: paint },
  lighthouse: { title: 'Lighthouse on a phone', run: lighthouse },
  pdf: { title: 'Brochures as PDF', run: pdf },
  language: { title: 'A shopper’s sentence', run: language },
  leads: { title: 'Leads and the lead desk', run: leads },
  'leads-drill': { title: 'Leads while everything is killed', run: leadsDrill },
  'payments-drill': { title: 'Payments while everything is killed', run: paymentsDrill },
  alerts: { title: 'Alerts for saved searches', run: alerts },
  'alerts-drill': { title: 'Alerts while the worker is killed', run: alertsDrill },
  feeds: { title: 'Stock feeds', run: feeds },
  edge: { title: 'Kept pages from the edge', run: edge },
  'edge-edit': { title: 'An edit becomes visible at the edge', run: edgeEdit },
  'edge-day': { title: 'A day at the edge', run: edgeDay },
  'edge-flood': { title: 'One site is flooded', run: edgeFlood },
  'edge-failures': { title: 'Replicas, edges and Redis are killed', run: edgeFailures },
  attacks: { title: 'The attacks of the security review', run: attacks },
  'feeds-live': { title: 'A feed beside shoppers', run: feedsLive },
}

const resultsFile = join(projectRoot, 'bench/RESULTS.md')

const record = async (name: string, section: string): Promise<void> => {
  const earlier = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : null
  const options = { ...(await resolveConfig(resultsFile)), filepath: resultsFile }
  writeFileSync(resultsFile, await format(withSection(earlier, name, section), options))
}

const undo: Bench['undo'] = [closeConnections]
let stopping: Promise<void> | null = null
const stopAll = (): Promise<void> => {
  stopping ??= (async () => {
    await stopOpenRuns()
    for (const task of undo.splice(0).reverse()) await task()
  })()
  return stopping
}

let stand: Promise<Stand> | null = null
let baseline: Promise<Baseline> | null = null
const bench: Bench = {
  undo,
  stand: () => (stand ??= startStand(undo)),
  baseline: (of) => (baseline ??= pagesOf(of).then((twins) => startBaseline(twins, undo))),
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stopAll().finally(() => process.exit(1)))
}

/** Runs the named parts, or all, and writes each one's results as soon as it has them. @returns every limit met or not. */
const runParts = async (names: string[]): Promise<Limit[]> => {
  const limits: Limit[] = []
  for (const name of names) {
    const part = parts[name]
    if (!part) throw new Error(`There is no part ${name}. There are: ${Object.keys(parts).join(', ')}.`)
    say(`\n── ${part.title} ${'─'.repeat(Math.max(0, 60 - part.title.length))}`)
    const result = await part.run(bench)
    const section = sectionOf(part.title, result)
    await record(name, section)
    say(`\n${section}`)
    limits.push(...result.limits)
  }
  return limits
}

try {
  const asked = process.argv.slice(2)
  const limits = await runParts(asked.length > 0 ? asked : Object.keys(parts))
  const missed = limits.filter(({ kept }) => !kept)
  say(`\n${limits.length - missed.length} of ${limits.length} limits kept.`)
  for (const { promise, measured } of missed) say(`✗ ${promise}: ${measured}`)
  process.exitCode = missed.length > 0 ? 1 : 0
} catch (error) {
  say(explain(error))
  process.exitCode = 1
} finally {
  await stopAll()
}
