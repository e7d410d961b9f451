import type { Field, FieldHook } from 'payload'
import { slugify } from '@/src/domain/site/slugify'

const fillSlug =
  (from: string): FieldHook =>
  ({ value, data, originalDoc }) => {
    if (typeof value === 'string' && value.trim() !== '') return slugify(value)
    const source: unknown = data?.[from] ?? originalDoc?.[from]
    return typeof source === 'string' ? slugify(source) : value
  }

/** URL part, unique within a dealership; written from another field when left empty, never changed by later edits of that field. */
export const slugField = ({ from }: { from: string }): Field => ({
  name: 'slug',
  type: 'text',
  index: true,
  required: true,
  admin: { position: 'sidebar', description: 'Part of the page address. Leave empty to make one from the title.' },
  hooks: { beforeValidate: [fillSlug(from)] },
})
