import type { ShopperSession } from '@/src/payload/sql/shopperSessions'
import type { Site } from '@/tenants/Site'

/** Options of a local operation with the rights of the signed-in shopper and no others (design §3). */
export const asShopper = (site: Pick<Site, 'id'>, { shopper, phone, email, name }: ShopperSession) => ({
  overrideAccess: false,
  user: {
    collection: 'shoppers' as const,
    id: shopper,
    tenant: site.id,
    // The multi-tenant plugin lets a user choose these only.
    tenants: [{ tenant: site.id }],
    phone,
    email,
    name,
    updatedAt: '',
    createdAt: '',
  },
})
