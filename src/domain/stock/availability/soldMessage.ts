import { SOLD_MESSAGE } from '@/src/domain/constants/vehicle'
import { isSold, type StatusInput } from './availability'

/** The notice on a sold car's page (PRC-05); null while it is for sale. Apart from the states, which cards' script uses. */
export const soldMessage = (car: StatusInput): string | null => (isSold(car) ? SOLD_MESSAGE : null)
