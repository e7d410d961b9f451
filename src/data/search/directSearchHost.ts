import { env } from '@/src/env'
import type { Site } from '@/tenants/Site'

/**
 * Where a site's browsers search directly: the dealership's own search host (one with a key of its own, `publicSettings`), else the platform's public one; null: they
 * search through our own origin (SEA-15).
 */
export const directSearchHost = ({ settings }: Pick<Site, 'settings'>): string | null =>
  (settings.search.host ?? env().MEILISEARCH_PUBLIC_URL ?? null)?.replace(/\/+$/, '') ?? null
