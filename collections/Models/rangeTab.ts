import type { Field, Tab } from 'payload'
import { figureFields } from '@/src/payload/fields/content/figureFields'
import { hexField } from '@/src/payload/fields/content/hexField'
import { imageField } from '@/src/payload/fields/content/imageField'

const fact = (name: string, label: string, placeholder: string): Field => ({
  name,
  type: 'text',
  label,
  admin: { width: '33%', placeholder },
})

const driveAwayPrice = (name: string, label: string, description: string): Field => ({
  name,
  type: 'number',
  label,
  min: 0,
  admin: { width: '50%', description },
})

/** What a model's page says of the range: its price, numbers, grades side by side and colours (RTE-28, ENT-09). */
export const rangeTab: Tab = {
  label: 'Range',
  fields: [
    driveAwayPrice('price_from', 'Price from', 'Dollars, drive away. Empty: the lowest price of the grades.'),
    {
      name: 'key_figures',
      type: 'array',
      label: 'Key figures',
      labels: { singular: 'Figure', plural: 'Figures' },
      maxRows: 4,
      admin: { description: 'The few numbers this model is bought for, such as 4.7 L/100km.' },
      fields: figureFields({ value: '3,500 kg', label: 'braked towing' }),
    },
    {
      name: 'grades',
      type: 'array',
      labels: { singular: 'Grade', plural: 'Grades' },
      maxRows: 8,
      admin: { description: 'Shown side by side, the first one on the left.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true, admin: { width: '50%', placeholder: 'GXL' } },
            driveAwayPrice('price', 'Price', 'Dollars, drive away.'),
          ],
        },
        {
          type: 'row',
          fields: [
            fact('engine', 'Engine', '2.5 L hybrid, 163 kW'),
            fact('transmission', 'Transmission', 'Automatic'),
            fact('drive', 'Drive', 'AWD'),
          ],
        },
        {
          type: 'row',
          fields: [
            fact('economy', 'Fuel use or range', '4.7 L/100km'),
            fact('seats', 'Seats', '5'),
            fact('towing', 'Braked towing', '1,500 kg'),
          ],
        },
        {
          name: 'features',
          type: 'textarea',
          admin: {
            rows: 4,
            description: 'What this grade adds, one a line. A line such as “ATM: 2,460 kg” becomes a row of its own.',
          },
        },
      ],
    },
    {
      name: 'colours',
      type: 'array',
      labels: { singular: 'Colour', plural: 'Colours' },
      maxRows: 16,
      admin: { description: 'Visitors choose one and see the model in it. The first one is shown first.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true, admin: { width: '50%', placeholder: 'Glacier White' } },
            hexField({ name: 'hex', label: 'Colour', required: true, admin: { width: '50%', placeholder: '#d8dadb' } }),
          ],
        },
        imageField({ description: 'The model in this colour: upload a picture, or give its address.' }),
      ],
    },
  ],
}
