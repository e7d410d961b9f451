import type { Car } from '../car/Car'
import { formatDay, metresAndFeet, plainNumber, stars, withUnit } from './specValue'

export interface SpecRow {
  label: string
  value: string
}

export interface SpecGroup {
  key: 'featured' | 'specifications' | 'summary'
  label: string
  rows: SpecRow[]
}

/** The facts of a car that its specifications show. */
export type SpecInput = Pick<
  Car,
  | 'km'
  | 'compliance_date'
  | 'build_date'
  | 'engine_size'
  | 'engine_size_litres'
  | 'fuel'
  | 'trans'
  | 'seats'
  | 'regplate'
  | 'rego_expiry'
  | 'stocknum'
  | 'vin'
  | 'colour'
  | 'body'
  | 'bodyconfiguration'
  | 'drive'
  | 'gearnum'
  | 'badge'
  | 'variant'
  | 'caravan_specifications'
>

type Line = [label: string, value: string | null | undefined]

const rowsOf = (lines: Line[]): SpecRow[] =>
  lines.flatMap(([label, value]) => (value?.trim() ? [{ label, value: value.trim() }] : []))

const engineSize = (car: SpecInput): string | null =>
  withUnit(car.engine_size_litres ?? car.variant?.enginesize_litres, 'L') ??
  withUnit(car.engine_size ?? car.variant?.enginesize, 'cc')

const cylinders = (car: SpecInput): string | null => withUnit(car.variant?.cylinders, 'cyl')

const kilometres = (car: SpecInput): string | null => (car.km === 0 ? '0 km' : withUnit(car.km, 'km'))

const gearbox = (car: SpecInput): string | null => {
  const type = car.variant?.geartype ?? car.trans
  const gears = car.gearnum ? `${car.gearnum}-speed` : null
  return [gears, type].filter(Boolean).join(' ') || null
}

const joined = (...parts: (string | null | undefined)[]): string | null => parts.filter(Boolean).join(', ') || null

/** Group 'featured' (CAR-38). */
const featured = (car: SpecInput): Line[] => [
  ['Kilometres', kilometres(car)],
  ['Compliance', car.compliance_date],
  ['Build', car.build_date],
  ['Engine', joined(cylinders(car), engineSize(car))],
  ['Fuel', car.fuel],
  ['Transmission', car.trans],
  ['Induction', car.variant?.induction],
  ['Seats', plainNumber(car.seats)],
  ['Registration', car.regplate],
  ['Rego expiry', formatDay(car.rego_expiry)],
  ['Stock no', car.stocknum],
  ['VIN', car.vin],
  ['Colour', car.colour],
]

/** Group 'specifications' (CAR-39), with a caravan's own sizes and weights (CAR-35). */
const specifications = ({ variant, caravan_specifications: caravan }: SpecInput): Line[] => [
  ['Engine power', withUnit(variant?.power, 'kW')],
  ['Fuel consumption', withUnit(variant?.fuelconsumptioncombined, 'L/100 km')],
  ['Tank capacity', withUnit(variant?.fuelcapacity, 'L')],
  ['Weight', withUnit(variant?.grossvehiclemass, 'kg')],
  ['Length', withUnit(variant?.vehiclelength, 'mm')],
  ['Height', withUnit(variant?.vehicleheight, 'mm')],
  ['Width', withUnit(variant?.vehiclewidth, 'mm')],
  ['Towing', withUnit(variant?.towingcapacitybraked, 'kg')],
  ['Body length', metresAndFeet(caravan?.body_length)],
  ['Body width', metresAndFeet(caravan?.body_width)],
  ['Tare weight', withUnit(caravan?.tare_weight, 'kg')],
  ['Aggregate trailer mass', withUnit(caravan?.aggregate_trailer_mass, 'kg')],
  ['Axle type', caravan?.axle_type],
  ['Sleeps', plainNumber(caravan?.sleeps)],
]

/** Group 'summary' (CAR-40). */
const summary = (car: SpecInput): Line[] => [
  ['Body type', car.body],
  ['Configuration', car.bodyconfiguration ?? car.variant?.bodyconfiguration],
  ['Drive', car.drive],
  ['Colour', car.colour],
  ['Torque', withUnit(car.variant?.torque, 'Nm')],
  ['Cylinders', plainNumber(car.variant?.cylinders)],
  ['Gearbox', gearbox(car)],
  ['ANCAP rating', stars(car.variant?.ancaprating)],
  ['Engine size and variant', joined(engineSize(car), car.variant?.name ?? car.badge)],
]

/** The key facts of a car, most important first (CAR-38, VDP-02); what is not known is left out. */
export const keyFacts = (car: SpecInput): SpecRow[] => rowsOf(featured(car))

/**
 * Everything known about a car in its three groups, with units (CAR-38..41, CAR-35, CAR-36). Rows without a value and
 * groups without rows are left out.
 */
export const specGroups = (car: SpecInput): SpecGroup[] => {
  const groups: SpecGroup[] = [
    { key: 'featured', label: 'Key details', rows: keyFacts(car) },
    { key: 'specifications', label: 'Specifications', rows: rowsOf(specifications(car)) },
    { key: 'summary', label: 'Summary', rows: rowsOf(summary(car)) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
