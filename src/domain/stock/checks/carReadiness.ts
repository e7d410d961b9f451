import { shownPrice, type ShownPriceInput } from '../pricing/shownPrice'
import { vinAdvice } from './vinAdvice'
import { isVinCheckDigitWrong } from './vinCheckDigit'

export interface ReadinessInput extends ShownPriceInput {
  status: string
  shown: boolean
  preorder: boolean
  vin: string | null
  photos: number
}

export interface Readiness {
  /** Visitors can see the car. */
  live: boolean
  /** What it lacks, in sentences; none: it is ready. */
  lacks: string[]
}

const ON_SALE = ['in_stock', 'coming_soon']

const vinLack = (vin: string | null): string | null => {
  if (vin === null) return 'No VIN. Buyers cannot check its history.'
  const advice = vinAdvice(vin)
  if (advice !== null) return advice
  return isVinCheckDigitWrong(vin) ? 'The VIN’s check digit (the ninth) does not fit: one character is mistyped.' : null
}

/**
 * What a car lacks to be sold well (CAR-02, CAR-05, CAR-16). Shown to stock editors, never a reason to refuse a car: a
 * feed may add the rest later.
 */
export const carReadiness = (car: ReadinessInput): Readiness => {
  const lacks = [
    shownPrice(car) === null && !car.preorder ? 'No price. Shoppers read the words for cars without one.' : null,
    car.photos === 0 ? 'No photo. Shoppers see an empty frame.' : null,
    vinLack(car.vin),
  ].filter((lack) => lack !== null)
  return { live: car.shown && ON_SALE.includes(car.status), lacks }
}
