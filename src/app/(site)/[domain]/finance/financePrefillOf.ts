import { getCarByVin } from '@/src/data/cars/getCarByVin'
import { getCarsById } from '@/src/data/cars/getCarsById'
import { getDealerships } from '@/src/data/directories/getDealerships'
import { isUuid } from '@/src/data/reads/isUuid'
import { type FinancePrefill, preferredLocation, readFinancePrefill } from '@/src/domain/finance/financePrefill'
import type { Car } from '@/src/domain/stock/car/Car'
import { isInStock } from '@/src/domain/stock/availability/availability'
import { shownPrice } from '@/src/domain/stock/pricing/shownPrice'
import type { Site } from '@/tenants/Site'

/** The car of a finance page and the initial values of its form (RTE-10). */
export interface FinanceQuestion {
  /** Null when no car is named, or none of the site's that can be bought. */
  car: Car | null
  /** A car was named that is not there. */
  gone: boolean
  budgetDollars: number | null
  /** By the names of the form's inputs. */
  values: Record<string, string>
}

const carOf = async (site: Site, { carId, vin }: FinancePrefill): Promise<Car | null> => {
  const byId = carId && isUuid(carId) ? (await getCarsById(site, [carId]))[0] : null
  const car = byId ?? (vin ? await getCarByVin(site, vin) : null)
  return car && isInStock(car) ? car : null
}

/** The preferred location; a dealership of a group is found by its slug as well. */
const locationOf = async (site: Site, wanted: string | null) => {
  const direct = preferredLocation(site.locations, wanted)
  if (direct || wanted === null || !site.isGroup) return direct
  const dealership = (await getDealerships(site)).find(({ slug }) => slug === wanted.toLowerCase())
  return preferredLocation(site.locations, dealership?.id ?? null)
}

/** Reads a finance page's address: car, condition, VIN, budget and preferred dealership (RTE-10). */
export const financePrefillOf = async (site: Site, params: URLSearchParams): Promise<FinanceQuestion> => {
  const asked = readFinancePrefill(params)
  const [car, preferred] = await Promise.all([carOf(site, asked), locationOf(site, asked.preferredDealership)])
  const place = preferred ?? site.locations.find(({ id }) => id === car?.location?.id)
  const budgetDollars = asked.budgetDollars ?? (car && shownPrice(car))
  const carType = asked.carType ?? car?.car_type
  return {
    car,
    gone: car === null && asked.carId !== null,
    budgetDollars,
    values: {
      ...(place ? { location_id: place.id } : {}),
      ...(budgetDollars ? { budget: String(budgetDollars) } : {}),
      ...(carType ? { car_type: carType } : {}),
      ...(car
        ? {
            car_id: car.id,
            vehicle: [car.name, car.stocknum && `stock number ${car.stocknum}`].filter(Boolean).join(', '),
          }
        : {}),
      ...(!car && asked.vin ? { vehicle: `VIN ${asked.vin}` } : {}),
    },
  }
}
