import type { Car } from '../car/Car'
import type { SpecGroupKey } from '../fields/CarField'
import { carFieldRows, type PlacedField } from '../fields/carFieldTable'
import { inOrder } from '../fields/inOrder'
import { isElectric } from '../normalise/fuelTypes'
import { specFormat, withUnit } from './specValue'

export interface SpecRow {
  label: string
  value: string
}

export interface SpecGroup {
  key: SpecGroupKey
  label: string
  rows: SpecRow[]
}

/** The facts of a car that its specifications show. */
export type SpecInput = Readonly<Partial<Car>>

type Line = readonly [label: string, valueOf: (car: SpecInput) => string | null | undefined]

const litres = (car: SpecInput): string | null =>
  withUnit(car.engine_size_litres ?? car.variant?.enginesize_litres, 'L')

const capacity = (car: SpecInput): string | null => withUnit(car.engine_size ?? car.variant?.enginesize, 'cc')

/** Of a motorcycle in the unit its riders and licences go by. */
const engineSize = (car: SpecInput): string | null =>
  car.item_type === 'motorcycle' ? (capacity(car) ?? litres(car)) : (litres(car) ?? capacity(car))

const cylinders = (car: SpecInput): string | null => withUnit(car.variant?.cylinders, 'cyl')

const kilometres = (car: SpecInput): string | null => (car.km === 0 ? '0 km' : withUnit(car.km, 'km'))

const gearbox = (car: SpecInput): string | null => {
  const type = car.variant?.geartype ?? car.trans
  const gears = car.gearnum ? `${car.gearnum}-speed` : null
  return [gears, type].filter(Boolean).join(' ') || null
}

/** Words for the driven wheels of a car. */
const WHEELS = /^(?:[24awrf]wd|4x[24]|(?:all|front|rear|four)\b.*)$/i

/** What turns a motorcycle's wheel; null where its listing only says which one. */
export const finalDrive = ({ drive }: Pick<SpecInput, 'drive'>): string | null =>
  drive && !WHEELS.test(drive.trim()) ? drive : null

/** What a caravan may carry: the difference that its plate's two masses leave. */
const payload = ({ caravan_specifications: caravan }: SpecInput): string | null =>
  caravan?.aggregate_trailer_mass && caravan.tare_weight
    ? withUnit(caravan.aggregate_trailer_mass - caravan.tare_weight, 'kg')
    : null

const joined = (...parts: (string | null | undefined)[]): string | null => parts.filter(Boolean).join(', ') || null

const variantName = (car: SpecInput) => car.variant?.name ?? car.badge

/** What is worked out from several fields, or shown in a second group (CAR-38..40). */
const computed: Readonly<Record<SpecGroupKey, readonly Line[]>> = {
  featured: [
    ['Kilometres', kilometres],
    ['Engine', (car) => joined(cylinders(car), engineSize(car))],
  ],
  specifications: [['Payload', payload]],
  summary: [
    ['Configuration', (car) => car.bodyconfiguration ?? car.variant?.bodyconfiguration],
    ['Colour', (car) => car.colour],
    ['Gearbox', gearbox],
    ['Engine size and variant', (car) => engineSize(car) && joined(engineSize(car), variantName(car))],
    // Nothing that is towed has an engine.
    ['Variant', (car) => (engineSize(car) ? null : variantName(car))],
  ],
}

const plain = ({ name, group, row }: PlacedField, label: string): Line => {
  const format = specFormat(row)
  return [label, (car) => format(Reflect.get(Object(group === null ? car : Reflect.get(car, group)), name))]
}

const fromTable = (key: SpecGroupKey): Line[] =>
  carFieldRows.flatMap((placed) => {
    const { spec } = placed.row
    const [wanted, label] = typeof spec === 'string' ? [spec, placed.row.label] : (spec ?? [])
    return wanted === key && label !== undefined ? [plain(placed, label)] : []
  })

/** The order of a group's rows; those it does not name come last. */
const order: Readonly<Record<SpecGroupKey, readonly string[]>> = {
  featured: [
    ...['Kilometres', 'Compliance', 'Build', 'Engine', 'Fuel', 'Transmission', 'Induction', 'Seats', 'Registration'],
    ...['Rego expiry', 'Stock no', 'VIN', 'Colour'],
  ],
  specifications: [],
  summary: ['Body type', 'Configuration', 'Drive', 'Colour', 'Torque', 'Cylinders', 'Gearbox', 'ANCAP rating'],
}

const linesOf = (key: SpecGroupKey): Line[] => inOrder(order[key], [...computed[key], ...fromTable(key)])

/**
 * Rows of an electric car that are others than of one with an engine; null: none. It has one gear, whatever a listing calls
 * it ('Reduction Gear').
 */
const ELECTRIC: Readonly<Record<string, Line | null>> = {
  Transmission: ['Transmission', (car) => car.simple_transmission],
  Gearbox: null,
  'Engine power': ['Motor power', (car) => withUnit(car.variant?.power, 'kW')],
  'Engine size and variant': null,
  Variant: null,
}

/** The same of a motorcycle: all have one driven wheel, which is no fact; what turns it (chain, shaft, belt) is. */
const MOTORCYCLE: Readonly<Record<string, Line | null>> = {
  'Body type': ['Type', (car) => car.body],
  Drive: ['Final drive', finalDrive],
  'Gross weight (GVM)': ['Maximum loaded weight', (car) => withUnit(car.variant?.grossvehiclemass, 'kg')],
}

const withOwn = (lines: readonly Line[], owns: Readonly<Record<string, Line | null>>): Line[] =>
  lines.flatMap((line) => {
    const own = owns[line[0]]
    return own === undefined ? [line] : own === null ? [] : [own]
  })

const linesFor = (key: SpecGroupKey) => {
  const any = linesOf(key)
  const electric = withOwn(any, ELECTRIC)
  return {
    ...{ any, electric },
    motorcycle: withOwn(any, MOTORCYCLE),
    electricMotorcycle: withOwn(electric, MOTORCYCLE),
  }
}
const lines = {
  featured: linesFor('featured'),
  specifications: linesFor('specifications'),
  summary: linesFor('summary'),
}

const kindOf = (car: SpecInput): keyof ReturnType<typeof linesFor> => {
  if (car.item_type === 'motorcycle') return isElectric(car) ? 'electricMotorcycle' : 'motorcycle'
  return isElectric(car) ? 'electric' : 'any'
}

const rowsOf = (key: SpecGroupKey, car: SpecInput): SpecRow[] =>
  lines[key][kindOf(car)].flatMap(([label, valueOf]) => {
    const value = valueOf(car)?.trim()
    return value ? [{ label, value }] : []
  })

/** The key facts of a car, most important first (CAR-38, VDP-02); what is not known is left out. */
export const keyFacts = (car: SpecInput): SpecRow[] => rowsOf('featured', car)

/**
 * Everything known about a car in its three groups, with units (CAR-38..41, CAR-35, CAR-36). Rows without a value and
 * groups without rows are left out.
 */
export const specGroups = (car: SpecInput): SpecGroup[] => {
  const groups: SpecGroup[] = [
    { key: 'featured', label: 'Key details', rows: keyFacts(car) },
    { key: 'specifications', label: 'Specifications', rows: rowsOf('specifications', car) },
    { key: 'summary', label: 'Summary', rows: rowsOf('summary', car) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
