import { env } from '@/src/env'
import type { Site } from '@/tenants/Site'
import { settingOf } from '@/tenants/resolveSettings'
import { payloadClient, publicRead } from '../reads/payloadClient'

/**
 * The host for direct searches of a site's browsers: the dealership's own (one with a key of its own,
 * `publicSettings`), else the platform's public one; null when they search through our own origin (SEA-15).
 */
export const directSearchHost = ({ settings }: Pick<Site, 'settings'>): string | null =>
  (settings.search.host ?? env().MEILISEARCH_PUBLIC_URL ?? null)?.replace(/\/+$/, '') ?? null

/** A dealership's own search key, which is not part of `Site` (NFR-06); null when it has none. */
export const searchKeyOf = async (tenantId: string): Promise<string | null> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'tenants',
    where: { id: { equals: tenantId } },
    select: { template: true, settings: true },
    ...publicRead,
  })
  const [tenant] = docs
  return tenant ? settingOf({ template: tenant.template, overrides: tenant.settings }, 'search.key') : null
}
