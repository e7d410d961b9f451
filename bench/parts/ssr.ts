import { step } from '../../scripts/lib/progress.ts'
import { fixed, medianRatio, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { bigStock } from '../lib/bigStock.ts'
import { mustAsk } from '../lib/http.ts'
import { putUnderLoad, type LoadResult } from '../lib/load.ts'
import { copyToPostgres, startNaive } from '../lib/naive.ts'
import { groupSite, marketplaceSite, searchPath, throwAwayDir, type Web } from '../lib/stand.ts'
import { median } from '../lib/stats.ts'

const STOCK = { index: 'bench_50000', cars: 50_000, tenants: 200 }
const ROUNDS = 3
const SECONDS = 6
const CONNECTIONS = 4
const TIMES_FASTER = 4

const SIDES = ['ours', 'naive', 'naiveShown'] as const
type Side = (typeof SIDES)[number]

/** A make and a price limit that are in no cache yet. */
const path = `${searchPath}?make=Toyota&make=Mazda&simple_body=SUV&price=:9{n}`

const countIn = (html: string): number =>
  Number(/data-testid="result-count"[^>]*>([^<]*)</.exec(html)?.[1]?.replace(/\D/g, '') || Number.NaN)

/** Search pages with filters, rendered afresh: through the engine, and with a PostgreSQL query for every facet. */
export const ssr = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const plan = await bigStock(stand, STOCK, throwAwayDir(bench.undo))
  await step('The same cars in PostgreSQL', () => copyToPostgres(stand, STOCK.index))
  const startNaiveWeb = async (counted: 'every' | 'shown') =>
    stand.startWeb((await startNaive(bench, stand, STOCK.index, counted)).variables)
  const webs: Record<Side, Web> = {
    ours: await stand.startWeb({ SEARCH_INDEX: STOCK.index }),
    naive: await startNaiveWeb('every'),
    naiveShown: await startNaiveWeb('shown'),
  }
  const rows: string[][] = []
  const limits: Limit[] = []
  for (const slug of [groupSite, marketplaceSite]) {
    const measured: Record<Side, LoadResult[]> = { ours: [], naive: [], naiveShown: [] }
    const load = (side: Side, seconds: number) => {
      const { port, host, running } = webs[side]
      return putUnderLoad({ name: side, port, host: host(slug), path, pid: running.ref.pid }, seconds, CONNECTIONS)
    }
    const found = await Promise.all(
      Object.values(webs).map(async ({ port, host }) =>
        countIn((await mustAsk(port, host(slug), path.replace('{n}', '00000'))).body.toString()),
      ),
    )
    if (!(found[0] ?? 0) || new Set(found).size > 1)
      throw new Error(`Not the same page: ${found.join(' and ')} cars at ${slug}.`)
    await step(`Load on ${slug}`, async () => {
      for (const side of SIDES) await load(side, 3)
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
          measured[side].push(await load(side, SECONDS))
        }
      }
    })
    const rate = (side: Side) => measured[side].map(({ perSecond }) => perSecond)
    const ratio = medianRatio(rate('ours'), rate('naive'))
    const shown = whole(plan[slug]?.cars ?? 0)
    const speeds = SIDES.map((side) => fixed(median(rate(side)), 1))
    const cells = [whole(found[0] ?? 0), ...speeds, fixed(ratio), fixed(medianRatio(rate('ours'), rate('naiveShown')))]
    rows.push([`a site with ${shown} of ${whole(STOCK.cars)} cars`, ...cells])
    limits.push({
      promise: `Filtered search page of a site with ${shown} cars: at least ${TIMES_FASTER} times the naive approach's requests per second`,
      measured: fixed(ratio),
      kept: ratio >= TIMES_FASTER,
    })
  }
  for (const web of Object.values(webs)) await web.running.stop()
  const head = [
    '',
    'cars found',
    'pages per second',
    'a query per facet',
    'a query per shown facet',
    'ratio',
    'of shown',
  ]
  const note =
    `The same application and the same HTML, no request repeated: only what answers its searches differs. The naive side asks PostgreSQL (one table, ` +
    `indexed by site, make, model and price) for the cars, their number and each facet's counts, ten connections at once: of every facet of the table ` +
    `(SEA-01 to SEA-03), which the ratio is to, and of those the page shows, which is all that ours counts. ` +
    `${ROUNDS} alternating rounds of ${SECONDS} s, ${CONNECTIONS} visitors.`
  return { text: [table(head, rows), note], limits }
}
