import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { selectRows } from '@/src/payload/sql/selectRows'

const items = z.array(
  z.object({
    clientId: z.string(),
    clientName: z.string().nullable(),
    seenAt: z.coerce.date(),
    missing: z.boolean(),
    record: z.record(z.string(), z.unknown()),
  }),
)

export type FeedItem = z.infer<typeof items>[number]

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
