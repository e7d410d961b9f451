import { PRICE_BASIS_LABELS } from '../constants'
import { priceTypeSchema } from './stockEnums'

/**
 * What a price includes, in words (LAW-04): 'Drive Away', 'Excl. Govt. Charges', or the site's own label
 * (`settings.price.basisLabel`) for a car that does not say.
 */
export const priceBasis = (priceType: string | null, siteLabel: string): string => {
  const known = priceTypeSchema.safeParse(priceType)
  return known.success ? PRICE_BASIS_LABELS[known.data] : siteLabel
}
