import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { applyFeedWrite, applyStaffEdit, readLocks } from '@/src/domain/feeds/feedLocks'
import { suppliedFields } from '@/src/domain/feeds/columns/suppliedFields'
import { transactionSql } from '@/src/jobs/queue/transactionSql'
import { actorOf } from '@/src/payload/access/actor'
import { selectRows } from '@/src/payload/sql/selectRows'

const asRow = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The next delivery is compared with the car again, even when it says what it said before. */
const expectAgain = (req: PayloadRequest, carId: string): Promise<void> =>
  transactionSql(req, sql`UPDATE feed_items SET hash = NULL WHERE car_id = ${carId}::uuid`)

const items = z.array(
  z.object({
    clientId: z.string(),
    clientName: z.string().nullable(),
    seenAt: z.coerce.date(),
    missing: z.boolean(),
    record: z.record(z.string(), z.unknown()),
  }),
)

type FeedItem = z.infer<typeof items>[number]

/** What a feed last sent for a car, and when; null: no feed supplies it (FEED-06). */
export const readFeedItem = async (req: PayloadRequest, carId: string): Promise<FeedItem | null> => {
  const rows = await selectRows(
    req,
    sql`SELECT client_id AS "clientId", feed_clients.name AS "clientName", seen_at AS "seenAt",
               missing_no IS NOT NULL AS missing, record
        FROM feed_items LEFT JOIN feed_clients ON feed_clients.id = client_id WHERE car_id = ${carId}::uuid`,
  )
  return items.parse(rows)[0] ?? null
}

/**
 * Locks the fields that staff edit, whether a feed fills them yet or not, and keeps locked fields from the feed's own REST
 * writes (FEED-06). Imports write past Payload and honour the locks themselves; the platform's own writes change none.
 */
export const keepFeedLocks: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const { feed_seen, ...car } = data
  const actor = actorOf(req.user)
  const isNew = operation === 'create'
  if (actor.kind === 'feedClient') return isNew ? { ...car, feed_locks: null } : applyFeedWrite(car, asRow(originalDoc))
  if (actor.kind !== 'staff') return car
  if (isNew) return applyStaffEdit({ data: car, stored: null, supplied: [], seen: {} })
  const stored = asRow(originalDoc)
  const item = await readFeedItem(req, String(stored.id))
  const supplied = item === null ? [] : suppliedFields(item.record, item.missing)
  const edited = applyStaffEdit({ data: car, stored, supplied, seen: asRow(feed_seen) })
  const locks = readLocks(edited.feed_locks)
  if (readLocks(stored.feed_locks).some((lock) => !locks.includes(lock))) await expectAgain(req, String(stored.id))
  return edited
}
