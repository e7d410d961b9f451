import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/**
 * Notes a solved challenge; false when it had been noted before. The primary key decides between processes. What has
 * expired goes with the same statement: the table stays as small as the last half hour, and needs no job.
 */
export const spendChallenge = async (payload: Payload, id: string, expires: Date): Promise<boolean> => {
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH gone AS (DELETE FROM captcha_spent WHERE id IN (
      SELECT id FROM captcha_spent WHERE expires_at < now() - interval '1 hour' LIMIT 100 FOR UPDATE SKIP LOCKED))
    INSERT INTO captcha_spent (id, expires_at) VALUES (${id}::uuid, ${expires.toISOString()}::timestamptz)
    ON CONFLICT DO NOTHING RETURNING id`)
  return rows.length > 0
}
