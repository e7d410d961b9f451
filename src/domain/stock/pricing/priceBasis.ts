import { PRICE_BASIS_LABELS } from '@/src/domain/constants/vehicle'

const labels: ReadonlyMap<string, string> = new Map(Object.entries(PRICE_BASIS_LABELS))

/**
 * What a price includes, in words (LAW-04): 'Drive Away', 'Excl. Govt. Charges', or the site's own label
 * (`settings.price.basisLabel`) for a car that does not say. Cards need it in the browser, so it reads no schema.
 */
export const priceBasis = (priceType: string | null, siteLabel: string): string =>
  (priceType === null ? undefined : labels.get(priceType)) ?? siteLabel
