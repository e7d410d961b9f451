import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { OutboundFormat } from '@/src/domain/outbound/OutboundFormat'
import { OUTBOUND_REVISION } from '@/src/domain/outbound/OutboundFormat'
import type { OutboundTenant } from './outboundTenant'

/**
 * The state of everything in a feed: cars and their number, locations, dealerships, and the queue of stock changes,
 * which also covers photos.
 */
const QUERY = `
  SELECT (SELECT count(*) FROM cars WHERE tenant_id = ANY($1::uuid[]))::text AS cars,
    (SELECT max(updated_at) FROM cars WHERE tenant_id = ANY($1::uuid[])) AS cars_at,
    (SELECT max(updated_at) FROM locations WHERE tenant_id = ANY($1::uuid[])) AS places_at,
    (SELECT max(updated_at) FROM tenants WHERE id = ANY($1::uuid[])) AS tenants_at,
    (SELECT max(seq) FROM stock_changes WHERE tenant_id = ANY($1::uuid[]))::text AS seq`

const at = z.date().nullable()
const stateRow = z.object({ cars: z.string(), cars_at: at, places_at: at, tenants_at: at, seq: z.string().nullable() })

export interface OutboundState {
  /** Weak: the bytes may be compressed on their way. */
  etag: string
  lastModified: Date
}

/** What a feed's text depends on, without making the text. */
export const outboundState = async (
  pool: Pick<Pool, 'query'>,
  tenant: OutboundTenant,
  format: OutboundFormat,
): Promise<OutboundState> => {
  const [row] = z.array(stateRow).parse((await pool.query(QUERY, [tenant.tenantIds])).rows)
  const times = [row?.cars_at, row?.places_at, row?.tenants_at].map((time) => time?.getTime() ?? 0)
  const parts = [OUTBOUND_REVISION, format.label, format.head(tenant.site), tenant.site, tenant.tenantIds, row, times]
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return { etag: `W/"${hash.slice(0, 27)}"`, lastModified: new Date(Math.max(...times)) }
}
