import { PRICE_BASIS_LABELS } from '@/src/domain/constants/vehicle'
import { type AustralianState, australianStates, stateOf } from '@/src/domain/locations/states'
import type { Car } from '@/src/domain/stock/car/Car'
import { isRegistered } from '@/src/domain/stock/checks/isRegistered'
import { fuelFamily } from '@/src/domain/stock/normalise/fuelTypes'
import { priceInWords, type PriceSettings } from '@/src/domain/stock/pricing/priceInWords'
import { dutyDollars, type DutyVehicle } from './dutyDollars'
import type { StateCharges } from './StateCharges'

/** What a car costs on the road in a state: an estimate, in whole dollars. */
export interface DriveAway {
  state: AustralianState
  price: number
  duty: number
  registration: number
  ctp: number
  total: number
  /** ISO; until when its plates run, which go to the buyer: neither registration nor CTP is owed again. Null: both are. */
  registeredUntil: string | null
  charges: Pick<StateCharges, 'validFrom' | 'office' | 'source' | 'note'>
}

type DrivenCar = Pick<
  Car,
  | 'item_type'
  | 'car_type'
  | 'status'
  | 'simple_body'
  | 'simple_fuel'
  | 'fuel'
  | 'variant'
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'subscription_price'
  | 'preorder'
  | 'price_type'
  | 'regplate'
  | 'rego_expiry'
  | 'location'
>

/** Bodies that carry goods: the states ask less, or other rates, of them. */
const GOODS = ['Ute', 'Van', 'Truck', 'Bus']

/** Grams of CO2 a kilometre for each litre on 100 km. Source: Green Vehicle Guide, 'Vehicle emissions'. */
const GRAMS_PER_LITRE: Partial<Record<NonNullable<ReturnType<typeof fuelFamily>>, number>> = {
  Petrol: 23.1,
  Hybrid: 23.1,
  'Plug-in Hybrid': 23.1,
  Diesel: 26.8,
  LPG: 16.4,
}

const powers: Partial<Record<NonNullable<ReturnType<typeof fuelFamily>>, DutyVehicle['power']>> = {
  Electric: 'electric',
  Hydrogen: 'electric',
  'Plug-in Hybrid': 'plugIn',
  Hybrid: 'hybrid',
}

const dutyVehicle = (car: DrivenCar): DutyVehicle => {
  const { car_type, simple_body, variant } = car
  const family = fuelFamily(car)
  const power = (family && powers[family]) ?? 'engine'
  const litres = variant?.fuelconsumptioncombined ?? null
  const grams = family && GRAMS_PER_LITRE[family]
  return {
    kind: GOODS.includes(simple_body ?? '') ? 'goods' : 'passenger',
    condition: car_type === 'new' ? 'new' : 'used',
    power,
    cylinders: variant?.cylinders ?? null,
    co2: power === 'electric' ? 0 : litres && grams ? Math.round(litres * grams) : null,
  }
}

const { egc } = PRICE_BASIS_LABELS

/** The price a car is advertised at when government charges come on top of it; null for every other car. */
export const priceWithoutCharges = (car: DrivenCar, settings: PriceSettings): number | null => {
  if (car.item_type !== 'car' || car.status !== 'in_stock') return null
  const price = priceInWords(car, settings)
  return price.kind === 'price' && price.basis.toLowerCase() === egc.toLowerCase() ? price.dollars : null
}

/** The charges of each state in force on a day (YYYY-MM-DD); a state without any is left out. */
export const chargesOn = (all: readonly StateCharges[], day: string): StateCharges[] =>
  australianStates.flatMap(
    (state) =>
      all
        .filter((one) => one.state === state && one.validFrom <= day)
        .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0] ?? [],
  )

interface Place {
  primary: boolean
  address: { state: string | null }
}

/** The state whose charges are said first: where a car is, else that of its dealership's main location. */
export const homeState = ({ location }: Pick<Car, 'location'>, places: readonly Place[]): AustralianState | null =>
  stateOf(location?.state ?? places.find(({ primary }) => primary)?.address.state)

/** The registration a driven car still has: where and until when; null for one without, or with one that ends soon. */
const registrationLeft = (
  { car_type, regplate, rego_expiry, location }: DrivenCar,
  now: Date,
): { state: AustralianState | null; until: string } | null =>
  car_type !== 'new' && regplate && rego_expiry && isRegistered(rego_expiry, now)
    ? { state: stateOf(location?.state), until: rego_expiry }
    : null

/**
 * What a car would cost on the road in each state, for cars advertised without government charges; none for others. An
 * estimate: offices work with the market value, and registration depends on weight, place and insurer. A registration that
 * is not over passes to a buyer in the car's own state, with its insurance; another state asks for its own plates.
 */
export const driveAwayByState = (
  car: DrivenCar,
  settings: PriceSettings,
  charges: readonly StateCharges[],
  now: Date,
): DriveAway[] => {
  const price = priceWithoutCharges(car, settings)
  if (price === null) return []
  const vehicle = dutyVehicle(car)
  const left = registrationLeft(car, now)
  return charges.flatMap((one) => {
    const exact = dutyDollars(one, vehicle, price)
    if (exact === null) return []
    const duty = Math.round(exact)
    const { state, validFrom, office, source, note } = one
    const registeredUntil = left?.state === state ? left.until : null
    const { registration, ctp } = registeredUntil === null ? one : { registration: 0, ctp: 0 }
    const total = Math.round(price) + duty + registration + ctp
    const charged = { price, duty, registration, ctp, total, registeredUntil }
    return [{ state, ...charged, charges: { validFrom, office, source, note } }]
  })
}
