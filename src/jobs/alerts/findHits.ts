import type { Pool } from 'pg'
import { z } from 'zod'
import { carFacts, type CarFacts } from '@/src/domain/alerts/carFacts'
import { matcherOf } from '@/src/domain/alerts/carMatchesSearch'
import { keysOfCar } from '@/src/domain/alerts/narrowKeys'
import type { AlertKind } from '@/src/domain/alerts/stockEvent'
import { wantedSchema } from '@/src/domain/alerts/Wanted'
import { withinVisibilityRule } from '@/src/domain/outbound/isAdvertised'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import type { AlertSite } from './alertSites'

/** Something that happened to a car. */
export interface CarEvent {
  carId: string
  kind: AlertKind
  dollars: number | null
  /** The price before a drop. */
  wasDollars: number | null
  /** When the car changed. Whoever saved a search later has seen the car as it is now. */
  at: Date
}

export interface Hit {
  searchId: string
  event: CarEvent
}

interface Candidate {
  facts: CarFacts
  event: CarEvent
}

/** Cars of each site by the keys searches are kept under. */
const byKey = (
  events: readonly CarEvent[],
  documents: ReadonlyMap<string, IndexedStockDocument>,
  sites: ReadonlyMap<string, AlertSite>,
): Map<string, Candidate[]> => {
  const index = new Map<string, Candidate[]>()
  for (const event of events) {
    const document = documents.get(event.carId)
    if (!document) continue
    const facts = carFacts(document)
    for (const slug of document.sites) {
      const site = sites.get(slug)
      if (!site || !withinVisibilityRule(document, site)) continue
      for (const key of keysOfCar(facts)) {
        const at = `${site.id} ${key}`
        const there = index.get(at)
        if (there) there.push({ facts, event })
        else index.set(at, [{ facts, event }])
      }
    }
  }
  return index
}

const searchRows = z.array(
  z.object({
    id: z.string(),
    tenant: z.string(),
    narrow: z.array(z.string()),
    wanted: wantedSchema,
    since: z.date(),
  }),
)

/** Searches read at a time. */
const PAGE = 10_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The searches that are on and kept under one of these keys, page by page. */
async function* searchesUnder(pool: Pool, tenants: string[], keys: string[]) {
  for (let after = FIRST_ID; ;) {
    const { rows } = await pool.query(
      `SELECT id::text, tenant_id::text AS tenant, narrow, wanted, confirmed_at AS since FROM saved_searches
       WHERE kind = 'search' AND confirmed_at IS NOT NULL AND paused_at IS NULL AND tenant_id = ANY($1::uuid[])
         AND narrow ?| $2::text[] AND id > $3::uuid
       ORDER BY id LIMIT ${PAGE}`,
      [tenants, keys, after],
    )
    const searches = searchRows.parse(rows)
    yield searches
    const last = searches.at(-1)
    if (!last || searches.length < PAGE) return
    after = last.id
  }
}

/**
 * Percolation (ALRT-01): compares changed cars with the stored searches of every site that shows them. Reads few
 * searches: only those stored under a make, model or body of one of the cars.
 */
export const findHits = async (
  pool: Pool,
  events: readonly CarEvent[],
  documents: ReadonlyMap<string, IndexedStockDocument>,
  sites: ReadonlyMap<string, AlertSite>,
): Promise<Hit[]> => {
  const index = byKey(events, documents, sites)
  const places = [...index.keys()]
  const tenants = [...new Set(places.map((place) => place.slice(0, place.indexOf(' '))))]
  const keys = [...new Set(places.map((place) => place.slice(place.indexOf(' ') + 1)))]
  if (keys.length === 0) return []
  const hits: Hit[] = []
  for await (const searches of searchesUnder(pool, tenants, keys)) {
    for (const { id, tenant, narrow, wanted, since } of searches) {
      const candidates = new Set(narrow.flatMap((key) => index.get(`${tenant} ${key}`) ?? []))
      if (candidates.size === 0) continue
      const finds = matcherOf(wanted)
      for (const { facts, event } of candidates)
        if (event.at > since && finds(facts)) hits.push({ searchId: id, event })
    }
  }
  return hits
}
