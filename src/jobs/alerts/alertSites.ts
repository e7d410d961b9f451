import type { Payload } from 'payload'
import { settingOf } from '@/tenants/resolveSettings'

/** A live site with the rule of what it shows (SEA-25). */
export interface AlertSite {
  id: string
  visibilityRule: number
  visibilityMakes: string[]
}

/** Every live site, by its slug. */
export const alertSites = async (payload: Payload): Promise<Map<string, AlertSite>> => {
  const { docs } = await payload.find({
    collection: 'tenants',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    where: { archived: { not_equals: true } },
  })
  return new Map(
    docs.map(({ id, slug, template, settings: overrides }) => {
      const own = { template, overrides }
      const visibilityRule = settingOf(own, 'search.visibilityRule')
      return [slug, { id, visibilityRule, visibilityMakes: settingOf(own, 'search.popularMakes') }]
    }),
  )
}
