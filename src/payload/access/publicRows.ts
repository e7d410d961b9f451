import type { Where } from 'payload'

/** Excludes rows in the trash, even with `?trash=true`. */
const kept: Where = { deletedAt: { exists: false } }
const published: Where = { and: [{ _status: { equals: 'published' } }, kept] }

/** `isWithin` as a database query: excludes rows before their start and after their end. */
const inPeriod = (now: Date): Where => ({
  and: [
    { or: [{ start: { exists: false } }, { start: { less_than_equal: now.toISOString() } }] },
    { or: [{ expiry: { exists: false } }, { expiry: { greater_than: now.toISOString() } }] },
  ],
})

/**
 * Collections a visitor may read, and which of a site's rows are public at a moment: never drafts, withdrawn stock or
 * rows before their start. Undefined for all other collections.
 */
export const publicRows = (slug: string, now: Date): Where | undefined => {
  const rows: Record<string, Where> = {
    cars: {
      and: [{ show_on_dealer_website: { equals: true } }, { status: { in: ['in_stock', 'coming_soon', 'sold'] } }],
    },
    locations: { visible: { equals: true } },
    brands: published,
    models: published,
    offers: { and: [published, inPeriod(now)] },
    blogs: published,
    'promo-cards': { and: [published, inPeriod(now)] },
    pages: published,
    reviews: kept,
    navigation: {},
    // A picture in the trash stays on the pages that show it until it is deleted for good.
    media: {},
    documents: {},
  }
  return Object.hasOwn(rows, slug) ? rows[slug] : undefined
}
