import type { CollectionConfig, TextFieldSingleValidation, UploadFieldSingleValidation } from 'payload'
import { text, upload } from 'payload/shared'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { accessFor } from '@/src/payload/access/accessFor'
import { draftVersions } from '@/src/payload/fields/content/draftVersions'
import { periodFields } from '@/src/payload/fields/content/period'
import { tenantField } from '@/src/payload/fields/tenantField'

const isKind =
  (kind: string) =>
  (row: Partial<Record<string, unknown>>): boolean =>
    row.kind === kind

// A custom `validate` replaces Payload's own, so this calls Payload's as well: for the length, and for the missing
// picture.
const wordsOfRibbon: TextFieldSingleValidation = (value, options) =>
  Object(options.siblingData).kind === 'ribbon' && !value?.trim()
    ? 'Give the words of the ribbon.'
    : text(value, options)

const artworkOfWatermark: UploadFieldSingleValidation = (value, options) =>
  Object(options.siblingData).kind === 'watermark' && !value
    ? 'Choose the picture of the watermark.'
    : upload(value, options)

/**
 * Ribbons and watermarks over pictures between two dates (CMS-04). They are CSS of the page: the pictures, also those
 * in feeds, are unchanged.
 */
export const PictureOverlays: CollectionConfig = {
  slug: 'picture-overlays',
  labels: { singular: 'Picture overlay', plural: 'Picture overlays' },
  access: accessFor('picture-overlays'),
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'shownOn', 'start', 'expiry', 'shown'],
    listSearchableFields: ['name', 'words'],
    description: 'Ribbons and watermarks over pictures, between two dates. The pictures themselves stay as they are.',
  },
  defaultSort: '-updatedAt',
  versions: draftVersions,
  trash: true,
  hooks: refreshHooks,
  fields: [
    tenantField(),
    {
      name: 'name',
      type: 'text',
      required: true,
      admin: { placeholder: 'End of financial year', description: 'For your own list; visitors do not see it.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'ribbon',
          options: [
            { value: 'ribbon', label: 'Ribbon with words' },
            { value: 'watermark', label: 'Watermark' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'place',
          type: 'select',
          required: true,
          defaultValue: 'bottom-right',
          options: [
            { value: 'bottom-right', label: 'Bottom right' },
            { value: 'strip', label: 'Strip along the bottom' },
            { value: 'middle', label: 'In the middle' },
          ],
          admin: {
            width: '50%',
            description: 'The other corners have tags, the save button and the place of the car.',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'words',
          type: 'text',
          maxLength: 32,
          validate: wordsOfRibbon,
          admin: {
            width: '50%',
            condition: isKind('ribbon'),
            placeholder: 'EOFY sale',
            description: 'Up to 32 letters.',
          },
        },
        {
          name: 'tone',
          type: 'select',
          defaultValue: 'brand',
          options: [
            { value: 'brand', label: 'Brand colour' },
            { value: 'ink', label: 'Dark' },
            { value: 'light', label: 'White' },
          ],
          admin: { width: '50%', condition: isKind('ribbon') },
        },
      ],
    },
    {
      name: 'artwork',
      type: 'upload',
      relationTo: 'media',
      validate: artworkOfWatermark,
      admin: { condition: isKind('watermark'), description: 'A PNG or WebP with a clear ground.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'opacity',
          type: 'number',
          defaultValue: 60,
          min: 10,
          max: 100,
          label: 'Strength in percent',
          admin: { width: '50%', step: 5, condition: isKind('watermark') },
        },
        {
          name: 'width',
          type: 'number',
          defaultValue: 30,
          min: 10,
          max: 80,
          label: 'Width in percent of the picture',
          admin: { width: '50%', step: 5, condition: isKind('watermark') },
        },
      ],
    },
    {
      name: 'shownOn',
      type: 'select',
      hasMany: true,
      label: 'On pictures of',
      options: [
        { value: 'new', label: 'New cars' },
        { value: 'demo', label: 'Demo cars' },
        { value: 'used', label: 'Used cars' },
        { value: 'offer', label: 'Offers' },
      ],
      admin: { position: 'sidebar', description: 'Empty: every car, no offers.' },
    },
    ...periodFields(),
  ],
}
