import type { DutyStep, DutyTable, StateCharges } from './StateCharges'

/** What the duty of a vehicle depends on, besides its value. */
export interface DutyVehicle {
  kind: 'passenger' | 'goods'
  /** A demonstrator has been registered before: it is used. */
  condition: 'new' | 'used'
  power: 'electric' | 'plugIn' | 'hybrid' | 'engine'
  cylinders: number | null
  /** Grams of CO2 a kilometre; null when not known. */
  co2: number | null
}

const hasPower = ({ power }: DutyVehicle, wanted: DutyTable['power']): boolean => {
  if (wanted === 'any') return true
  if (wanted === 'hybridOrElectric') return power !== 'engine'
  return wanted === 'plugIn' ? power === 'electric' || power === 'plugIn' : power === 'electric'
}

const within = (value: number | null, from: number | null, to: number | null): boolean =>
  (from === null && to === null) ||
  (value !== null && value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY))

const fits = (vehicle: DutyVehicle, table: DutyTable): boolean =>
  (table.vehicles === 'any' || table.vehicles === vehicle.kind) &&
  (table.condition === 'any' || table.condition === vehicle.condition) &&
  hasPower(vehicle, table.power) &&
  within(vehicle.cylinders, table.cylindersFrom, table.cylindersTo) &&
  within(vehicle.co2, null, table.co2To)

/** A rate that climbs evenly between two steps, in percent with two decimals, as Western Australia has it. */
const rateAt = ({ above, rate, climbsTo }: DutyStep, next: DutyStep | undefined, value: number): number =>
  climbsTo === null || !next
    ? rate
    : Math.round((rate + ((climbsTo - rate) * (value - above)) / (next.above - above)) * 100) / 100

/**
 * The duty on a value, in dollars: of the first table that fits, by the last step the value is above. Null when the state
 * has no table for such a vehicle.
 */
export const dutyDollars = (
  charges: Pick<StateCharges, 'duty'>,
  vehicle: DutyVehicle,
  value: number,
): number | null => {
  const table = charges.duty.find((one) => fits(vehicle, one))
  const at = table?.steps.findLastIndex(({ above }) => value > above) ?? -1
  const step = table?.steps[at]
  if (!table || !step) return null
  const amount = step.of === 'whole' ? value : value - step.above
  const counted = table.perDollars > 1 ? Math.ceil(amount / table.perDollars) * table.perDollars : amount
  const cents = Math.round((step.base * 100 + counted * rateAt(step, table.steps[at + 1], value)) * 100) / 100
  return Math.max(table.minimum, Math.round(cents) / 100)
}
