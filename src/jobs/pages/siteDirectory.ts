import type { Payload } from 'payload'
import { relationId } from '@/src/domain/relationId'
import type { Tenant } from '@/src/payload-types'
import { settingOf } from '@/tenants/resolveSettings'
import type { TimedSite } from '../index/SyncDeps'

/** A dealership as far as it decides where cars are shown. */
export interface DirectoryTenant {
  id: string
  name: string
  slug: string
  archived: boolean
  memberIds: string[]
}

/**
 * Where cars are shown (TEN-15): on their own dealership's site and on those of its groups, live sites only. An archived
 * dealership's cars are shown nowhere, not by its groups either.
 */
export const siteDirectory = (tenants: DirectoryTenant[]) => {
  const live = tenants.filter(({ archived }) => !archived)
  const byId = new Map(live.map((tenant) => [tenant.id, tenant]))
  const showing = (tenantId: string): DirectoryTenant[] =>
    byId.has(tenantId) ? live.filter(({ id, memberIds }) => id === tenantId || memberIds.includes(tenantId)) : []
  return {
    tenant: (id: string): DirectoryTenant | null => byId.get(id) ?? null,
    /** Slugs of the sites that show this dealership's cars. */
    siteSlugs: (tenantId: string): string[] => showing(tenantId).map(({ slug }) => slug),
    /** Ids of the sites to refresh when stock of these dealerships changes; the dealerships themselves always. */
    siteIds: (tenantIds: string[]): string[] => [
      ...new Set([
        ...tenantIds,
        ...live.filter(({ memberIds }) => tenantIds.some((id) => memberIds.includes(id))).map(({ id }) => id),
      ]),
    ],
  }
}

/** Every dealership that is not archived, as it is stored. */
export const liveTenants = async (payload: Payload): Promise<Tenant[]> => {
  const { docs } = await payload.find({
    collection: 'tenants',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    where: { archived: { not_equals: true } },
  })
  return docs
}

/** Every live site with its settings that make time change what it shows (SEA-23, PRC-14). */
export const timedSites = async (payload: Payload): Promise<TimedSite[]> => {
  const docs = await liveTenants(payload)
  const live = new Set(docs.map(({ id }) => id))
  return docs.map(({ id, slug, template, settings: overrides, members }) => {
    const own = { template, overrides }
    const memberIds = (members ?? []).flatMap((member) => relationId(member) ?? [])
    return {
      id,
      slug,
      tenantIds: [...new Set([id, ...memberIds])].filter((tenant) => live.has(tenant)),
      soldVisibleDays: settingOf(own, 'search.soldVisibleDays'),
      justArrivedDays: settingOf(own, 'specifications.just_arrived_days'),
    }
  })
}
