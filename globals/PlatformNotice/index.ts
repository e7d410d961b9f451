import type { DateField, GlobalConfig } from 'payload'
import { platformDrafts } from '@/globals/shared/refreshPlatform'
import { globalAccessFor } from '@/src/payload/access/globalAccessFor'
import { momentField } from '@/src/payload/fields/content/momentField'
import { isPeriod } from '@/src/payload/fields/content/period'

const platformMoment = (field: DateField): DateField => momentField(field, { ofPlatform: true })

/** Words of the operator to the staff of all dealerships, over every page of the admin. On no website. */
export const PlatformNotice: GlobalConfig = {
  slug: 'platform-notice',
  label: 'Notice to staff',
  access: globalAccessFor('platform-notice'),
  admin: {
    group: 'Platform',
    description: 'Shown over this admin to the staff of all dealerships while it is published. Never on a website.',
  },
  versions: platformDrafts,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'severity',
          type: 'select',
          label: 'Kind',
          required: true,
          defaultValue: 'information',
          options: [
            { value: 'information', label: 'Information: something new' },
            { value: 'warning', label: 'Warning: something is planned' },
            { value: 'problem', label: 'Problem: something does not work' },
          ],
          admin: { width: '35%' },
        },
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 80,
          admin: { width: '65%', placeholder: 'Maintenance on Sunday' },
        },
      ],
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 500,
      admin: {
        rows: 3,
        placeholder: 'From 2 am to 4 am nothing can be edited. The websites stay up.',
        description: 'What it means for the reader, and what to do.',
      },
    },
    {
      type: 'row',
      fields: [
        platformMoment({
          name: 'from',
          type: 'date',
          label: 'Shown from',
          admin: { width: '50%', description: 'Left empty, it shows as soon as it is published.' },
        }),
        platformMoment({
          name: 'until',
          type: 'date',
          label: 'Shown until',
          validate: (value, { siblingData }) =>
            isPeriod(Object(siblingData).from, value) || 'The end must come after the start.',
          admin: { width: '50%', description: 'Empty: until it is unpublished.' },
        }),
      ],
    },
  ],
}
