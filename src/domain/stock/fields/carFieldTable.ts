import { availabilityFields } from './availabilityFields'
import type { CarField, FieldRows, SentFacts } from './CarField'
import { caravanFields } from './caravanFields'
import { descriptionFields, privateSellerFields } from './descriptionFields'
import type { ListNames } from './fieldTypes'
import { identityFields } from './identityFields'
import { mediaFields } from './mediaFields'
import { priceFields } from './priceFields'
import { technicalFields } from './technicalFields'
import { variantFields } from './variantFields'

/** Plain fields by the part of the admin's form that a field without a place of its own is added to. */
export const fieldSections = {
  identity: identityFields,
  sale: { ...priceFields, ...availabilityFields },
  technical: technicalFields,
  media: mediaFields,
  description: descriptionFields,
  place: privateSellerFields,
} as const

/** Every plain field of a car by name. */
export const plainFields = {
  ...identityFields,
  ...priceFields,
  ...availabilityFields,
  ...technicalFields,
  ...mediaFields,
  ...descriptionFields,
  ...privateSellerFields,
}

/** Fields that are stored in a group of a car. */
export const groupedFields = { variant: variantFields, caravan_specifications: caravanFields }
const groupLabels: Readonly<Record<string, string>> = { variant: 'Variant', caravan_specifications: 'Caravan' }
/** A group's name for staff. */
export const groupLabel = (group: string): string => groupLabels[group] ?? group

export type PlainFields = typeof plainFields
export type VariantRows = typeof variantFields
export type CaravanRows = typeof caravanFields

/** A row with the path of its field: 'doors', 'variant.power'. Locks and examples use the same path. */
export interface PlacedField {
  path: string
  group: string | null
  name: string
  row: CarField
}

const placed = (group: string | null, rows: FieldRows): PlacedField[] =>
  Object.entries(rows).map(([name, row]) => ({ path: group === null ? name : `${group}.${name}`, group, name, row }))

/** Every row of the table, in its order. */
export const carFieldRows: readonly PlacedField[] = [
  ...placed(null, plainFields),
  ...Object.entries(groupedFields).flatMap(([group, rows]) => placed(group, rows)),
]

/** What senders know of a field; null when they do not send it. */
export const sentFacts = ({ sent }: CarField): SentFacts | null => (typeof sent === 'object' ? sent : null)

/** Names of the lists of texts among some rows. */
export function listNames<R extends FieldRows>(rows: R): ListNames<R>[]
export function listNames(rows: FieldRows): string[] {
  return Object.entries(rows).flatMap(([name, { kind }]) => (kind === 'texts' ? [name] : []))
}

/** A field's name for staff, with its unit. */
export const staffLabel = ({ label, unit }: CarField): string =>
  unit === undefined || unit === '$' ? label : `${label} (${unit})`
