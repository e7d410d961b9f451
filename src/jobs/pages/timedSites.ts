import type { Payload } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { settingOf } from '@/tenants/resolveSettings'
import type { TimedSite } from '../index/SyncDeps'

/** Every live site with its settings that make time change what it shows (SEA-23, PRC-14). */
export const timedSites = async (payload: Payload): Promise<TimedSite[]> => {
  const { docs } = await payload.find({
    collection: 'tenants',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    where: { archived: { not_equals: true } },
  })
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
