import { readFileSync, writeFileSync } from 'node:fs'
import { Pool } from 'pg'
import { z } from 'zod'
import { keysOfSearch } from '../src/domain/alerts/narrowKeys'
import { type Wanted, wantedOf } from '../src/domain/alerts/Wanted'
import { stateFilters } from '../src/domain/search/query/filters'
import { indexedStockDocumentSchema } from '../src/domain/search/index/StockDocument'
import { emptySearchState } from '../src/domain/search/url/SearchState'
import { type CarEvent, findHits } from '../src/jobs/alerts/findHits'

const [, , inFile = '', outFile = ''] = process.argv
const { databaseUrl, tenant, slug, searches, changed, sampled, documents } = z
  .object({
    databaseUrl: z.string(),
    tenant: z.string(),
    slug: z.string(),
    searches: z.number(),
    changed: z.number(),
    sampled: z.number(),
    documents: z.array(indexedStockDocumentSchema),
  })
  .parse(JSON.parse(readFileSync(inFile, 'utf8')))

/** Cars of the demo, as often as it takes, each a car of its own on the site that is measured. */
const cars = Array.from({ length: changed }, (_, at) => {
  const document = documents[at % documents.length]
  if (!document) throw new Error('The demo has no cars.')
  return { ...document, id: crypto.randomUUID(), sites: [slug], price: 5000 + ((at * 7919) % 90_000) }
})

/** Most ask for a model below a price, some for a make or a body, one of ten for a price alone. */
const wantedAt = (at: number): Wanted => {
  const { make, make_model, simple_body } = documents[(at * 31) % documents.length] ?? { make: '', make_model: '' }
  const kind = at % 10
  const refinements =
    kind < 6
      ? { make: [make], make_model: [make_model] }
      : kind < 8
        ? { make: [make] }
        : kind < 9 && simple_body
          ? { simple_body: [simple_body] }
          : {}
  const ranges = { price: { min: null, max: 5000 + ((at * 104_729) % 40_000) } }
  return wantedOf({ ...emptySearchState, refinements, ranges }, {}, null)
}

const pool = new Pool({ connectionString: databaseUrl, max: 2 })
const all = Array.from({ length: searches }, (_, at) => wantedAt(at))
for (let from = 0; from < all.length; from += 10_000) {
  const part = all.slice(from, from + 10_000)
  await pool.query(
    `INSERT INTO saved_searches (tenant_id, kind, email, path, search, words, wanted, narrow, confirmed_at)
     SELECT $1::uuid, 'search', address, '/search', address, address, wanted::jsonb, narrow::jsonb, now() - interval '1 day'
     FROM unnest($2::text[], $3::text[], $4::text[]) AS saved (address, wanted, narrow)`,
    [
      tenant,
      part.map((_, at) => `${from + at}@bench.example`),
      part.map((wanted) => JSON.stringify(wanted)),
      part.map((wanted) => JSON.stringify(keysOfSearch(wanted))),
    ],
  )
}
await pool.query('ANALYZE saved_searches')

const events = cars.map(({ id, price }): CarEvent => ({
  carId: id,
  kind: 'new',
  dollars: price,
  wasDollars: null,
  at: new Date(),
}))
const byId = new Map(cars.map((car) => [car.id, car]))
const sites = new Map([[slug, { id: tenant, visibilityRule: 0, visibilityMakes: [] }]])
const startedAt = performance.now()
const hits = await findHits(pool, events, byId, sites)
const ms = performance.now() - startedAt
await pool.query(`DELETE FROM saved_searches WHERE email LIKE '%@bench.example'`)
await pool.end()

const step = Math.floor(searches / sampled)
const filters = Array.from({ length: sampled }, (_, at) =>
  stateFilters({ refinements: all[at * step]?.refinements ?? {}, ranges: all[at * step]?.ranges ?? {} }),
)
writeFileSync(outFile, JSON.stringify({ ms, hits: hits.length, filters, rssMb: process.memoryUsage().rss / 1e6 }))
