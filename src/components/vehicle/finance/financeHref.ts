import { applyHref } from '@/src/domain/finance/application/applicationPages'
import { carFinanceHref } from '@/src/domain/finance/carFinanceHref'
import type { Car } from '@/src/domain/stock/car/Car'
import { isInStock } from '@/src/domain/stock/availability/availability'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import type { Settings } from '@/tenants/settings/buildSettings'

/** Link to the finance page for this car (RTE-12). Null when the site has no finance, or the car cannot be bought. */
export const financeHref = (car: Car, { features, routes }: Settings): string | null =>
  features.finance && isInStock(car) ? carFinanceHref(routes.financeLink, car, shownPrice(car)) : null

/** Link to the finance application for this car; null where the dealership takes none online. */
export const financeApplyHref = (car: Car, { features, finance }: Settings): string | null =>
  features.finance && finance.application.enabled && isInStock(car) ? applyHref(car.id) : null
