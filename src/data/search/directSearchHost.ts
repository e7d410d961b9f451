import { env } from '@/src/env'
import type { Site } from '@/tenants/Site'

/**
 * The host for direct searches of a site's browsers: the dealership's own (one with a key of its own,
 * `publicSettings`), else the platform's public one; null when they search through our own origin (SEA-15).
 */
export const directSearchHost = ({ settings }: Pick<Site, 'settings'>): string | null =>
  (settings.search.host ?? env().MEILISEARCH_PUBLIC_URL ?? null)?.replace(/\/+$/, '') ?? null
