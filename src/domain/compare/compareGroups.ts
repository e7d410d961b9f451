import type { Car } from '../stock/car/Car'
import { featuresInOrder } from '../stock/specifications/featureOrder'
import { specGroups } from '../stock/specifications/specGroups'
import { compareRows, type CompareRow } from './compareRows'

interface CompareGroup {
  title: string
  rows: CompareRow[]
}

/** What identifies a car, and what another row or the heading says already. */
const LEFT_OUT = ['VIN', 'Registration', 'Stock no', 'Cylinders', 'Engine size and variant', 'Variant']

/** Rows of a car's page that are one here: each is left out where the second is there, and shows under the third's name. */
const MERGED = [
  ['Transmission', 'Gearbox', 'Transmission'],
  ['Engine power', 'Motor power', 'Power'],
] as const

const ENGINE = [
  ...['Engine', 'Induction', 'Fuel', 'Fuel consumption', 'Range on a charge', 'Battery', 'Energy consumption'],
  ...['Fast charging (DC)', 'Home charging (AC)', 'Transmission', 'Drive', 'Power', 'Torque', 'Tank capacity'],
]
const MEASURES = /^(length|width|height|body (length|width|height)|gross|towing|payload|aggregate|tare|ball|axle)/i

const titleOf = (label: string): string => {
  if (ENGINE.includes(label)) return 'Engine and drive'
  return MEASURES.test(label) ? 'Size and weight' : 'The vehicle'
}

const TITLES = ['The vehicle', 'Engine and drive', 'Size and weight']

const factsOf = (car: Car) => {
  const rows = specGroups(car).flatMap((group) => group.rows)
  const valueOf = (wanted: string) => rows.find(({ label }) => label === wanted)?.value
  return rows.flatMap(({ label, value }) => {
    if (LEFT_OUT.includes(label)) return []
    const merged = MERGED.find(([one, other]) => label === one || label === other)
    if (merged) return label === merged[0] && valueOf(merged[1]) ? [] : [{ label: merged[2], value }]
    if (label === 'Configuration' && valueOf('Body type')) return []
    const more = label === 'Body type' ? valueOf('Configuration') : undefined
    return [{ label, value: more ? `${value}, ${more}` : value }]
  })
}

/** The facts of several cars in groups, each fact once (RTE-54, ALRT-04). */
export const compareGroups = (cars: readonly Car[]): CompareGroup[] => {
  const rows = compareRows(cars.map(factsOf))
  return TITLES.flatMap((title) => {
    const own = rows.filter(({ label }) => titleOf(label) === title)
    const ordered =
      title === 'Engine and drive' ? own.toSorted((a, b) => ENGINE.indexOf(a.label) - ENGINE.indexOf(b.label)) : own
    return ordered.length > 0 ? [{ title, rows: ordered }] : []
  })
}

/**
 * The features that the dealership lists for each car, but not for all of these; and those it lists for all. Null
 * where a car has no list: what it lacks is not known then.
 */
export const compareFeatures = (
  cars: readonly Pick<Car, 'standardEquipment'>[],
): { shared: string[]; own: string[][] } | null => {
  const lists = cars.map(({ standardEquipment }) => featuresInOrder([...new Set(standardEquipment ?? [])]))
  const [first] = lists
  if (!first || lists.length < 2 || lists.some((list) => list.length === 0)) return null
  const shared = first.filter((feature) => lists.every((list) => list.includes(feature)))
  return { shared, own: lists.map((list) => list.filter((feature) => !shared.includes(feature))) }
}
