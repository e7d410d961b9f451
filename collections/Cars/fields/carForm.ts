import type { Field, FieldAccess } from 'payload'
import type { FieldRows } from '@/src/domain/stock/fields/CarField'
import { fieldSections, groupedFields, plainFields } from '@/src/domain/stock/fields/carFieldTable'
import { staffOnlyField } from '@/src/payload/access/staffOnlyField'
import { caravanLines, lines, variantLines } from './layout'
import { mediaFields } from './media'
import { plainField } from './plainField'

const none: FieldRows = {}

/** Fields that stand side by side; one alone needs no row. */
const lineOf = (names: string, fieldOf: (name: string) => Field[]): Field[] => {
  const fields = names.split(' ').flatMap(fieldOf)
  return fields.length > 1 ? [{ type: 'row', fields }] : fields
}

/** Lines of names, then a line for each field of the table that no part of the form names. */
const formOf = (
  shown: readonly string[],
  rows: FieldRows,
  fieldOf: (name: string) => Field[],
  named = shown,
): Field[] => {
  const known = new Set(named.flatMap((names) => names.split(' ')))
  const others = Object.keys(rows).filter((name) => !known.has(name))
  return [...shown, ...others].flatMap((names) => lineOf(names, fieldOf))
}

const groupForm = (group: keyof typeof groupedFields, shown: readonly string[]): Field[] => {
  const rows: FieldRows = groupedFields[group]
  return formOf(shown, rows, (name) => (rows[name] ? [plainField(name, rows[name])] : []))
}

const groups: Field[] = [
  { name: 'variant', type: 'group', fields: groupForm('variant', variantLines) },
  {
    name: 'caravan_specifications',
    type: 'group',
    label: 'Caravan',
    admin: { condition: (data) => data?.item_type === 'caravan' },
    fields: groupForm('caravan_specifications', caravanLines),
  },
]

/** The car's location (CAR-23, CAR-30). */
const placeFields: Field[] = [
  { name: 'location', type: 'relationship', relationTo: 'locations', index: true },
  {
    name: 'distribution_locations',
    type: 'relationship',
    relationTo: 'locations',
    hasMany: true,
    label: 'Can be viewed at',
    admin: { description: 'Other locations this car can be delivered to for viewing.' },
  },
]

const nobody: FieldAccess = () => false

/** What follows from other fields, and notes in the form (CAR-02, CAR-09). */
const derivedFields: Field[] = [
  {
    name: 'has_nvic',
    type: 'checkbox',
    label: 'Has NVIC',
    defaultValue: false,
    admin: { readOnly: true, disableBulkEdit: true, description: 'Ticked by itself once there is an NVIC.' },
  },
  {
    name: 'wasPriceNote',
    type: 'ui',
    admin: { components: { Field: '/src/components/admin/prices/WasPriceNote#WasPriceNote' } },
  },
  {
    // Kept by a trigger from the price history: days the car was advertised at its was-price or dearer (LAW-05).
    name: 'before_price_days',
    type: 'number',
    label: 'Days advertised at the was price',
    access: { ...staffOnlyField, create: nobody, update: nobody },
    admin: { hidden: true, readOnly: true },
  },
  {
    name: 'tagNote',
    type: 'ui',
    admin: { components: { Field: '/src/components/admin/cars/TagNote#TagNote' } },
  },
  {
    name: 'sold',
    type: 'checkbox',
    label: 'Sold',
    defaultValue: false,
    admin: { description: 'Follows the status.' },
  },
]

/** Fields that are written out because the table cannot say them, by name. */
const written = new Map(
  [...derivedFields, ...mediaFields, ...placeFields, ...groups].flatMap((field) =>
    'name' in field && field.name ? [[field.name, field] as const] : [],
  ),
)
const plainRows: FieldRows = plainFields

const fieldOf = (name: string): Field[] => {
  const own = written.get(name)
  if (own) return [own]
  return plainRows[name] ? [plainField(name, plainRows[name])] : []
}

/**
 * One part of a car's form. A field of its section of the table that the layout names nowhere is added at the end, so that
 * a new row of the table needs no line here.
 */
export const carForm = (part: keyof typeof lines): Field[] => {
  const sections: Readonly<Record<string, FieldRows>> = fieldSections
  return formOf(lines[part], sections[part] ?? none, fieldOf, Object.values(lines).flat())
}
