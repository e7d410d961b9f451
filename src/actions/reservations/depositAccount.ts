import type { Payload } from 'payload'
import { settingOf } from '@/tenants/resolveSettings'

/** The connected account that deposits for a dealership's cars go to; null: the platform's own. */
export const depositAccount = async (payload: Payload, tenantId: string): Promise<string | null> => {
  const { template, settings } = await payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    select: { template: true, settings: true },
    overrideAccess: true,
  })
  return settingOf({ template, overrides: settings }, 'checkout.stripeAccount')
}
