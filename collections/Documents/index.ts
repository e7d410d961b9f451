import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'

/** Papers shoppers may open, such as history reports (CAR-25). PDF only: nothing a browser would run. */
export const Documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: 'Document', plural: 'Documents' },
  access: accessFor('documents'),
  admin: { group: 'Content', useAsTitle: 'title', defaultColumns: ['title', 'filename', 'updatedAt'] },
  upload: { mimeTypes: ['application/pdf'], pasteURL: false },
  fields: [tenantField(), { name: 'title', type: 'text', required: true }],
}
