import type { Where } from 'payload'

/** What lies in the trash is gone for visitors, however they ask (`?trash=true`). */
const kept: Where = { deletedAt: { exists: false } }
const published: Where = { and: [{ _status: { equals: 'published' } }, kept] }

/** Collections a visitor may read, and which of a site's rows are public: drafts and withdrawn stock never are. */
export const publicRows: Record<string, Where> = {
  cars: {
    and: [{ show_on_dealer_website: { equals: true } }, { status: { in: ['in_stock', 'coming_soon', 'sold'] } }],
  },
  locations: { visible: { equals: true } },
  brands: published,
  models: published,
  offers: published,
  blogs: published,
  'promo-cards': published,
  pages: published,
  reviews: kept,
  navigation: {},
  // A picture in the trash is still shown by pages it is on, until it is deleted for good.
  media: {},
  documents: {},
}
