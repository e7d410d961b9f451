import { isTestDriveOnly } from '../stock/availability/mainAction'
import { shownPrice } from '../stock/pricing/shownPrice'

export interface CheckoutCar {
  status: string
  tag: string | null
  reserved: boolean
  price: number | null
  offer_price: number | null
  payment_processors: readonly string[]
}

/**
 * Whether a car can be reserved or bought online: checkout is on for the site, the car is in stock with a price and a
 * payment processor, it is not reserved, and it is not for test drives only (BUY-01, BUY-04).
 */
export const canCheckOut = (car: CheckoutCar, settings: { checkout: { enabled: boolean } }): boolean =>
  settings.checkout.enabled &&
  car.status === 'in_stock' &&
  !car.reserved &&
  car.payment_processors.length > 0 &&
  shownPrice(car) !== null &&
  !isTestDriveOnly(car)

/** A car's checkout address (RTE-02). */
export const checkoutHref = (slug: string, segment: string): string => `/cars/${slug}/${segment}`

/** Address of buying the car in full (RTE-03): `car_id` carries the slug. */
export const buyOnlineHref = (slug: string): string => `/checkout-journey?car_id=${encodeURIComponent(slug)}`
