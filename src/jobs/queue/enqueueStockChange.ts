import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import { relationId } from '@/src/domain/relationId'
import { queues, tasks } from '../taskNames'
import { transactionSql } from './transactionSql'

export interface StockChange {
  carId: string
  tenantId: string
  /** The car's slug, and its previous one when that differs: both pages are refreshed at once. */
  slugs: string[]
  reason: 'edit' | 'delete'
}

/** Wakes the stock worker; jobs with the same key are merged. */
const wakeStock = (key: string) =>
  sql`SELECT wake_worker(${tasks.syncStock}, '{}'::json, ${queues.stock}, ${`${tasks.syncStock}:${key}`})`

/**
 * Queues one car for the search index and its page for a refresh, in the transaction of the write, so that both commit
 * or roll back with it. No network access. The wake-up is keyed by car, so that writes to different cars never wait for
 * each other.
 */
export const enqueueStockChange = async (req: PayloadRequest, change: StockChange): Promise<void> => {
  const { carId, tenantId, slugs, reason } = change
  await transactionSql(
    req,
    sql`INSERT INTO stock_changes (car_id, tenant_id, reason) VALUES (${carId}, ${tenantId}, ${reason})`,
  )
  await transactionSql(req, wakeStock(carId))
  const payload = JSON.stringify({ tenantId, slugs })
  await transactionSql(req, sql`SELECT wake_worker(${tasks.revalidateCar}, ${payload}::json, NULL, NULL)`)
}

/** Queues every car of some dealerships, because their documents contain the dealership's name, address or group. */
export const enqueueTenantStock = async (req: PayloadRequest, tenantIds: string[]): Promise<void> => {
  if (tenantIds.length === 0) return
  const ids = JSON.stringify(tenantIds)
  await transactionSql(
    req,
    sql`INSERT INTO stock_changes (car_id, tenant_id, reason)
        SELECT cars.id, cars.tenant_id, 'tenant' FROM cars
        WHERE cars.tenant_id IN (SELECT wanted.value::uuid FROM jsonb_array_elements_text(${ids}::jsonb) AS wanted(value))`,
  )
  await transactionSql(req, wakeStock(randomUUID()))
}

/**
 * Queues all stock, after a change that affects the documents of every dealership. Rare, and one statement for any
 * number of cars.
 */
export const enqueueAllStock = async (req: PayloadRequest): Promise<void> => {
  await transactionSql(
    req,
    sql`INSERT INTO stock_changes (car_id, tenant_id, reason) SELECT id, tenant_id, 'platform' FROM cars`,
  )
  await transactionSql(req, wakeStock(randomUUID()))
}

/** Queues every car at a location whose name or address changed, or that was deleted. */
export const enqueueLocationStock = async (req: PayloadRequest, locationId: string): Promise<void> => {
  await transactionSql(
    req,
    sql`INSERT INTO stock_changes (car_id, tenant_id, reason)
        SELECT cars.id, cars.tenant_id, 'location' FROM cars WHERE cars.location_id = ${locationId}::uuid`,
  )
  await transactionSql(req, wakeStock(randomUUID()))
}

/** Queues a refresh of cached pages by tag (`tagsFor`), which runs once the transaction is committed. */
export const enqueueRevalidation = async (req: PayloadRequest, tags: string[]): Promise<void> => {
  if (tags.length === 0) return
  const payload = JSON.stringify({ tags })
  await transactionSql(req, sql`SELECT wake_worker(${tasks.revalidate}, ${payload}::json, NULL, NULL)`)
}

/** The fields of a dealership that its cars' search documents contain. */
interface SiteRow {
  id: string
  name?: string | null
  slug?: string | null
  archived?: boolean | null
  members?: unknown
  settings?: unknown
}

const memberIds = ({ members }: SiteRow): string[] =>
  Array.isArray(members) ? members.flatMap((member) => relationId(member) ?? []) : []

const shownByDocuments = (site: SiteRow): string =>
  JSON.stringify([site.name, site.slug, site.archived === true, memberIds(site).sort(), site.settings ?? null])

/**
 * Queues what a changed dealership changes, in the same transaction: its pages, and when its documents show the change
 * (name, slug, archive, settings, members), all its cars and those of members that joined, stayed or left.
 */
export const enqueueSiteChange = async (
  req: PayloadRequest,
  site: SiteRow,
  previous: Partial<SiteRow> | undefined,
): Promise<void> => {
  const before: SiteRow | null = previous?.id === undefined ? null : { ...previous, id: previous.id }
  const affected = [...new Set([site.id, ...memberIds(site), ...(before ? memberIds(before) : [])])]
  if (before === null || shownByDocuments(before) !== shownByDocuments(site)) await enqueueTenantStock(req, affected)
  await enqueueRevalidation(req, [tagsFor.site(site.id), tagsFor.stock(site.id)])
}
