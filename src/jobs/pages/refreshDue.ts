import type { Pool } from 'pg'
import { z } from 'zod'
import { tagsFor } from '@/src/domain/cache/tags'
import { arrivalEnding, soldIndexEnding, soldLeaving, type SecondsWindow } from '@/src/domain/search/query/timeWindow'
import type { SyncDeps, TimedSite } from '../index/SyncDeps'
import { readSyncState, writeSyncState } from '../index/syncState'

/** What time changed since the last look. */
export interface DueReport {
  /** Sites whose listings were refreshed. */
  sites: string[]
  /** Cars whose own pages were refreshed, or that leave the index. */
  cars: string[]
}

const STATE = 'time'
const stateSchema = z.object({ lookedAt: z.iso.datetime() })
const carRows = z.array(z.object({ id: z.string(), slug: z.string(), tenant_id: z.string() }))
type CarRow = z.infer<typeof carRows>[number]

/** The longest stretch looked back over: after a longer rest, cached pages are older than an hour anyway. */
const LOOK_BACK_MS = 7 * 86_400_000

/** Lines a car crosses by time: the column that counts, and the cars it counts for. */
const lines = [
  {
    column: 'sold_date_timestamp',
    statuses: ['sold'],
    days: (site: TimedSite) => site.soldVisibleDays,
    window: soldLeaving,
  },
  {
    column: 'listed_at',
    statuses: ['in_stock', 'coming_soon'],
    days: (site: TimedSite) => site.justArrivedDays,
    window: arrivalEnding,
  },
] as const

/** A window of whole seconds as times: from the first, before the second. */
const between = ({ after, upTo }: SecondsWindow): [Date, Date] => [
  new Date((after + 1) * 1000),
  new Date((upTo + 1) * 1000),
]

const crossing = async (pool: Pool, column: string, statuses: readonly string[], window: SecondsWindow) => {
  const { rows } = await pool.query(
    `SELECT id::text, slug, tenant_id::text FROM cars
     WHERE ${column} >= $1 AND ${column} < $2 AND status::text = ANY($3) AND slug IS NOT NULL
       AND show_on_dealer_website IS NOT FALSE`,
    [...between(window), [...statuses]],
  )
  return carRows.parse(rows)
}

/** Cars that crossed a line on each site. Most sites share their settings, so each distinct line is queried once. */
const changesOf = async (pool: Pool, sites: TimedSite[], from: Date, to: Date) => {
  const changes = new Map<TimedSite, CarRow[]>(sites.map((site) => [site, []]))
  for (const { column, statuses, days, window } of lines) {
    for (const length of new Set(sites.map(days))) {
      const cars = await crossing(pool, column, statuses, window(length, from, to))
      if (cars.length === 0) continue
      for (const site of sites.filter((each) => days(each) === length)) {
        changes.get(site)?.push(...cars.filter(({ tenant_id }) => site.tenantIds.includes(tenant_id)))
      }
    }
  }
  return [...changes].filter(([, cars]) => cars.length > 0)
}

/** Cars whose document must leave the index now: queued like an edit. */
const queueEnded = async (pool: Pool, from: Date, to: Date): Promise<string[]> => {
  const { rows } = await pool.query(
    `INSERT INTO stock_changes (car_id, tenant_id, reason)
     SELECT id, tenant_id, 'time' FROM cars
     WHERE status = 'sold' AND sold_date_timestamp >= $1 AND sold_date_timestamp < $2
     RETURNING car_id::text`,
    between(soldIndexEnding(from, to)),
  )
  return z
    .array(z.object({ car_id: z.string() }))
    .parse(rows)
    .map(({ car_id }) => car_id)
}

/**
 * Refreshes what time alone changed since the last look: a sold car's days on a site are over (SEA-23), a car is no
 * longer 'just arrived' there (PRC-14), a sold car's document has to leave the index. Exactly the listings of the sites
 * and the pages of the cars that crossed such a line. The first look only notes the time.
 */
export const refreshDue = async (deps: SyncDeps, now: Date): Promise<DueReport> => {
  const { pool, reader } = deps
  const state = await readSyncState(pool, STATE, stateSchema)
  const from = new Date(Math.max(Date.parse(state?.lookedAt ?? now.toISOString()), now.getTime() - LOOK_BACK_MS))
  const report: DueReport = { sites: [], cars: [] }
  if (from < now) {
    const ended = await queueEnded(pool, from, now)
    const changes = await changesOf(pool, await reader.sites(), from, now)
    const tags = changes.flatMap(([site, cars]) => [
      tagsFor.stock(site.id),
      ...cars.map(({ slug }) => tagsFor.carSlug(site.id, slug)),
    ])
    if (tags.length > 0) await deps.revalidate([...new Set(tags)])
    report.sites = changes.map(([site]) => site.id)
    report.cars = [...new Set([...ended, ...changes.flatMap(([, cars]) => cars.map(({ id }) => id))])]
  }
  // Stored last: a worker killed before this checks the same period again.
  if (from <= now) await writeSyncState(pool, STATE, { lookedAt: now.toISOString() })
  return report
}
