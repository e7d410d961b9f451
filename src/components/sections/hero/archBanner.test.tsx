import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArchBanner } from './ArchBanner'

const image = { url: '/studio/scenes/coast.webp', alt: 'A car by the sea' }
const actions = [
  { label: 'Browse', href: '/search' },
  { label: 'Sell', href: '/sell' },
]
const words = { eyebrow: 'Sydney', heading: 'Cars', text: 'New and used', image, actions }
const order = (html: string) => [...html.matchAll(/<(h1|form|img)/g)].map(([, name]) => name)

test('ENT-18 CON-12 an arch has the search under its words, or in a band across the page', () => {
  const draw = (bar: boolean) =>
    renderToStaticMarkup(
      <ArchBanner {...words} bar={bar}>
        <form />
      </ArchBanner>,
    )
  expect(order(draw(false))).toEqual(['h1', 'form', 'img'])
  expect(order(draw(true))).toEqual(['h1', 'img', 'form'])
  expect(draw(true)).toMatch(/bg-surface[^"]*"><div[^>]*><form/)
  // The search takes the place of the first button.
  expect(draw(false)).not.toContain('Browse')
  expect(draw(true)).toContain('Browse')
})

test('ENT-18 an arch without a search has both buttons; without a picture its words alone', () => {
  const html = renderToStaticMarkup(<ArchBanner {...words} image={null} />)
  expect(html).toContain('Browse')
  expect(html).toContain('Sell')
  expect(html).not.toContain('<img')
})

test('ENT-18 the picture of an arch is the first the browser fetches', () => {
  expect(renderToStaticMarkup(<ArchBanner {...words} />)).toMatch(/<img[^>]*fetchPriority="high"/i)
})
