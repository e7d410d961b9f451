import type { Field } from 'payload'
import { oneByOne } from '@/src/payload/fields/oneByOne'
import { validateHotspots } from './validateJson'

const url = (name: string, label: string): Field => ({ name, type: 'text', label })

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

const fields: Field[] = [
  images,
  videoList('videos', 'Videos'),
  videoList('walkaround_videos', 'Walkaround videos'),
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

/** Lists of photos and videos, and hotspots (CAR-17, CAR-19, CAR-21). */
export const mediaFields = fields.map(oneByOne)
