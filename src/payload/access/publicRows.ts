import type { Where } from 'payload'

const published: Where = { _status: { equals: 'published' } }

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
  reviews: {},
  navigation: {},
  media: {},
  documents: {},
}
