import { step } from '../../scripts/lib/progress.ts'
import { fixed, medianRatio, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { bigStock } from '../lib/bigStock.ts'
import { mustAsk } from '../lib/http.ts'
import { putUnderLoad, type LoadResult } from '../lib/load.ts'
import { startNaive } from '../lib/naive.ts'
import { groupSite, marketplaceSite, searchPath, throwAwayDir, type Web } from '../lib/stand.ts'
import { median } from '../lib/stats.ts'

const STOCK = { index: 'bench_50000', cars: 50_000, tenants: 200 }
const ROUNDS = 3
const SECONDS = 6
const CONNECTIONS = 4
const TIMES_FASTER = 4

/** A make and a top price nobody asked for before: no cache of any kind has it. */
const path = `${searchPath}?make=Toyota&make=Mazda&simple_body=SUV&price=:9{n}`

const countIn = (html: string): number =>
  Number(/data-testid="result-count"[^>]*>([^<]*)</.exec(html)?.[1]?.replace(/\D/g, '') || Number.NaN)

/** Search pages with filters, rendered afresh: through the engine, and with a PostgreSQL query for every facet. */
export const ssr = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const plan = await bigStock(stand, STOCK, throwAwayDir(bench.undo))
  const naive = await step('The same cars in PostgreSQL', () => startNaive(bench, stand, STOCK.index))
  const webs = {
    ours: await stand.startWeb({ SEARCH_INDEX: STOCK.index }),
    naive: await stand.startWeb(naive.variables),
  }
  const rows: string[][] = []
  const limits: Limit[] = []
  for (const slug of [groupSite, marketplaceSite]) {
    const measured: Record<'ours' | 'naive', LoadResult[]> = { ours: [], naive: [] }
    const load = (side: 'ours' | 'naive', seconds: number) => {
      const { port, host, running }: Web = webs[side]
      return putUnderLoad({ name: side, port, host: host(slug), path, pid: running.ref.pid }, seconds, CONNECTIONS)
    }
    const found = await Promise.all(
      Object.values(webs).map(async ({ port, host }) =>
        countIn((await mustAsk(port, host(slug), path.replace('{n}', '00000'))).body.toString()),
      ),
    )
    if (!(found[0] ?? 0) || found[0] !== found[1])
      throw new Error(`Not the same page: ${found.join(' and ')} cars at ${slug}.`)
    await step(`Load on ${slug}`, async () => {
      await load('ours', 3)
      await load('naive', 3)
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const side of round % 2 === 0 ? (['ours', 'naive'] as const) : (['naive', 'ours'] as const)) {
          measured[side].push(await load(side, SECONDS))
        }
      }
    })
    const rate = (side: 'ours' | 'naive') => measured[side].map(({ perSecond }) => perSecond)
    const ratio = medianRatio(rate('ours'), rate('naive'))
    const shown = whole(plan[slug]?.cars ?? 0)
    const cells = [whole(found[0] ?? 0), fixed(median(rate('ours')), 1), fixed(median(rate('naive')), 1), fixed(ratio)]
    rows.push([`a site with ${shown} of ${whole(STOCK.cars)} cars`, ...cells])
    limits.push({
      promise: `Filtered search page of a site with ${shown} cars: at least ${TIMES_FASTER} times the naive approach's requests per second`,
      measured: fixed(ratio),
      kept: ratio >= TIMES_FASTER,
    })
  }
  for (const web of Object.values(webs)) await web.running.stop()
  const head = ['', 'cars found', 'pages per second', 'with a query per facet', 'ratio']
  const note =
    `The same application and the same HTML, no request repeated: only what answers its searches differs. The naive side asks PostgreSQL (one table, ` +
    `indexed by site, make, model and price) for the cars, their number and each facet's counts, ten connections at once. ` +
    `${ROUNDS} alternating rounds of ${SECONDS} s, ${CONNECTIONS} visitors.`
  return { text: [table(head, rows), note], limits }
}
