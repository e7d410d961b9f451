import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown'

const html = (text: string): string => renderToStaticMarkup(<Markdown text={text} />)

test('CON-34 paragraphs, bold, italics, links and lists of a setting', () => {
  expect(html('**Free** and *fast*\n\nSecond')).toContain('<p><strong>Free</strong> and <em>fast</em></p><p>Second</p>')
  expect(html('- one\n- two')).toContain('<li>one</li><li>two</li>')
  expect(html('See [our stock](/search)')).toMatch(/<a href="\/search"[^>]*>our stock<\/a>/)
})

test('CON-34 markup stays text, and no link runs a script', () => {
  expect(html('<img src=x onerror=alert(1)>')).not.toContain('<img')
  expect(html('[click](javascript:alert(1))')).not.toContain('href')
})
