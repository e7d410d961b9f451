import type { Pool } from 'pg'
import { z } from 'zod'

/** What a comparison of database and index found for one dealership, in cars. */
export interface TenantCheck {
  tenantId: string
  /** Cars that belong in the index. */
  cars: number
  /** Documents the index has. */
  documents: number
  /** Cars without a document. */
  missing: number
  /** Documents that show an earlier state. */
  stale: number
  /** Documents of cars that do not belong in the index. */
  orphaned: number
  /** Cars no document can be built of. */
  broken: number
}

/** Stores the latest result of each dealership; results of deleted dealerships are removed. */
export const storeChecks = async (pool: Pool, checks: TenantCheck[], checkedAt: Date): Promise<void> => {
  await pool.query(
    `WITH latest AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS row("tenantId" uuid, cars int, documents int, missing int,
         stale int, orphaned int, broken int)
     ), gone AS (DELETE FROM index_checks WHERE tenant_id NOT IN (SELECT "tenantId" FROM latest))
     INSERT INTO index_checks AS kept (tenant_id, checked_at, cars, documents, missing, stale, orphaned, broken, differed_at)
     SELECT "tenantId", $2::timestamptz, cars, documents, missing, stale, orphaned, broken,
            CASE WHEN missing + stale + orphaned > 0 THEN $2::timestamptz END
     FROM latest
     ON CONFLICT (tenant_id) DO UPDATE SET checked_at = excluded.checked_at, cars = excluded.cars,
       documents = excluded.documents, missing = excluded.missing, stale = excluded.stale,
       orphaned = excluded.orphaned, broken = excluded.broken,
       differed_at = coalesce(excluded.differed_at, kept.differed_at)`,
    [JSON.stringify(checks), checkedAt],
  )
}

const rowSchema = z.array(
  z.object({
    tenant_id: z.string(),
    checked_at: z.date(),
    cars: z.number(),
    documents: z.number(),
    missing: z.number(),
    stale: z.number(),
    orphaned: z.number(),
    broken: z.number(),
    differed_at: z.date().nullable(),
  }),
)

/** The latest results. */
export const readChecks = async (pool: Pool) => {
  const { rows } = await pool.query('SELECT *, tenant_id::text FROM index_checks')
  return rowSchema.parse(rows).map(({ tenant_id, checked_at, differed_at, ...counts }) => ({
    ...counts,
    tenantId: tenant_id,
    checkedAt: checked_at,
    /** When a comparison last found a difference; null when none has. */
    differedAt: differed_at,
  }))
}
