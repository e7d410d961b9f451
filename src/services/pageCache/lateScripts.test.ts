import { expect, test } from 'vitest'
import { withLateScripts } from './lateScripts.mjs'

const chunk = (name: string) => `/_next/static/chunks/${name}.js`
const tag = (name: string) => `<script src="${chunk(name)}" async=""></script>`
const page =
  `<html><head><meta charSet="utf-8"/><link rel="preload" as="image" href="/hero.webp"/><link rel="preload" as="script" fetchPriority="low" href="${chunk('main')}"/>` +
  `${tag('a')}${tag('b')}<title>Cars</title></head><body><script src="${chunk('old')}" noModule=""></script><script>self.__next_f=[]</script>${tag('main')}${tag('b')}</body></html>`

test('a kept page asks for its scripts once, when it has loaded; everything else stays as it was', () => {
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

const data = '0:{"name":"Karoq <b>"}\n'
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', String.raw`\u003c`)}])</script>`
const withData = page.replace(
  '</body>',
  `${push(data.slice(0, 9))}<p>Words</p>${push(data.slice(9))}${tag('turbopack-1')}</body>`,
)

test('the data of a kept page leaves it when its address answers the same', () => {
  const late = withLateScripts(withData, data)
  expect(late).not.toContain('__next_f.push([1,"')
  expect(late).toContain('<p>Words</p></body>')
  expect(late).toContain('fetch("?_rsc",{headers:{RSC:"1"},cache:"no-cache"})')
  // Next's runtime, which sets everything going, is not among those asked for at once.
  expect(late).toContain(`${JSON.stringify([chunk('a'), chunk('b'), chunk('main')])},2500`)
})

test.each([
  ['other data', withData, `${data} `],
  ['no data', withData, null],
  ['no runtime that could wait', withData.replace(tag('turbopack-1'), ''), data],
])('the data of a kept page stays: %s', (_, html, answered) => {
  const late = withLateScripts(html, answered)
  expect(late).toContain(push(data.slice(9)))
  expect(late).not.toContain('_rsc')
})
