import { expect, test } from 'vitest'
import { withLateScripts } from './lateScripts.mjs'

const chunk = (name: string) => `/_next/static/chunks/${name}.js`
const tag = (name: string) => `<script src="${chunk(name)}" async=""></script>`
const page =
  `<html><head><meta charSet="utf-8"/><link rel="preload" as="image" href="/hero.webp"/><link rel="preload" as="script" fetchPriority="low" href="${chunk('main')}"/>` +
  `${tag('a')}${tag('b')}<title>Cars</title></head><body><script src="${chunk('old')}" noModule=""></script><script>self.__next_f=[]</script>${tag('main')}${tag('b')}</body></html>`

test('NFR-09 a kept page asks for its scripts once, when it has loaded; everything else stays as it was', () => {
  const late = withLateScripts(page)
  expect(late.match(/<script data-late="">/g)).toHaveLength(1)
  expect(late).toContain(JSON.stringify([chunk('a'), chunk('b'), chunk('main')]))
  expect(late).not.toMatch(/async=""|as="script"/)
  expect(late.replace(/<script data-late="">.*?<\/script>/, '')).toBe(
    page
      .replace(/<link rel="preload" as="script"[^>]*\/>/, '')
      .replaceAll(tag('a'), '')
      .replaceAll(tag('b'), '')
      .replaceAll(tag('main'), ''),
  )
  expect(withLateScripts('<html><body>Plain</body></html>')).toBe('<html><body>Plain</body></html>')
})
