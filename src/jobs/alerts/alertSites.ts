import type { Payload } from 'payload'
import { settingOf } from '@/tenants/resolveSettings'
import { liveTenants } from '../pages/siteDirectory'

/** A live site with the rule of what it shows (SEA-25). */
export interface AlertSite {
  id: string
  visibilityRule: number
  visibilityMakes: string[]
}

/** Every live site, by its slug. */
export const alertSites = async (payload: Payload): Promise<Map<string, AlertSite>> =>
  new Map(
    (await liveTenants(payload)).map(({ id, slug, template, settings: overrides }) => {
      const own = { template, overrides }
      const visibilityRule = settingOf(own, 'search.visibilityRule')
      return [slug, { id, visibilityRule, visibilityMakes: settingOf(own, 'search.popularMakes') }]
    }),
  )
