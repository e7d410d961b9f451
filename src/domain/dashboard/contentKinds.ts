/** What marketers show between two dates, in words. */
export const contentKinds = [
  { collection: 'offers', one: 'offer', what: 'Offer' },
  { collection: 'promo-cards', one: 'promo card', what: 'Promo card' },
  { collection: 'picture-overlays', one: 'picture overlay', what: 'Overlay' },
] as const

export type ContentKind = (typeof contentKinds)[number]['collection']
