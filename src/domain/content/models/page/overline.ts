import type { ModelTile } from '../modelTile'

/** What the heading of a group of models says of all of them. */
export interface Said {
  make?: { title: string; slug: string }
  body?: string
  /** 'caravan'. */
  kind?: string
  seller?: string
}

/** 'Kia at Harbour City Auto'; 'Northline Mazda' names the brand itself. */
const soldBy = (brand: ModelTile['brand'], seller: string): string =>
  brand && !seller.includes(brand.title) ? `${brand.title} at ${seller}` : seller

/** The line above a model's name: its brand or who sells it, and its bodies, without what its group's heading says; '' of nothing. */
export const overline = (
  { brand, bodies, seller }: Pick<ModelTile, 'brand' | 'bodies' | 'seller'>,
  { make, body, kind, seller: saidSeller }: Said = {},
): string => {
  const isBodySaid = body !== undefined && bodies.every((one) => one === body)
  const own = isBodySaid ? [] : bodies.filter((one) => one.toLowerCase() !== kind)
  if (make) return [...(seller && !saidSeller ? [seller] : []), ...own].join(' · ')
  return seller ? soldBy(brand, seller) : [...(brand ? [brand.title] : []), ...own].join(' · ')
}
