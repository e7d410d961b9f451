import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PersonClaims } from '../auth/personToken'
import { selectRows } from '../sql/selectRows'

/** Whether a link to a person's data has deleted already: it opens nothing any more. */
export const isSpent = async (req: PayloadRequest, { id }: PersonClaims): Promise<boolean> =>
  (await selectRows(req, sql`SELECT id FROM spent_links WHERE id = ${id}::uuid`)).length > 0

/** Takes a link out of use. False: it was spent before. Two at the same moment wait for each other, in their transactions. */
export const spendLink = async (req: PayloadRequest, { id, expires }: PersonClaims): Promise<boolean> => {
  const taken = await selectRows(
    req,
    sql`INSERT INTO spent_links (id, expires_at) VALUES (${id}::uuid, to_timestamp(${expires}))
        ON CONFLICT (id) DO NOTHING RETURNING id`,
  )
  return taken.length > 0
}
