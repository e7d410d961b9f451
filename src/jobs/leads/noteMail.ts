import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/**
 * Notes on a lead that a mail about it was sent. Two mails of one lead are sent at the same time, so each writes its own columns
 * only: an update through Payload writes the whole row.
 *
 * @param to null: the shopper's confirmation
 */
export const noteMail = async ({ db }: Payload, leadId: string, to: string | null): Promise<void> => {
  await db.drizzle.execute(
    to === null
      ? sql`UPDATE leads SET confirmed_at = now() WHERE id = ${leadId}::uuid`
      : sql`UPDATE leads SET mailed_at = now(), mailed_to = ${to} WHERE id = ${leadId}::uuid`,
  )
}
