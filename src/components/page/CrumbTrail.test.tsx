import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CrumbTrail } from './CrumbTrail'

test('SEO-01 SEO-02 a page tells search engines the same trail as people, its own crumb with its address', () => {
  const html = renderToStaticMarkup(
    <CrumbTrail
      site={{ origin: 'https://x.test' }}
      path="/toyota/overview"
      title="Overview"
      parents={[{ label: 'Toyota', href: '/brands/toyota' }]}
    />,
  )
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://x.test/' },
      { position: 2, name: 'Toyota', item: 'https://x.test/brands/toyota' },
      { position: 3, name: 'Overview', item: 'https://x.test/toyota/overview' },
    ],
  })
  const nav = html.slice(html.indexOf('<nav'))
  expect([...nav.matchAll(/>([^<>]+)<\/(?:a|span)>/g)].map(([, label]) => label)).toEqual([
    'Home',
    'Toyota',
    'Overview',
  ])
  expect(nav).toContain('aria-current="page"')
})
