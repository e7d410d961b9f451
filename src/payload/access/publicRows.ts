import type { Where } from 'payload'

/** What lies in the trash is gone for visitors, however they ask (`?trash=true`). */
const kept: Where = { deletedAt: { exists: false } }
const published: Where = { and: [{ _status: { equals: 'published' } }, kept] }

/** Before its start or after its end a row is nobody's yet, or no longer: `isWithin` as a question to the database. */
const inPeriod = (now: Date): Where => ({
  and: [
    { or: [{ start: { exists: false } }, { start: { less_than_equal: now.toISOString() } }] },
    { or: [{ expiry: { exists: false } }, { expiry: { greater_than: now.toISOString() } }] },
  ],
})

/**
 * Collections a visitor may read, and which of a site's rows are public at a moment: drafts, withdrawn stock and what is
 * not out yet never are. Undefined: none.
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
    // A picture in the trash is still shown by pages it is on, until it is deleted for good.
    media: {},
    documents: {},
  }
  return Object.hasOwn(rows, slug) ? rows[slug] : undefined
}
