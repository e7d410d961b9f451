import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { selectRows } from '@/src/payload/sql/selectRows'

const asked = z.object({ id: z.uuid() })

/**
 * Payload's update reads a row and writes all of it: a payment that is settled in between, a reminder that is noted, another's change
 * would be forgotten. The worker, a CRM and other staff wait for each other at the row instead.
 */
export const lockRow =
  (table: 'leads' | 'reservations' | 'payment_requests' | 'prize_turns'): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { data } = asked.safeParse(args)
    if (operation === 'update' && data)
      await selectRows(req, sql`SELECT id FROM ${sql.identifier(table)} WHERE id = ${data.id}::uuid FOR UPDATE`)
  }
