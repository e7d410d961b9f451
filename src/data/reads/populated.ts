/** What pages need of the rows a row points at, and no more. Payload makes an upload's `url` of its `filename`. */
export const populated = {
  media: { filename: true, url: true, alt: true, width: true, height: true, focalX: true, focalY: true, blur: true },
  brands: { title: true, slug: true, kind: true },
  'promo-cards': { title: true },
  models: { name: true, slug: true, override_url: true },
  offers: { slug: true },
  tenants: { slug: true },
} as const
