import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { selectRows } from '@/src/payload/sql/selectRows'

const asked = z.object({ id: z.uuid() })

/**
 * Payload's update reads a lead and writes its whole row: a reminder that is noted in between would be due again, a mail
 * unsent. The worker, a CRM and other staff wait for each other at the row instead.
 */
export const lockLead: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { data } = asked.safeParse(args)
  if (operation === 'update' && data)
    await selectRows(req, sql`SELECT id FROM leads WHERE id = ${data.id}::uuid FOR UPDATE`)
}
