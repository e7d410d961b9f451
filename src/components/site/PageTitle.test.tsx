import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageTitle } from './PageTitle'

const html = (image?: { url: string; alt: string }) =>
  renderToStaticMarkup(<PageTitle title="New models" intro="Five of them." image={image} />)

test('CON-16 GAL-20 the picture of a page comes after its words and is fetched first', () => {
  const markup = html({ url: '/studio/scenes/harbour-range.webp', alt: '' })
  expect(markup.match(/<h1|Five of them|<img/g)).toEqual(['<h1', 'Five of them', '<img'])
  expect(markup).toMatch(/<img[^>]*fetchPriority="high"/i)
  expect(markup).toMatch(/<img[^>]*loading="eager"/)
})

test('CON-16 a page without a picture has none', () => {
  expect(html()).not.toContain('<img')
})
