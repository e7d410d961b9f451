import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { RedirectMap } from '@/src/domain/redirects/redirectChains'
import { env } from '@/src/env'
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

const hostname = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

/** Host names at which a dealership's site answers: its own domains and the one under the platform's (TEN-03). */
export const siteHosts = async (req: Pick<PayloadRequest, 'payload'>, tenantId: string): Promise<string[]> => {
  const tenant = await req.payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    joins: false,
    select: { slug: true, domains: true },
  })
  if (!tenant) return []
  return [`${tenant.slug}.${env().PLATFORM_HOST}`, ...(tenant.domains ?? []).map(({ domain }) => domain)].map(hostname)
}
