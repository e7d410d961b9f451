import type { Tab } from 'payload'
import { personDepartments } from '@/src/domain/locations/people'
import { imageField } from '@/src/payload/fields/content/imageField'

/** Who works here: on the location's page, and in sections of pages that show people. */
export const peopleTab: Tab = {
  label: 'People',
  description: 'Shown on this location’s page, and wherever a page has the section People. Ask each person first.',
  fields: [
    {
      name: 'people',
      type: 'array',
      labels: { singular: 'Person', plural: 'People' },
      maxRows: 40,
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 80, admin: { width: '34%' } },
            {
              name: 'role',
              type: 'text',
              required: true,
              maxLength: 80,
              label: 'What they do',
              admin: { width: '33%' },
            },
            {
              name: 'department',
              type: 'select',
              options: Object.entries(personDepartments).map(([value, label]) => ({ value, label })),
              admin: { width: '33%', description: 'Lets a page show people of one department.' },
            },
          ],
        },
        {
          name: 'words',
          type: 'text',
          label: 'In a sentence',
          maxLength: 160,
          admin: { description: 'What to ask them for, languages they speak, how long they have been here.' },
        },
        imageField({
          label: 'Portrait',
          description: 'Upright, 4:5, head and shoulders. Without one their initials are shown.',
        }),
      ],
    },
  ],
}
