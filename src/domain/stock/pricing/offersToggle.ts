import { isInStock, type StatusInput } from '../availability/availability'

/** `settings.cards.toggle`. */
export type ToggleKind = 'save' | 'favourite' | 'compare'

interface ToggleCar extends StatusInput {
  car_type: string
  price: number | null
  images: readonly unknown[]
}

/**
 * Whether a card has its toggle. A sold car can only be taken off the watchlist again (WAT-04); favourite and compare are
 * for cars in stock (WAT-11), and on a strict site for used ones with a price and photos (WAT-12).
 */
export const offersToggle = (
  kind: ToggleKind,
  car: ToggleCar,
  { strict, chosen }: { strict: boolean; chosen: boolean },
): boolean => {
  if (kind === 'save') return chosen || isInStock(car)
  if (!isInStock(car)) return false
  return !strict || (car.car_type === 'used' && (car.price ?? 0) > 0 && car.images.length > 0)
}
