import type { Field } from 'payload'
import { validateHotspots } from './validateJson'

const url = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'text',
  label,
  ...(description ? { admin: { description } } : {}),
})

const videoList = (name: string, label: string): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Video', plural: 'Videos' },
  admin: { initCollapsed: true },
  fields: [{ name: 'video', type: 'group', label: false, fields: [url('url', 'Video address')] }],
})

const images: Field = {
  name: 'images',
  type: 'array',
  labels: { singular: 'Photo', plural: 'Photos' },
  admin: {
    initCollapsed: true,
    description: 'In the order shoppers see them; drag one by its handle. Upload a photo or give its address.',
    components: { RowLabel: '/src/components/admin/cars/PhotoRowLabel#PhotoRowLabel' },
  },
  fields: [
    { name: 'media', type: 'upload', relationTo: 'media', label: 'Uploaded photo' },
    {
      name: 'image',
      type: 'group',
      label: false,
      fields: [
        url('url', 'Photo address'),
        { name: 'thumb', type: 'group', label: false, fields: [url('url', 'Thumbnail address')] },
      ],
    },
    { name: 'isVideo', type: 'checkbox', label: 'This entry is a video', defaultValue: false },
  ],
}

/** Photos, videos, spin and hotspots (CAR-16..21). */
export const mediaFields: Field[] = [
  images,
  {
    name: 'primary_image_url',
    type: 'text',
    label: 'Photo',
    admin: {
      description: 'Address of the main photo; filled with the first photo when left empty.',
      components: { Cell: '/src/components/admin/cells/PhotoCell#PhotoCell' },
    },
  },
  {
    name: 'thumbnails',
    type: 'text',
    hasMany: true,
    label: 'Thumbnail addresses',
    admin: { description: 'Small pictures in the order of the photos, as a feed sends them. Enter adds an address.' },
  },
  {
    type: 'row',
    fields: [url('video_url', 'Video address'), url('external_video_url', 'External video (YouTube, Vimeo)')],
  },
  videoList('videos', 'Videos'),
  videoList('walkaround_videos', 'Walkaround videos'),
  {
    name: 'spin_images',
    type: 'text',
    hasMany: true,
    label: '360° frames',
    admin: { description: 'Addresses of the frames, in turning order.' },
  },
  {
    type: 'row',
    fields: [
      url('spin_interior_image', 'Interior panorama address'),
      url('spin_code', 'Spin provider code', 'The car’s number at the maker of the 360° view.'),
    ],
  },
  {
    name: 'hotspots',
    type: 'json',
    admin: {
      components: { Field: '/src/components/admin/json/PlainJson#PlainJson' },
      description: 'Exterior and interior sets: id, description, anchors and a position for each angle.',
    },
    validate: validateHotspots,
  },
]
