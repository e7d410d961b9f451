import { imageField } from '@/src/payload/fields/content/imageField'
import { buttonField } from '@/src/payload/fields/content/linkField'
import { headingFields } from '@/src/payload/fields/content/sectionFields'
import { siteBlock } from '@/src/payload/fields/content/siteBlock'
import { siteEditor } from '@/src/payload/fields/content/siteEditor'
import { draw, sketch } from '@/src/payload/fields/content/sketch'

/** Two or three columns of pictures, words and buttons. */
export const columnsBlock = siteBlock({
  slug: 'columns',
  name: 'Two or three columns',
  group: 'Words and pictures',
  thumbnail: sketch(
    draw.columns(
      3,
      8,
      36,
      (x) => draw.photo(x, 12, 32, 22) + draw.title(x, 40, 24) + draw.words(x, 49, 32, 3) + draw.button(x, 67, 16),
    ),
  ),
  tone: 'plain',
  fields: [
    ...headingFields(),
    {
      type: 'row',
      fields: [
        {
          name: 'widths',
          type: 'select',
          required: true,
          defaultValue: 'equal',
          options: [
            { value: 'equal', label: 'All the same' },
            { value: 'first', label: 'The first is wider' },
            { value: 'last', label: 'The last is wider' },
          ],
          admin: { width: '50%' },
        },
        {
          name: 'frame',
          type: 'select',
          required: true,
          defaultValue: 'open',
          options: [
            { value: 'open', label: 'On the background' },
            { value: 'card', label: 'Each in a card' },
            { value: 'lines', label: 'In lines, one under the other' },
          ],
          admin: { width: '50%', description: 'In lines the widths have no effect.' },
        },
      ],
    },
    {
      name: 'columns',
      type: 'array',
      labels: { singular: 'Column', plural: 'Columns' },
      minRows: 2,
      maxRows: 3,
      defaultValue: () => [{}, {}],
      admin: { initCollapsed: true, description: 'Side by side on a wide screen, one under the other on a phone.' },
      fields: [
        { name: 'heading', type: 'text' },
        { name: 'text', type: 'richText', editor: siteEditor },
        imageField(),
        buttonField(),
      ],
    },
  ],
})
