import type { UIField } from 'payload'

/** A column for lists: whether visitors see the row now, until or from when (SRP-17, CON-23, CMS-01, CMS-04). */
export const shownField: UIField = {
  name: 'shown',
  type: 'ui',
  label: 'Visitors see it',
  admin: { disableBulkEdit: true, components: { Cell: '/src/components/admin/lists/ShownCell#ShownCell' } },
}
