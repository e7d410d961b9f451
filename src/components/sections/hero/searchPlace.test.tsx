import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroBanner } from './HeroBanner'
import { HeroSlides } from './HeroSlides'

const image = { url: '/studio/scenes/coast.webp', alt: '' }
const words = { eyebrow: null, heading: 'Cars', text: null, actions: [{ label: 'Browse', href: '/search' }] }
const draw = (layout: 'split' | 'full' | 'centred', place: 'edge' | 'column' | 'bar') =>
  renderToStaticMarkup(
    <HeroBanner layout={layout} tone="light" image={image} place={place} {...words}>
      <form />
    </HeroBanner>,
  )
const order = (html: string) => [...html.matchAll(/<(h1|form|img)/g)].map(([, name]) => name)

test('CON-12 the search stands under the words, or after the picture, once', () => {
  for (const layout of ['split', 'full'] as const) {
    expect(order(draw(layout, 'column'))).toEqual(['h1', 'form', 'img'])
    expect(order(draw(layout, 'bar'))).toEqual(['h1', 'img', 'form'])
    expect(order(draw(layout, 'edge'))).toEqual(['h1', 'img', 'form'])
  }
  expect(order(draw('centred', 'edge'))).toEqual(['h1', 'form', 'img'])
  expect(order(draw('centred', 'bar'))).toEqual(['h1', 'img', 'form'])
})

test('CON-12 a promise of two sentences has each on a line of its own', () => {
  const promise = (heading: string) =>
    renderToStaticMarkup(<HeroBanner layout="full" tone="light" image={null} {...words} heading={heading} />)
  expect(
    promise('See it here. Drive it there.').match(/block text-\[0\.82em\]">(See it here\.|Drive it there\.)/g),
  ).toHaveLength(2)
  expect(promise('See it here.')).toContain('>See it here.</h1>')
})

test('CON-12 a band across the page is dark under a dark hero', () => {
  expect(draw('full', 'bar')).toMatch(/on-dark[^"]*bg-ink[^"]*"><div[^>]*><form/)
  expect(draw('split', 'bar')).toMatch(/bg-surface[^"]*"><div[^>]*><form/)
})

test('CON-12 the search of slides stands in a band below them, or over their edge', () => {
  const slide = { id: '1', name: 'CX-60', description: null, image, action: null, hideOverlay: false }
  const slides = (bar: boolean) =>
    renderToStaticMarkup(
      <HeroSlides title="Cars" slides={[slide]} bar={bar}>
        <form />
      </HeroSlides>,
    )
  expect(slides(true)).toMatch(/bg-surface[^"]*"><div[^>]*><form/)
  expect(slides(false)).not.toContain('bg-surface')
})
