import { carTitle, type CarTitleInput } from '../car/carTitle'

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
