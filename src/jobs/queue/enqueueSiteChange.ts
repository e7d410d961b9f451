import type { PayloadRequest } from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import { relationId } from '@/src/domain/relationId'
import { enqueueRevalidation, enqueueTenantStock } from './enqueueStockChange'

/** What of a dealership its cars' documents show. */
interface SiteRow {
  id: string
  name?: string | null
  slug?: string | null
  archived?: boolean | null
  members?: unknown
  settings?: unknown
}

const memberIds = ({ members }: SiteRow): string[] =>
  Array.isArray(members) ? members.flatMap((member) => relationId(member) ?? []) : []

const shownByDocuments = (site: SiteRow): string =>
  JSON.stringify([site.name, site.slug, site.archived === true, memberIds(site).sort(), site.settings ?? null])

/**
 * Queues what a changed dealership changes, in the same transaction: its pages, and when its documents show the change
 * (name, slug, archive, settings, members), all its cars and those of members that joined, stayed or left.
 */
export const enqueueSiteChange = async (
  req: PayloadRequest,
  site: SiteRow,
  previous: Partial<SiteRow> | undefined,
): Promise<void> => {
  const before: SiteRow | null = previous?.id === undefined ? null : { ...previous, id: previous.id }
  const affected = [...new Set([site.id, ...memberIds(site), ...(before ? memberIds(before) : [])])]
  if (before === null || shownByDocuments(before) !== shownByDocuments(site)) await enqueueTenantStock(req, affected)
  await enqueueRevalidation(req, [tagsFor.site(site.id), tagsFor.stock(site.id)])
}
