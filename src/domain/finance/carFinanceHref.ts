/** What a per-car finance link carries (RTE-10, RTE-12). */
export interface FinanceLinkCar {
  id: string
  car_type: string
  vin: string | null
  dealership_slug: string
  location: { slug: string } | null
}

/** Where every finance page's form is (RTE-11). */
export const FINANCE_FORM_HASH = 'finance-form'

/**
 * Link to the form on the finance page for one car (RTE-12): the site's finance link with the car, its condition, VIN,
 * price and dealership. Query and hash of the site's own link are kept.
 *
 * @param priceDollars null when no price is shown; the link then has no budget
 */
export const carFinanceHref = (financeLink: string, car: FinanceLinkCar, priceDollars: number | null): string => {
  const [address = '', hash = FINANCE_FORM_HASH] = financeLink.split('#')
  const [path = '', query = ''] = address.split('?')
  const params = new URLSearchParams(query)
  params.set('car_id', car.id)
  params.set('car_type', car.car_type)
  if (car.vin) params.set('vin', car.vin)
  if (priceDollars !== null) params.set('vehiclePriceBudget', String(priceDollars))
  const dealership = car.location?.slug ?? car.dealership_slug
  if (dealership) params.set('preferredDealership', dealership)
  return `${path}?${params.toString()}#${hash}`
}
