import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { RedirectMap } from '@/src/domain/redirects/redirectMap'
import { selectRows } from '../sql/selectRows'

const rowsSchema = z.array(z.object({ id: z.string(), from: z.string(), to: z.string(), type: z.enum(['301', '302']) }))

/** A dealership's redirects by old address, without the one of the given id, as this request's transaction sees them. */
export const storedRedirects = async (
  req: PayloadRequest,
  tenantId: string,
  exceptId: string | null = null,
): Promise<RedirectMap> => {
  const rows = await selectRows(
    req,
    sql`SELECT id::text, "from", "to", type::text FROM redirects WHERE tenant_id = ${tenantId}::uuid`,
  )
  return new Map(rowsSchema.parse(rows).flatMap((row) => (row.id === exceptId ? [] : [[row.from, row]])))
}
