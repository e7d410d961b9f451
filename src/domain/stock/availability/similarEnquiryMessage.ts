import { SOLD_MESSAGE } from '@/src/domain/constants/vehicle'
import { carTitle, type CarTitleInput } from '../car/carTitle'
import { isSold, type StatusInput } from './availability'

/** The prefilled message of a 'Find Me Something Similar' enquiry (PRC-07). */
export const similarEnquiryMessage = ({
  year,
  make,
  model,
}: Pick<CarTitleInput, 'year' | 'make' | 'model'>): string => {
  const name = carTitle({ year, make, model })
  return name === ''
    ? 'Please help me find something similar to this car.'
    : `Please help me find something similar to the ${name}.`
}

/** The notice on a sold car's page (PRC-05); null while it is for sale. Not in availability.ts, which cards' script loads. */
export const soldMessage = (car: StatusInput): string | null => (isSold(car) ? SOLD_MESSAGE : null)
