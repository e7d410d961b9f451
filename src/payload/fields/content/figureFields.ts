import type { Field } from 'payload'

/** A number and what it counts, side by side: the rows of a list of figures. */
export const figureFields = (examples: { value: string; label: string }): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'value', type: 'text', required: true, admin: { width: '40%', placeholder: examples.value } },
      { name: 'label', type: 'text', required: true, admin: { width: '60%', placeholder: examples.label } },
    ],
  },
]
