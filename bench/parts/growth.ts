import { step } from '../../scripts/lib/progress.ts'
import { fixed, table, whole, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { bigStock, type BigStock } from '../lib/bigStock.ts'
import { inTurn, type Way } from '../lib/searchTimes.ts'
import { marketplaceSite, site, throwAwayDir, type Web } from '../lib/stand.ts'
import { quantile } from '../lib/stats.ts'

const WARM_UP = 100
const SEARCHES = 400
const CARS_LIMIT = 10
const TENANTS_LIMIT = 1.2

const stocks = {
  few: { index: 'growth_few', cars: 1_000, tenants: 200 },
  many: { index: 'growth_many', cars: 100_000, tenants: 200 },
  alone: { index: 'growth_alone', cars: 500, tenants: 1 },
}

/** What is compared: the same kind of site before and after the platform has grown. */
const comparisons = [
  { name: 'cars', slug: site, from: 'few', to: 'many', limit: CARS_LIMIT },
  { name: 'cars', slug: marketplaceSite, from: 'few', to: 'many', limit: CARS_LIMIT },
  { name: 'dealerships', slug: site, from: 'alone', to: 'many', limit: TENANTS_LIMIT },
] as const

/** What a search costs a visitor when the platform has a hundred times the cars, or two hundred times the dealerships. */
export const growth = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const dir = throwAwayDir(bench.undo)
  const webOf = new Map<string, Web>()
  for (const [key, stock] of Object.entries(stocks)) {
    await bigStock(stand, stock, dir)
    webOf.set(key, await stand.startWeb({ SEARCH_INDEX: stock.index }))
  }
  const rows: string[][] = []
  const limits: Limit[] = []
  for (const { name, slug, from, to, limit } of comparisons) {
    const sides: { stock: BigStock; shown: number; way: Way; searches: unknown[] }[] = []
    for (const key of [from, to]) {
      const plan = (await bigStock(stand, stocks[key], dir))[slug]
      const web = webOf.get(key)
      if (!plan || !web) throw new Error(`There is nothing to search for at ${slug}.`)
      const way: Way = { port: web.port, host: web.host(slug), path: '/api/search/multi-search', headers: {} }
      const searches = plan.pairs.splice(0, WARM_UP + SEARCHES).map(({ ours }) => ours)
      sides.push({ stock: stocks[key], shown: plan.cars, way, searches })
    }
    const times = await step(`${slug}: from ${from} to ${to}`, async () => {
      await inTurn(sides, WARM_UP)
      return inTurn(
        sides.map((side) => ({ ...side, searches: side.searches.slice(WARM_UP) })),
        SEARCHES,
      )
    })
    const [before = Number.NaN, after = Number.NaN] = times.map((list) => quantile(list, 0.5))
    sides.forEach(({ stock, shown }, at) => {
      const list = times[at] ?? []
      const label = `${whole(stock.cars)} cars of ${stock.tenants}, a site with ${whole(shown)}`
      const ratio = at === 0 ? '1.00' : fixed(after / before)
      rows.push([label, `${fixed(quantile(list, 0.5), 1)} ms`, `${fixed(quantile(list, 0.95), 1)} ms`, ratio])
    })
    const [small, large] = sides.map(({ shown }) => whole(shown))
    limits.push({
      promise:
        name === 'cars'
          ? `100 times the cars (a site's own from ${small} to ${large}): a search costs at most ${limit} times as much`
          : `A dealership with ${large} cars among 200 instead of alone: a search costs at most ${limit} times as much`,
      measured: fixed(after / before),
      kept: after / before <= limit,
    })
  }
  for (const web of webOf.values()) await web.running.stop()
  const note = `Median of ${SEARCHES} searches one after the other through the endpoint, none from its cache, both sides in turn.`
  return { text: [table(['', 'p50', 'p95', 'p50 ratio'], rows), note], limits }
}
