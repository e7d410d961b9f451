import type { Payload, Where } from 'payload'
import type { OutboundSite } from '@/src/domain/outbound/OutboundCar'
import { relationId } from '@/src/domain/relationId'
import { resolveSettings } from '@/tenants/resolve'
import { siteOrigin } from '../siteOrigin'

/** A live dealership as outbound feeds need it. */
export interface OutboundTenant {
  id: string
  /** Itself and, for a group, its members: whose stock the feed lists. */
  tenantIds: string[]
  linkVersion: number
  site: OutboundSite
}

/**
 * The live dealership of a feed's address (FEED-09), as it is now: a raised link version counts at once, so nothing of
 * this is cached. Null: there is none, or it is archived.
 */
export const outboundTenant = async (payload: Payload, which: Where): Promise<OutboundTenant | null> => {
  const { docs } = await payload.find({
    collection: 'tenants',
    depth: 0,
    limit: 1,
    pagination: false,
    joins: false,
    overrideAccess: true,
    where: { and: [which, { archived: { not_equals: true } }] },
  })
  const tenant = docs[0]
  if (!tenant) return null
  const { settings } = resolveSettings({ template: tenant.template, overrides: tenant.settings })
  const members = (tenant.members ?? []).flatMap((member) => relationId(member) ?? [])
  return {
    id: tenant.id,
    tenantIds: [...new Set([tenant.id, ...members])],
    linkVersion: tenant.outboundLinkVersion ?? 1,
    site: {
      slug: tenant.slug,
      name: tenant.name,
      origin: siteOrigin(tenant),
      basisLabel: settings.price.basisLabel,
      visibilityRule: settings.search.visibilityRule,
      visibilityMakes: settings.search.popularMakes,
    },
  }
}
