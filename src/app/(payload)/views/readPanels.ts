import type { Payload, RequestContext, TypedUser, Where } from 'payload'
import { comingUp, type Dated, soonUntil } from '@/src/components/admin/marketers/comingUp'
import { readScheduled } from '@/src/components/admin/marketers/readScheduled'
import { needAttention, type NeedsAttention } from '@/src/domain/dashboard/attention'
import { type ContentKind, contentKinds } from '@/src/domain/dashboard/contentKinds'
import type { FeedHealth } from '@/src/domain/health/stockHealth'
import { instantAt, zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { isInStock } from '@/src/domain/stock/availability/availability'
import type { CarStatus } from '@/src/domain/stock/car/stockEnums'
import { feedsHealth } from '@/src/jobs/health/feedsHealth'
import { healthPool } from '@/src/jobs/health/healthPool'
import { deadLettersByTenant } from '@/src/jobs/queue/deadLetters'
import { readableTenants } from '@/src/payload/access/leadTenants'
import {
  readDated,
  readMostViewed,
  readStock,
  type StockCount,
  type ViewedCar,
} from '@/src/payload/dashboard/readDashboard'
import { readLeadCounts } from '@/src/payload/leadDesk/readDesk'
import { dealershipZone } from '@/tenants/dealershipZone'

interface Asked {
  payload: Payload
  user: TypedUser
  /** The dealership worked for; null: all that the user may see. */
  dealership: string | null
  now: Date
  /** What several panels ask is asked once. */
  context: RequestContext
}

const DAY_MS = 86_400_000
const VIEWED_DAYS = 7

/** What a panel shows; 'denied': the user may not see it; 'unread': its statement failed, and the others are there. */
export type Read<Value> = Value | 'denied' | 'unread'

export const isRead = <Value extends object>(read: Read<Value>): read is Value => typeof read === 'object'

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

const readLeads = async (asked: Asked, tenants: string[] | null) => {
  const zone = await dealershipZone(asked, asked.dealership)
  const since = instantAt({ date: zonedTime(asked.now, zone).date, minutes: 0 }, zone)
  return { since, counts: await readLeadCounts(asked.payload, tenants, since) }
}

const readFeeds = async ({ now }: Asked, tenants: string[] | null) => {
  const scope = tenants ?? 'all'
  const [feeds, refused] = await Promise.all([
    feedsHealth(healthPool(), scope, now),
    deadLettersByTenant(healthPool(), scope),
  ])
  return { feeds, refused }
}

const readViewed = async (asked: Asked, tenants: string[] | null) => {
  const since = new Date(asked.now.getTime() - (VIEWED_DAYS - 1) * DAY_MS)
  const { date } = zonedTime(since, await dealershipZone(asked, asked.dealership))
  return { cars: await readMostViewed(asked.payload, tenants, date) }
}

const none: Record<ContentKind, number> = { offers: 0, 'promo-cards': 0, 'picture-overlays': 0 }

const readSoon = async (asked: Asked, tenants: string[] | null) => {
  const { payload, user, dealership, now } = asked
  const until = soonUntil(now)
  const [rows, scheduled, zone] = await Promise.all([
    readDated(payload, tenants, { from: now, until }),
    readScheduled(payload, user, dealership, now),
    dealershipZone(asked, dealership),
  ])
  const dated = rows.map((row): Dated => ({
    ...row,
    what: contentKinds.find(({ collection }) => collection === row.collection)?.what ?? '',
    _status: 'published',
  }))
  const ends = { ...none, ...Object.fromEntries(rows.map(({ collection, ends }) => [collection, ends])) }
  return { events: comingUp(dated, now, scheduled), ends, from: now, until, zone }
}

/** How many offers, cards and overlays are published and within their dates. */
const readShown = async ({ payload, user, dealership, now }: Asked) => {
  const iso = now.toISOString()
  const where: Where = {
    and: [
      { _status: { equals: 'published' } },
      { or: [{ start: { exists: false } }, { start: { less_than_equal: iso } }] },
      { or: [{ expiry: { exists: false } }, { expiry: { greater_than: iso } }] },
      ...(dealership ? [{ tenant: { equals: dealership } }] : []),
    ],
  }
  const counts = await Promise.all(
    contentKinds.map(async ({ collection }) => {
      const { totalDocs } = await payload.count({ collection, where, user, overrideAccess: false })
      return [collection, totalDocs] as const
    }),
  )
  return { ...none, ...Object.fromEntries(counts) }
}

interface Panels {
  stock: Read<{ counts: Partial<Record<CarStatus, number>>; isGroup: boolean }>
  leads: Read<{ today: number; overdue: number; due: number; since: Date }>
  feeds: Read<{ feeds: FeedHealth[]; refusedCars: number }>
  viewed: Read<{ cars: ViewedCar[] }>
  soon: Read<Awaited<ReturnType<typeof readSoon>>>
  shown: Read<Record<ContentKind, number>>
  /** Of several dealerships without a chosen one; null: of one. */
  attention: { of: number; dealerships: NeedsAttention[] } | null
}

interface Found {
  stock: Read<StockCount[]>
  leads: Read<Awaited<ReturnType<typeof readLeads>>>
  feeds: Read<Awaited<ReturnType<typeof readFeeds>>>
}

const attentionOf = ({ stock, leads, feeds }: Found): Panels['attention'] => {
  if (!isRead(stock)) return null
  const byTenant = Map.groupBy(stock, ({ tenant }) => tenant)
  if (byTenant.size < 2) return null
  const standings = [...byTenant].map(([id, rows]) => ({
    id,
    name: rows[0]?.name ?? '',
    forSale: rows.some(({ isGroup }) => isGroup)
      ? null
      : sumOf(rows, ({ status, cars }) => (status && isInStock({ status }) ? cars : 0)),
    overdueLeads: isRead(leads) ? (leads.counts.find(({ tenant }) => tenant === id)?.overdue ?? 0) : null,
    feeds: isRead(feeds)
      ? feeds.feeds
          .filter(({ tenantId }) => tenantId === id)
          .map(({ active, age, held, lastRun }) => ({
            active,
            age,
            held: held.length,
            lastState: lastRun?.state ?? null,
          }))
      : null,
    refusedCars: isRead(feeds) ? (feeds.refused.get(id) ?? 0) : null,
  }))
  return { of: byTenant.size, dealerships: needAttention(standings) }
}

const countsOf = (stock: readonly StockCount[]): Partial<Record<CarStatus, number>> => {
  const counts: Partial<Record<CarStatus, number>> = {}
  for (const { status, cars } of stock) if (status) counts[status] = (counts[status] ?? 0) + cars
  return counts
}

/**
 * Everything on the dashboard, read at once: for the chosen dealership, or the sum of all that the user has (CMS-02). Each part
 * for those alone who may read its rows, by the access policy.
 */
export const readPanels = async (question: Omit<Asked, 'context'>): Promise<Panels> => {
  const asked: Asked = { ...question, context: {} }
  const { payload, user, dealership } = asked
  const read = async <Value>(
    slug: Parameters<typeof readableTenants>[0],
    of: (asked: Asked, tenants: string[] | null) => Promise<Value>,
  ): Promise<Read<Value>> => {
    const tenants = readableTenants(slug, { ...user, collection: 'users' }, dealership)
    if (tenants?.length === 0) return 'denied'
    return of(asked, tenants).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: `A panel of the dashboard could not be read: ${slug}` })
      return 'unread' as const
    })
  }
  const [stock, leads, feeds, viewed, soon, shown] = await Promise.all([
    read('cars', (_, tenants) => readStock(payload, tenants)),
    read('leads', readLeads),
    read('feed-runs', readFeeds),
    read('cars', readViewed),
    read('offers', readSoon),
    read('promo-cards', readShown),
  ])
  return {
    stock: isRead(stock)
      ? { counts: countsOf(stock), isGroup: stock.length > 0 && stock.every((row) => row.isGroup) }
      : stock,
    leads: isRead(leads)
      ? {
          since: leads.since,
          today: sumOf(leads.counts, (row) => row.today),
          overdue: sumOf(leads.counts, (row) => row.overdue),
          due: sumOf(leads.counts, (row) => row.due),
        }
      : leads,
    feeds: isRead(feeds)
      ? { feeds: feeds.feeds, refusedCars: sumOf([...feeds.refused.values()], (count) => count) }
      : feeds,
    viewed,
    soon,
    shown,
    attention: attentionOf({ stock, leads, feeds }),
  }
}
