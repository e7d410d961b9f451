import type { Field, GroupField } from 'payload'
import { validatePictureUrl } from './hrefField'

interface ImageOptions {
  name?: string
  label?: string
  description?: string
  /** Adds the address of a small version (ENT-03). */
  thumb?: boolean
}

/** A picture's address, for pictures on other servers or from a feed. */
export const pictureUrlField = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'text',
  label,
  validate: (value: unknown) => validatePictureUrl(value),
  ...(description ? { admin: { description } } : {}),
})

const thumbField: GroupField = {
  name: 'thumb',
  type: 'group',
  label: false,
  fields: [pictureUrlField('url', 'Thumbnail address')],
}

/** A picture: an upload, or the address of one. The upload wins where both are given. */
export const imageField = ({
  name = 'image',
  label = 'Picture',
  description,
  thumb = false,
}: ImageOptions = {}): GroupField => ({
  name,
  type: 'group',
  label,
  admin: { description: description ?? 'Upload a picture, or give its address.' },
  fields: [
    { name: 'media', type: 'upload', relationTo: 'media', label: 'Upload' },
    pictureUrlField('url', 'Address'),
    ...(thumb ? [thumbField] : []),
  ],
})
