import type { Field } from 'payload'

/**
 * A field whose value belongs to one row: 'Edit many' does not offer it. A VIN, a photo or an address set for a hundred cars
 * at once is always a mistake.
 */
export const oneByOne = (field: Field): Field => {
  if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: field.fields.map(oneByOne) }
  if (!('name' in field) || !field.name) return field
  return Object.assign({}, field, { admin: { ...field.admin, disableBulkEdit: true } })
}
