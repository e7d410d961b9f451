import { expect, test } from 'vitest'
import { lexical } from './lexical'

test('turns Markdown into rich text: headings, lists, bold words and links', () => {
  const { root } = lexical('## Hours\n\nOpen **late** on [Thursday](/contact-us).\n\n- Sales\n- Service')
  expect(root.children).toMatchObject([
    { type: 'heading', tag: 'h2', children: [{ text: 'Hours' }] },
    {
      type: 'paragraph',
      children: [
        { text: 'Open ', format: 0 },
        { text: 'late', format: 1 },
        { text: ' on ' },
        { type: 'link', fields: { url: '/contact-us' }, children: [{ text: 'Thursday' }] },
        { text: '.' },
      ],
    },
    { type: 'list', tag: 'ul', children: [{ children: [{ text: 'Sales' }] }, { children: [{ text: 'Service' }] }] },
  ])
})

test('a chunk of lines that begin with > is a quote', () => {
  expect(lexical('> The bays\n> are still there.').root.children).toMatchObject([
    { type: 'quote', children: [{ text: 'The bays are still there.' }] },
  ])
})
