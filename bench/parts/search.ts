import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../../scripts/lib/processes.ts'
import { say, step } from '../../scripts/lib/progress.ts'
import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { engineOf, stockDocuments } from '../lib/engine.ts'
import { searchPlanSchema, type SearchPair } from '../lib/searchPlan.ts'
import { oneByOne, together, type Ways } from '../lib/searchTimes.ts'
import { groupSite, site, throwAwayDir, type Stand } from '../lib/stand.ts'
import { quantile } from '../lib/stats.ts'

const SIZES = [10_000, 50_000]
const WARM_UP = 100
const SERIAL = 400
const BLOCK = 300
const BLOCKS = 3
const VISITORS = 8

/** Fills an index of its own with the project's documents and settings. @returns searches for each site. */
const load = async (stand: Stand, cars: number, index: string, dir: string) => {
  const samples = join(dir, 'documents.json')
  const plan = join(dir, `${index}.json`)
  writeFileSync(samples, JSON.stringify(await stockDocuments(stand.servers)))
  const args = ['bench/loadStock.ts', index, String(cars), samples, plan, site, groupSite]
  const env = { ...stand.variables, NODE_ENV: 'production' }
  const { code, tail } = await runToEnd({ command: 'tsx', args }, { name: 'load', env, onLine: () => undefined })
  if (code !== 0) throw new Error(`The documents could not be loaded:\n${tail.join('\n')}`)
  return searchPlanSchema.parse(JSON.parse(readFileSync(plan, 'utf8')))
}

const rowOf = (name: string, ours: number[], direct: number[]): string[] => {
  const of = (values: number[], share: number) => quantile(values, share)
  return [
    name,
    ...[0.5, 0.95].map((share) => `${fixed(of(ours, share), 1)} ms`),
    ...[0.5, 0.95].map((share) => `${fixed(of(direct, share), 1)} ms`),
    ...[0.5, 0.95].map((share) => fixed(of(ours, share) / of(direct, share))),
  ]
}

const measure = async (ways: Ways, pairs: SearchPair[]): Promise<{ alone: Times; crowd: Times }> => {
  const take = (count: number) => pairs.splice(0, count)
  await oneByOne(ways, take(WARM_UP))
  const alone = await oneByOne(ways, take(SERIAL))
  const crowd: Times = { ours: [], direct: [] }
  for (let block = 0; block < BLOCKS; block += 1) {
    const queries = take(BLOCK)
    const first = block % 2 === 0 ? 'ours' : 'direct'
    for (const way of first === 'ours' ? (['ours', 'direct'] as const) : (['direct', 'ours'] as const)) {
      crowd[way].push(
        ...(await together(
          ways[way],
          queries.map((pair) => pair[way]),
          VISITORS,
        )),
      )
    }
  }
  return { alone, crowd }
}

type Times = { ours: number[]; direct: number[] }

/** Search through the site's own endpoint against the same searches sent straight to Meilisearch. */
export const search = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const dir = throwAwayDir(bench.undo)
  const engine = engineOf(stand.servers)
  const rows: string[][] = []
  for (const cars of SIZES) {
    const index = `bench_${cars}`
    const plan = await step(`${whole(cars)} cars of 200 dealerships`, () => load(stand, cars, index, dir))
    const web = await stand.startWeb({ SEARCH_INDEX: index })
    for (const [slug, { cars: shown, pairs }] of Object.entries(plan)) {
      const direct = { port: engine.port, host: engine.host, path: '/multi-search', headers: engine.headers }
      const ours = { port: web.port, host: web.host(slug), path: '/api/search/multi-search', headers: {} }
      const label = `${whole(cars)} cars, a site with ${whole(shown)}`
      const { alone, crowd } = await step(label, () => measure({ ours, direct }, pairs))
      rows.push(rowOf(`${label}, one visitor`, alone.ours, alone.direct))
      rows.push(rowOf(`${label}, ${VISITORS} at once`, crowd.ours, crowd.direct))
      say(`  p50 ${fixed(quantile(alone.ours, 0.5), 1)} ms, direct ${fixed(quantile(alone.direct, 0.5), 1)} ms`)
    }
    await web.running.stop()
  }
  const head = ['', 'endpoint p50', 'p95', 'Meilisearch p50', 'p95', 'ratio p50', 'p95']
  const note =
    `Each search as instant-meilisearch sends it: hits and counts of all facets, and one more query for each refined facet; ` +
    `none repeats, so no answer comes from the endpoint's cache. ${SERIAL} searches one after the other, then ${BLOCKS} × ${BLOCK} by ${VISITORS} visitors at once; ` +
    'both ways alternate, send the same queries with the same scope and find the same number of cars.'
  return { text: [table(head, rows), note], limits: [] }
}
