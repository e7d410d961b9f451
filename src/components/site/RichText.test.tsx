import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './RichText'

const heading = (tag: 'h1' | 'h3', text: string) => ({
  type: 'heading',
  tag,
  version: 1,
  children: [{ type: 'text', text, version: 1, format: 0 }],
})

test('SEO-01 a heading of the first level in a text stands below the page’s own', () => {
  const children = [heading('h1', 'Again the title'), heading('h3', 'Small print')]
  const root = { type: 'root', version: 1, children, direction: null, format: '' as const, indent: 0 }
  const html = renderToStaticMarkup(<RichText content={{ root }} />)
  expect(html).toContain('<h2>Again the title</h2>')
  expect(html).toContain('<h3>Small print</h3>')
})
