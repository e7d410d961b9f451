import type {
  BaseFilter,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  FieldAccess,
} from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { blurOfPicture } from '@/src/payload/media/blurOfPicture'
import { tenantField } from '@/src/payload/fields/tenantField'
import { refreshAfterChange, refreshAfterDelete } from '@/collections/shared/queuePagePurge'

/**
 * Pictures fetched for feeds are kept out of what marketers browse: there are thousands, and they go with their car. Who
 * filters by where a picture came from sees them.
 */
const uploadedOnly: BaseFilter = ({ req }) =>
  JSON.stringify(req.query.where ?? '').includes('"source"') ? null : { source: { not_equals: 'feed' } }

/** A fetched picture is shown by its cars alone, whose pages the fetcher refreshes; any other may be on every page. */
const refreshUnlessFetched: CollectionAfterChangeHook = (args) =>
  args.doc.source === 'feed' && args.operation === 'create' ? args.doc : refreshAfterChange(args)

const refreshUnlessUnused: CollectionAfterDeleteHook = (args) =>
  args.doc.source === 'feed' ? args.doc : refreshAfterDelete(args)

/** The tiny picture of a new file. */
const makeBlur: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file ? { ...data, blur: await blurOfPicture(req.file.data) } : data

const pictureHooks = {
  beforeChange: [makeBlur],
  afterChange: [refreshUnlessFetched],
  afterDelete: [refreshUnlessUnused],
}

const webp = (quality: number) => ({ format: 'webp', options: { quality } }) as const

const nobody: FieldAccess = () => false
const internal = { create: nobody, update: nobody }

/** Where a picture came from: an editor, or the photo fetcher on behalf of a feed (FEED-08). */
const originFields: Field[] = [
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
    // As a data address. A page shows it in the frame until the picture has loaded.
    name: 'blur',
    type: 'text',
    label: 'Tiny picture shown while it loads',
    access: internal,
    admin: { hidden: true },
  },
]

/** Pictures of a dealership. Raster only and always re-encoded: an SVG is a script, a camera's file tells where it was. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: accessFor('media'),
  admin: {
    group: 'Content',
    useAsTitle: 'alt',
    baseFilter: uploadedOnly,
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    description: 'JPEG, PNG, WebP or AVIF. Set the focal point: it stays in view however the picture is cropped.',
  },
  trash: true,
  hooks: pictureHooks,
  upload: {
    staticDir: '.data/media',
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    pasteURL: false,
    focalPoint: true,
    crop: true,
    adminThumbnail: 'thumb',
    displayPreview: true,
    formatOptions: webp(84),
    resizeOptions: { width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true },
    constructorOptions: { limitInputPixels: 50_000_000, failOn: 'error' },
    imageSizes: [
      { name: 'thumb', width: 320, height: 213, formatOptions: webp(74) },
      { name: 'card', width: 800, height: 533, formatOptions: webp(78) },
      { name: 'hero', width: 1920, formatOptions: webp(80), withoutEnlargement: true },
    ],
  },
  fields: [
    tenantField(),
    {
      name: 'alt',
      type: 'text',
      required: true,
      label: 'Description of the picture',
      admin: { description: 'Read aloud to visitors who cannot see it, and shown while it loads.' },
    },
    { name: 'caption', type: 'text' },
    ...originFields,
  ],
}
