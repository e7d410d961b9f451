import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { planRedirects, type RedirectLine, type RedirectOutcome } from '@/src/domain/redirects/planRedirects'
import { inTransaction } from '../sql/inTransaction'
import { selectRows } from '../sql/selectRows'
import { siteHosts, storedRedirects } from './storedRedirects'

const isLanding = (outcome: RedirectOutcome): boolean => outcome.state === 'created' || outcome.state === 'updated'

/**
 * Imports a dealership's old addresses (SEO-05): all valid lines in one transaction, or, with `apply` false, only a
 * report of what would happen. `onStored` may add to that transaction. The caller checks access.
 */
export const importRedirects = async (
  payload: Payload,
  tenantId: string,
  lines: readonly RedirectLine[],
  apply: boolean,
  onStored: (req: PayloadRequest) => Promise<void> = async () => undefined,
): Promise<RedirectOutcome[]> => {
  const req = await createLocalReq({}, payload)
  const hosts = await siteHosts(req, tenantId)
  return inTransaction(req, async () => {
    // One import after the other: each sees what the last one stored.
    await selectRows(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`redirects:${tenantId}`}, 0))`)
    const outcomes = planRedirects(lines, await storedRedirects(req, tenantId), hosts)
    const rows = JSON.stringify(outcomes.filter(isLanding))
    if (apply) {
      await selectRows(
        req,
        sql`INSERT INTO redirects (tenant_id, "from", "to", type, updated_at, created_at)
            SELECT ${tenantId}::uuid, wanted."from", wanted."to", wanted.type::enum_redirects_type, now(), now()
            FROM jsonb_to_recordset(${rows}::jsonb) AS wanted("from" text, "to" text, type text)
            ON CONFLICT (tenant_id, "from") DO UPDATE SET "to" = excluded."to", type = excluded.type, updated_at = now()`,
      )
      await onStored(req)
    }
    return outcomes
  })
}
