import type { Field, FieldAccess } from 'payload'

const nobody: FieldAccess = () => false
const internal = { create: nobody, update: nobody }

/** Where a picture came from: an editor, or the photo fetcher on behalf of a feed (FEED-08). */
export const originFields: Field[] = [
  {
    name: 'source',
    type: 'select',
    defaultValue: 'upload',
    index: true,
    options: [
      { value: 'upload', label: 'Uploaded' },
      { value: 'feed', label: 'Fetched for a feed' },
    ],
    access: internal,
    admin: { readOnly: true, position: 'sidebar' },
  },
  {
    // SHA-256 of the file as it was fetched; one copy is kept for each dealership.
    name: 'content_hash',
    type: 'text',
    label: 'SHA-256 of the file',
    index: true,
    access: { ...internal, read: nobody },
    admin: { hidden: true },
  },
  {
    // A tiny picture as a data address, shown while the real one loads.
    name: 'blur',
    type: 'text',
    label: 'Tiny picture shown while it loads',
    access: internal,
    admin: { hidden: true },
  },
]
