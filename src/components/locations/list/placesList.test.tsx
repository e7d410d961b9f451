import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { themeShape } from '@/tenants/theme/theme'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { PlacesList } from './PlacesList'
import type { PlacesListProps, ShownPlace } from './ShownPlace'

const layouts = themeShape.placesLayout.options

const place = (id: string, changes: Partial<ShownPlace> = {}): ShownPlace => ({
  departments: [
    locationFixture({
      id,
      slug: id,
      name: `Yard ${id}`,
      phone: '(02) 5550 0140',
      address: {
        street: '1 High Street',
        city: 'Artarmon',
        state: 'NSW',
        postcode: '2064',
        placeUrl: null,
        mapKey: null,
      },
    }),
  ],
  km: null,
  mark: { number: 1, pin: id },
  stock: { count: 7, href: '#stock', noun: { one: 'car', many: 'cars' }, kinds: ['car'] },
  image: { url: '/studio/places/yard.webp', alt: '' },
  person: {
    id: 'marta',
    name: 'Marta Kosta',
    role: 'Founder',
    department: null,
    photo: null,
    words: null,
    locationId: id,
  },
  ...changes,
})

const htmlOf = (layout: (typeof layouts)[number], changes: Partial<PlacesListProps> = {}) =>
  renderToStaticMarkup(
    <PlacesList
      layout={layout}
      groups={[
        { id: 'sydney', title: 'Sydney', tagline: null, places: [place('north'), place('south', { km: 4.2 })] },
        { id: 'offices', title: 'Offices', tagline: null, places: [place('office', { stock: null })] },
      ]}
      map={<p>The map</p>}
      finder={<p>The question</p>}
      answer={null}
      hrefFor={({ slug }) => `/locations/${slug}`}
      {...changes}
    />,
  )

test.each(layouts)(
  'LOC-01 RTE-33 places as %s: each once with its name, address, number, stock and way, beside one map and one question',
  (layout) => {
    const html = htmlOf(layout)
    for (const id of ['north', 'south', 'office']) {
      expect(html.split(`id="place-${id}"`)).toHaveLength(2)
      expect(html).toContain(`href="/locations/${id}"`)
      expect(html).toContain(`#pin-${id}`)
    }
    expect(html.match(/href="tel:0255500140"/g)?.length).toBeGreaterThanOrEqual(3)
    expect(html.match(/Artarmon NSW 2064/g)?.length).toBeGreaterThanOrEqual(3)
    expect(html.match(/See 7 cars<span class="sr-only"> at Yard (north|south)<\/span>/g)).toHaveLength(2)
    expect(html).toContain('4.2 km')
    expect(html).toContain('Directions<span class="sr-only"> to Yard north</span>')
    for (const once of ['The map', 'The question']) expect(html.split(once)).toHaveLength(2)
    for (const heading of ['Sydney', 'Offices']) expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
  },
)

test.each(layouts)(
  'LOC-12 the question and the map come before the places as %s, the answer directly over them',
  (layout) => {
    const html = htmlOf(layout, { answer: <p>Three found</p> })
    expect(html).toMatch(/The question.*The map.*Three found.*id="place-north".*id="place-south".*id="place-office"/s)
    // What is read first is seen first: no order but the markup's own.
    expect(html).not.toMatch(/[ ":]order-|reading-flow|flex-col-reverse/)
  },
)

test.each(layouts)('a list as %s says that no place is published, before any question', (layout) => {
  expect(htmlOf(layout, { groups: [], map: null, answer: <p>None yet</p> }).split('None yet')).toHaveLength(2)
})

test('every list shows the buildings, and what a place is visited for', () => {
  for (const layout of layouts) {
    const html = htmlOf(layout)
    expect(html.match(/src="[^"]*yard\.webp/g)).toHaveLength(3)
    expect(html.match(/href="\/book-test-drive\/at\/(north|south)"/g)).toHaveLength(2)
  }
})

test('LOC-01 a place without a picture has no column for one', () => {
  const bare = [{ id: 'a', title: null, tagline: null, places: [place('bare', { image: null })] }]
  for (const layout of ['beside', 'cities'] as const) {
    expect(htmlOf(layout)).toContain('sm:grid-cols-[15rem')
    expect(htmlOf(layout, { groups: bare })).not.toContain('sm:grid-cols-[15rem')
  }
})

test('LOC-06 beside the map the hours of a department come with its page and number, in sight or on request', () => {
  const [main] = place('north').departments
  const parts = locationFixture({
    id: 'parts',
    slug: 'parts',
    name: 'Parts north',
    locationType: 'parts',
    phone: '(02) 5550 0199',
  })
  const groups = [{ id: 'a', title: null, tagline: null, places: [place('north', { departments: [main, parts] })] }]
  const html = htmlOf('beside', { groups })
  expect(html.match(/href="\/locations\/parts"/g)).toHaveLength(2)
  expect(html.match(/href="tel:0255500199"/g)).toHaveLength(2)
})

test('lists with room for it name whom to ask for', () => {
  expect(layouts.filter((layout) => htmlOf(layout).includes('Marta Kosta'))).toEqual(['beside', 'map', 'rows'])
})

test('beside a wide map its numbers are named, each with the way to its card', () => {
  expect(htmlOf('map').match(/href="#place-(north|south|office)"/g)).toHaveLength(3)
  expect(htmlOf('map', { map: null })).not.toContain('href="#place-')
})
