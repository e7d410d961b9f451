import type { CollectionSlug, Payload } from 'payload'

const DAY_MS = 86_400_000

/** A new row is kept the moment its form is opened: these have no title, and nobody touched them for a day. */
const titles = {
  offers: 'name',
  blogs: 'heading',
  pages: 'title',
  models: 'name',
  brands: 'title',
  'promo-cards': 'title',
  'picture-overlays': 'name',
} satisfies Partial<Record<CollectionSlug, string>>

/** Deletes forms that were opened and left empty (CMS-01). Returns how many. */
export const tidyDrafts = async (payload: Payload, now: Date): Promise<number> => {
  let gone = 0
  for (const [collection, title] of Object.entries(titles)) {
    const slug = payload.config.collections.find((config) => config.slug === collection)?.slug
    if (!slug) continue
    const { docs } = await payload.delete({
      collection: slug,
      depth: 0,
      overrideAccess: true,
      where: {
        and: [
          { _status: { equals: 'draft' } },
          { [title]: { exists: false } },
          { updatedAt: { less_than: new Date(now.getTime() - DAY_MS).toISOString() } },
        ],
      },
    })
    gone += docs.length
  }
  return gone
}
