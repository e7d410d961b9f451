import type { PayloadRequest } from 'payload'
import type { TenantSettings } from '@/tenants/resolveSettings'

/** The template and settings of a dealership, for decisions on its cars; rejects where there is no such dealership. */
export const ownSettings = async (req: PayloadRequest, tenantId: string): Promise<TenantSettings> => {
  const { template, settings } = await req.payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { template, overrides: settings }
}
