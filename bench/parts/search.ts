import { say, step } from '../../scripts/lib/progress.ts'
import { fixed, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { bigStock } from '../lib/bigStock.ts'
import { engineOf } from '../lib/engine.ts'
import type { SearchPair } from '../lib/searchPlan.ts'
import { oneByOne, together, type Ways } from '../lib/searchTimes.ts'
import { groupSite, site, throwAwayDir } from '../lib/stand.ts'
import { quantile } from '../lib/stats.ts'

const SIZES = [10_000, 50_000]
const WARM_UP = 100
const SERIAL = 400
const BLOCK = 300
const BLOCKS = 3
const VISITORS = 8
const TENANTS = 200
/** Of Meilisearch's own p95, where there are most cars. */
const P95_LIMIT = 1.5

const rowOf = (name: string, ours: number[], direct: number[]): string[] => {
  const of = (values: number[], share: number) => quantile(values, share)
  return [
    name,
    ...[0.5, 0.95].map((share) => `${fixed(of(ours, share), 1)} ms`),
    ...[0.5, 0.95].map((share) => `${fixed(of(direct, share), 1)} ms`),
    ...[0.5, 0.95].map((share) => fixed(of(ours, share) / of(direct, share))),
  ]
}

const limitOf = (name: string, { ours, direct }: Times): Limit => {
  const ratio = quantile(ours, 0.95) / quantile(direct, 0.95)
  return {
    promise: `${name}: the endpoint's p95 at most ${P95_LIMIT} of Meilisearch's`,
    measured: fixed(ratio),
    kept: ratio <= P95_LIMIT,
  }
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
  const limits: Limit[] = []
  for (const cars of SIZES) {
    const index = `bench_${cars}`
    const plan = await bigStock(stand, { index, cars, tenants: TENANTS }, dir)
    const web = await stand.startWeb({ SEARCH_INDEX: index })
    for (const slug of [site, groupSite]) {
      const { cars: shown = 0, pairs = [] } = plan[slug] ?? {}
      const direct = { port: engine.port, host: engine.host, path: '/multi-search', headers: engine.headers }
      const ours = { port: web.port, host: web.host(slug), path: '/api/search/multi-search', headers: {} }
      const label = `${whole(cars)} cars, a site with ${whole(shown)}`
      const { alone, crowd } = await step(label, () => measure({ ours, direct }, pairs))
      for (const [visitors, times] of [
        ['one visitor', alone],
        [`${VISITORS} at once`, crowd],
      ] as const) {
        const name = `${label}, ${visitors}`
        rows.push(rowOf(name, times.ours, times.direct))
        if (cars === SIZES.at(-1)) limits.push(limitOf(name, times))
      }
      say(`  p50 ${fixed(quantile(alone.ours, 0.5), 1)} ms, direct ${fixed(quantile(alone.direct, 0.5), 1)} ms`)
    }
    await web.running.stop()
  }
  const head = ['', 'endpoint p50', 'p95', 'Meilisearch p50', 'p95', 'ratio p50', 'p95']
  const note =
    `Each search as instant-meilisearch sends it: hits and counts of all facets, and one more query for each refined facet; ` +
    `none repeats, so no answer comes from the endpoint's cache. ${SERIAL} searches one after the other, then ${BLOCKS} × ${BLOCK} by ${VISITORS} visitors at once; ` +
    'both ways alternate, send the same queries with the same scope and find the same number of cars.'
  return { text: [table(head, rows), note], limits }
}
