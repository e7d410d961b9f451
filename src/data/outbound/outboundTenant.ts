import type { Payload, Where } from 'payload'
import type { OutboundSite } from '@/src/domain/outbound/OutboundCar'
import { relationId } from '@/src/domain/relationId'
import { settingOf } from '@/tenants/resolveSettings'
import { siteOrigin } from '../site/siteOrigin'

/** A live dealership as outbound feeds need it. */
export interface OutboundTenant {
  id: string
  /** Itself and, for a group, its members: whose stock the feed lists. */
  tenantIds: string[]
  /** Those of them that show photos from other servers (`feeds.showRemotePhotos`, FEED-08). */
  remotePhotos: ReadonlySet<string>
  linkVersion: number
  site: OutboundSite
}

const all = { depth: 0, pagination: false, limit: 0, joins: false, overrideAccess: true } as const

const withRemotePhotos = async (payload: Payload, ids: string[]): Promise<Set<string>> => {
  const { docs } = await payload.find({ collection: 'tenants', ...all, where: { id: { in: ids } } })
  const showing = docs.filter(({ template, settings }) =>
    settingOf({ template, overrides: settings }, 'feeds.showRemotePhotos'),
  )
  return new Set(showing.map(({ id }) => id))
}

/**
 * The live dealership of a feed's address (FEED-09). Not cached, because a raised link version applies at once. Null
 * when there is none, or it is archived.
 */
export const outboundTenant = async (payload: Payload, which: Where): Promise<OutboundTenant | null> => {
  const { docs } = await payload.find({
    collection: 'tenants',
    ...all,
    limit: 1,
    where: { and: [which, { archived: { not_equals: true } }] },
  })
  const tenant = docs[0]
  if (!tenant) return null
  const own = { template: tenant.template, overrides: tenant.settings }
  const members = (tenant.members ?? []).flatMap((member) => relationId(member) ?? [])
  const tenantIds = [...new Set([tenant.id, ...members])]
  return {
    id: tenant.id,
    tenantIds,
    remotePhotos: await withRemotePhotos(payload, tenantIds),
    linkVersion: tenant.outboundLinkVersion ?? 1,
    site: {
      slug: tenant.slug,
      name: tenant.name,
      origin: siteOrigin(tenant),
      basisLabel: settingOf(own, 'price.basisLabel'),
      visibilityRule: settingOf(own, 'search.visibilityRule'),
      visibilityMakes: settingOf(own, 'search.popularMakes'),
    },
  }
}
