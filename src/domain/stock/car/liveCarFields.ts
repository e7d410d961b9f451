import type { Car } from './Car'

/** What of a car may have changed since its page was made (VDP-40). */
export type LiveCarFields = Pick<
  Car,
  | 'id'
  | 'slug'
  | 'status'
  | 'reserved'
  | 'sold'
  | 'tag'
  | 'price'
  | 'before_price'
  | 'offer_price'
  | 'subscription_price'
  | 'price_type'
  | 'preorder'
  | 'km'
  | 'photos_count'
  | 'updated_at'
>

/** The fields of a car that view.json answers (VDP-40). */
export const liveCarFields = (car: Car): LiveCarFields => {
  const { id, slug, status, reserved, sold, tag, price, before_price, offer_price } = car
  const { subscription_price, price_type, preorder, km, photos_count, updated_at } = car
  return {
    ...{ id, slug, status, reserved, sold, tag, price, before_price, offer_price },
    ...{ subscription_price, price_type, preorder, km, photos_count, updated_at },
  }
}

/** Whether a page made of `known` shows an older state of the car than `now`. */
export const isOutdated = (
  known: { photos_count: number; updated_at: number },
  now: { photos_count: number; updated_at: number },
): boolean => now.updated_at > known.updated_at || now.photos_count !== known.photos_count
