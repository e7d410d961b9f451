import type { UIField } from 'payload'

/** A column for lists of rows with dates of their own: whether visitors see the row now (SRP-17, CON-23, CMS-04). */
export const shownField: UIField = {
  name: 'shown',
  type: 'ui',
  label: 'Visitors see it',
  admin: { disableBulkEdit: true, components: { Cell: '/src/components/admin/lists/ShownCell#ShownCell' } },
}
