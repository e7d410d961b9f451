/** Query parameters of the finance routes that prefill the form (RTE-10); null when absent or unusable. */
export interface FinancePrefill {
  /** Slug, id or name of a location or dealership, as linked. */
  preferredDealership: string | null
  budgetDollars: number | null
  carId: string | null
  carType: 'new' | 'demo' | 'used' | null
  vin: string | null
}

export const FINANCE_PARAMS = ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type', 'vin'] as const

/**
 * Whether an address asks for a prefilled form. Other parameters, such as a campaign's, do not: the cached page answers
 * them.
 */
export const asksForPrefill = (search: string): boolean => {
  const params = new URLSearchParams(search)
  return FINANCE_PARAMS.some((name) => params.has(name))
}

const BUDGET_MAX = 10_000_000

const budget = (typed: string | null): number | null => {
  const digits = (typed ?? '').replaceAll(/[\s,$]/g, '')
  const dollars = /^\d+(\.\d+)?$/.test(digits) ? Math.round(Number(digits)) : 0
  return dollars > 0 && dollars <= BUDGET_MAX ? dollars : null
}

const text = (value: string | null, length: number): string | null => value?.trim().slice(0, length) || null

const carType = (value: string | null): FinancePrefill['carType'] => {
  const type = value?.trim().toLowerCase()
  return type === 'new' || type === 'demo' || type === 'used' ? type : null
}

/** Parses the prefill values of a finance page's address (RTE-10). Invalid values count as absent. */
export const readFinancePrefill = (params: URLSearchParams): FinancePrefill => {
  const vin = text(params.get('vin'), 17)?.toUpperCase() ?? null
  return {
    preferredDealership: text(params.get('preferredDealership'), 120),
    budgetDollars: budget(params.get('vehiclePriceBudget')),
    carId: text(params.get('car_id'), 64),
    carType: carType(params.get('car_type')),
    vin: vin && /^[A-Z0-9]+$/.test(vin) ? vin : null,
  }
}

interface NamedPlace {
  id: string
  name: string
  slug: string
  tenantId: string
}

const alike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * The location a link prefers: by id, slug or name, or the first of a dealership's by the dealership's id. Undefined
 * when none matches.
 */
export const preferredLocation = <P extends NamedPlace>(places: readonly P[], wanted: string | null): P | undefined =>
  wanted === null
    ? undefined
    : (places.find(({ id, slug, name }) => [id, slug, name].some((known) => alike(known, wanted))) ??
      places.find(({ tenantId }) => alike(tenantId, wanted)))
