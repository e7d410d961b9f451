import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { selectRows } from '../sql/selectRows'

const nameOf = (user: unknown): string =>
  typeof user === 'object' && user !== null && 'email' in user && typeof user.email === 'string' ? user.email : 'system'

/**
 * Notes in a dealership's audit log who did what, in the transaction of the request. Writes SQL, because the collection's
 * access rules let no user create a row.
 */
export const recordAudit = async (
  req: PayloadRequest,
  { tenant, action, detail }: { tenant: string; action: string; detail: Record<string, string | number | null> },
): Promise<void> => {
  await selectRows(
    req,
    sql`INSERT INTO audit_log (tenant_id, action, who, detail)
        VALUES (${tenant}::uuid, ${action}, ${nameOf(req.user)}, ${JSON.stringify(detail)}::jsonb)`,
  )
}
