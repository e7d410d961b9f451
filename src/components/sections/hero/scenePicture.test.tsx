import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroBanner } from './HeroBanner'
import { HeroSlides } from './HeroSlides'
import { isOfStudio } from './heroStage'

const scene = { url: '/studio/scenes/coast.webp', alt: 'A car by the sea' }
const cutOut = { url: '/studio/suv/blue/hero.webp', alt: 'A car' }
const words = { eyebrow: null, heading: 'Cars', text: null, actions: [] }

test('GAL-20 a vehicle in surroundings is the first picture of its hero, in every layout, and fetched before others', () => {
  for (const layout of ['split', 'full', 'centred'] as const) {
    const html = renderToStaticMarkup(<HeroBanner layout={layout} tone="light" image={scene} {...words} />)
    expect(html.match(/<img[^>]*>/g)).toHaveLength(1)
    expect(html).toMatch(/<img[^>]*fetchPriority="high"/i)
    expect(html.indexOf('Cars')).toBeLessThan(html.indexOf('<img'))
  }
})

test('CON-12 a photograph that a dealership uploads fills the hero, a picture on studio ground does not', () => {
  const addresses = [
    '/api/media/file/yard.webp',
    'https://cdn.example/yard.jpg',
    scene.url,
    '/studio/suv/blue/scene.webp',
    '/studio/suv/blue/yard-second-gear.webp',
    cutOut.url,
  ]
  expect(addresses.map(isOfStudio)).toEqual([false, false, false, false, false, true])
})

test('CON-12 words of a slide are light on a dark ground only where its picture fills the slide', () => {
  const slide = { name: 'CX-60', description: null, action: null, hideOverlay: false }
  const html = renderToStaticMarkup(
    <HeroSlides
      title="Cars"
      slides={[
        { ...slide, id: '1', image: scene },
        { ...slide, id: '2', image: cutOut },
      ]}
    />,
  )
  expect(html.match(/on-dark/g)).toHaveLength(1)
})

test('CON-12 behind a search fills a scene that leaves room for words; one with its vehicle in the middle is beside them', () => {
  const draw = (url: string) =>
    renderToStaticMarkup(
      <HeroBanner layout="full" tone="dark" image={{ url, alt: '' }} place="bar" {...words}>
        <form />
      </HeroBanner>,
    )
  expect(draw(scene.url)).not.toContain('lg:w-[58%]')
  for (const view of ['scene', 'yard-second-gear'])
    expect(draw(`/studio/sedan/white/${view}.webp`)).toContain('lg:w-[58%]')
})
