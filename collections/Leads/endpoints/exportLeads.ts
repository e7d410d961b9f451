import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { exportedColumns, leadsCsv } from '@/src/domain/leads/delivery/leadsCsv'
import { instantAt } from '@/src/domain/locations/hours/zonedTime'
import { actorOf, isPlatformAdmin, tenantRoles, tenantsWithRole, workedFor } from '@/src/payload/access/actor'
import { policy } from '@/src/payload/access/rolePermissions'
import { recordAudit } from '@/src/payload/audit/recordAudit'
import { asEditor } from '@/src/payload/editing/asEditor'
import { apiError } from '@/src/payload/http/apiError'
import { dealershipZone } from '@/tenants/dealershipZone'

const MOST = 10_000
const MIDNIGHT = 24 * 60

const day = z.iso.date().optional()
const querySchema = z.object({ tenant: z.uuid().optional(), from: day, to: day })

const readers = tenantRoles.filter((role) => policy.leads.read[role])

const mayExport = (req: PayloadRequest, tenant: string): boolean =>
  isPlatformAdmin(req.user) || tenantsWithRole(actorOf(req.user), readers).includes(tenant)

/** Both days included, on the dealership's clocks. */
const period = ({ from, to }: z.infer<typeof querySchema>, zone: string): Where[] => [
  ...(from ? [{ createdAt: { greater_than_equal: instantAt({ date: from, minutes: 0 }, zone).toISOString() } }] : []),
  ...(to ? [{ createdAt: { less_than: instantAt({ date: to, minutes: MIDNIGHT }, zone).toISOString() } }] : []),
]

/**
 * `GET /api/leads/export.csv?from=&to=&tenant=`: a dealership's leads as CSV, for those of its staff who may read them
 * (CRM-05). Each export is noted in the audit log before it is answered. Without `tenant`: the dealership worked for.
 */
export const exportLeads: Endpoint = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    const asked = querySchema.safeParse(Object.fromEntries(req.searchParams))
    if (!asked.success) return apiError(400, 'invalid', 'Give from and to as yyyy-mm-dd.')
    const tenant = asked.data.tenant ?? workedFor(req)
    if (actorOf(req.user).kind !== 'staff' || (tenant && !mayExport(req, tenant)))
      return apiError(403, 'forbidden', 'You cannot export the leads of this dealership.')
    if (!tenant) return apiError(400, 'no_dealership', 'Choose a dealership first.')
    const { docs, totalDocs } = await req.payload.find({
      collection: 'leads',
      where: { and: [{ tenant: { equals: tenant } }, ...period(asked.data, await dealershipZone(req, tenant))] },
      sort: '-createdAt',
      limit: MOST,
      select: Object.fromEntries(exportedColumns.map((column) => [column, true])),
      ...asEditor(req),
    })
    if (totalDocs > MOST)
      return apiError(413, 'too_many', `These are ${totalDocs} leads; choose a shorter period of at most ${MOST}.`)
    const { from = null, to = null } = asked.data
    await recordAudit(req, { tenant, action: 'leads-exported', detail: { from, to, leads: docs.length } })
    return new Response(leadsCsv(docs), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="leads.csv"',
        'cache-control': 'no-store',
      },
    })
  },
}
