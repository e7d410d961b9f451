import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { scopeBrowserQuery } from '../src/domain/search/query/browserQuery'
import { facets } from '../src/domain/search/facets/facets'
import { siteFilter } from '../src/domain/search/index/siteFilter'
import { indexedStockDocumentSchema, type IndexedStockDocument } from '../src/domain/search/index/StockDocument'
import { env } from '../src/env'
import { createStockEngine } from '../src/services/search/stockEngine'
import { loadOrderSchema, type SearchPlan } from './lib/searchPlan'

/**
 * Run by tsx, as the app's own code needs: fills an index with cars of some dealerships, made of the demo's documents,
 * and writes down searches for three sites: one dealership, a group of twenty, and a marketplace with every car.
 */
const {
  index,
  cars: carsWanted,
  tenants,
  samplesFile,
  planFile,
  sites,
} = loadOrderSchema.parse(JSON.parse(process.argv[2] ?? ''))
const { site, group, marketplace } = sites
const GROUP_MEMBERS = 20
const BATCH = 5000
const SEARCHES = 1500
const PAGE_SIZE = 24

const samples = z.array(indexedStockDocumentSchema).parse(JSON.parse(readFileSync(samplesFile, 'utf8')))

/** The same numbers in every run (mulberry32). */
const random = ((state: number) => () => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
})(20_26)

const oneOf = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('Nothing to choose from: the demo has no documents.')
  return chosen
}

const carNumber = (number: number): IndexedStockDocument => {
  const sample = oneOf(samples)
  const tenant = number % tenants
  const slug = `${sample.make_slug}-${sample.model_slug}-b${number}`
  const own = tenant === 0 ? site : `dealership-${tenant}`
  return {
    ...sample,
    id: `bench-${number}`,
    slug,
    path: `/cars/${slug}`,
    stocknum: `B${number}`,
    // Sites show sold cars for different numbers of days; without any, every site's scope is the same.
    status: 'in_stock',
    sold_date_timestamp: null,
    dealership_slug: own,
    tenant: `tenant-${tenant}`,
    sites: [own, ...(tenant < GROUP_MEMBERS ? [group] : []), marketplace],
    price: 1 + Math.round((sample.price ?? 30_000) * (0.7 + 0.6 * random())),
    km: sample.km === null ? null : Math.round(sample.km * (0.5 + random())),
    created_at_timestamp: sample.created_at_timestamp - Math.floor(random() * 8_000_000),
  }
}

const { MEILISEARCH_URL: host, MEILISEARCH_MASTER_KEY: apiKey } = env()
const engine = createStockEngine({ host, apiKey, index, timeoutMs: 60_000, taskTimeoutMs: 600_000 })
await engine.ensureIndex()
const cars = Array.from({ length: carsWanted }, (_, number) => carNumber(number))
for (let start = 0; start < cars.length; start += BATCH) await engine.writeDocuments(cars.slice(start, start + BATCH))
await engine.close()

const all = facets.map(({ attribute }) => attribute)
const sorts = [[], [], ['price:asc'], ['price:desc'], ['created_at_timestamp:desc']]

type Refined = { attribute: string; filter: string }[]
const refinements: (() => { q: string; refined: Refined })[] = [
  () => ({ q: '', refined: [] }),
  () => ({ q: oneOf(samples).make.toLowerCase(), refined: [] }),
  () => ({ q: oneOf(samples).title.split(' ').slice(1, 3).join(' ').toLowerCase(), refined: [] }),
  () => ({ q: '', refined: [{ attribute: 'make', filter: `"make"="${oneOf(samples).make}"` }] }),
  () => {
    const { make_model, car_type } = oneOf(samples)
    const model = { attribute: 'make_model', filter: `"make_model"="${make_model}"` }
    return { q: '', refined: [model, { attribute: 'car_type', filter: `"car_type"="${car_type}"` }] }
  },
]

/** What instant-meilisearch posts for one state of the page. The top price makes every search one of its own. */
const browserQueries = (number: number) => {
  const { q, refined } = (refinements[number % refinements.length] ?? oneOf(refinements))()
  const price = [`"price"<=${900_000 + number}`]
  const without = (left: string | null) =>
    refined.filter(({ attribute }) => attribute !== left).map(({ filter }) => [filter])
  const base = { indexUid: index, q, attributesToHighlight: ['*'] }
  const counted = all.filter((attribute) => !refined.some((one) => one.attribute === attribute))
  const page = random() < 0.8 ? 1 : 2
  const main = {
    ...base,
    facets: counted,
    filter: [price, ...without(null)],
    sort: oneOf(sorts),
    page,
    hitsPerPage: PAGE_SIZE,
  }
  const others = refined.map(({ attribute }) => ({
    ...base,
    facets: [attribute],
    filter: [price, ...without(attribute)],
    page: 1,
    hitsPerPage: 0,
  }))
  return [main, ...others]
}

const planFor = (slug: string): SearchPlan[string] => {
  const settings = { slug, soldVisibleDays: 0, visibilityRule: 0, visibilityMakes: [] }
  const scope = siteFilter(settings, new Date())
  const pairs = Array.from({ length: SEARCHES }, (_, number) => {
    const queries = browserQueries(number)
    const scoped = queries.map((query) => ({
      ...scopeBrowserQuery(query, scope),
      indexUid: index,
    }))
    return { ours: { queries }, direct: { queries: scoped } }
  })
  return { cars: cars.filter(({ sites }) => sites.includes(slug)).length, pairs }
}

const plan: SearchPlan = Object.fromEntries([site, group, marketplace].map((slug) => [slug, planFor(slug)]))
writeFileSync(planFile, JSON.stringify(plan))
