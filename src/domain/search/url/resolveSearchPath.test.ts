import { describe, expect, test } from 'vitest'
import { resolveSearchPath, type SearchLookups } from './resolveSearchPath'

const lookups: SearchLookups = {
  makes: [
    { slug: 'toyota', value: 'Toyota' },
    { slug: 'land-rover', value: 'Land Rover' },
    { slug: 'van', value: 'Van' },
    { slug: 'used-cars', value: 'Used Cars' },
  ],
  models: [{ makeSlug: 'toyota', slug: 'corolla', value: 'Corolla' }],
  bodies: [
    { slug: 'suv', value: 'SUV' },
    { slug: 'van', value: 'Van' },
    { slug: 'harbour-city', value: 'Body named as a dealership' },
  ],
  dealerships: [
    { slug: 'harbour-city', value: 'Harbour City' },
    { slug: 'second-gear', value: 'Second Gear' },
  ],
}
const resolve = (...segments: string[]) => resolveSearchPath(segments, lookups)

describe('search paths', () => {
  test.each([
    ['RTE-14', 'new-used-and-demo-cars', undefined],
    ['RTE-15', 'used-cars', ['used']],
    ['RTE-16', 'new-cars', ['new']],
    ['RTE-17', 'demo-cars', ['demo']],
    ['RTE-18', 'new-and-demo-cars', ['new', 'demo']],
    ['RTE-19', 'new-and-used-cars', ['new', 'used']],
    ['RTE-19', 'used-and-demo-cars', ['used', 'demo']],
  ])('%s /search/%s', (_id, segment, types) => {
    expect(resolve(segment)?.refinements.car_type).toEqual(types)
  })

  test('RTE-14 the default path is all stock, under one address', () => {
    expect(resolve('new-used-and-demo-cars')).toEqual(resolve())
    expect(resolve()?.path).toBe('/search/new-used-and-demo-cars/')
  })

  test('RTE-19 SEO-01 the same car types have one address, whatever order they are named in', () => {
    expect(resolve('demo-and-used-cars')).toEqual(resolve('used-and-demo-cars'))
    expect(resolve('used-demo-cars')?.path).toBe('/search/used-and-demo-cars')
    expect(resolve('demo-and-new-cars')?.path).toBe('/search/new-and-demo-cars')
    for (const path of ['used-cars', 'new-cars', 'demo-cars', 'new-and-demo-cars'])
      expect(resolve(path)?.path).toBe(`/search/${path}`)
  })

  test('RTE-20 RTE-21 RTE-22 RTE-23 make, model, body and dealership', () => {
    expect(resolve('land-rover')).toMatchObject({ kind: 'make', refinements: { make: ['Land Rover'] } })
    expect(resolve('toyota', 'corolla')).toMatchObject({
      kind: 'model',
      title: 'Toyota Corolla',
      refinements: { make_model: ['Toyota|Corolla'] },
    })
    expect(resolve('suv')).toMatchObject({ kind: 'body', refinements: { simple_body: ['SUV'] } })
    expect(resolve('second-gear')).toMatchObject({
      kind: 'dealership',
      title: 'Second Gear',
      refinements: { dealership_slug: ['second-gear'] },
    })
  })

  test('RTE-23 car-type path, then make, then body, then dealership', () => {
    expect(resolve('used-cars')?.kind).toBe('carType')
    expect(resolve('van')?.kind).toBe('make')
    expect(resolve('harbour-city')?.kind).toBe('body')
  })

  test.each([['nothing'], ['-cars'], ['boat-cars'], ['used-used-cars'], ['constructor'], ['__proto__']])(
    'RTE-23 /search/%s is a 404',
    (segment) => {
      expect(resolve(segment)).toBeNull()
    },
  )

  test('RTE-21 a model of another make, a third segment: 404', () => {
    expect(resolve('land-rover', 'corolla')).toBeNull()
    expect(resolve('toyota', 'hilux')).toBeNull()
    expect(resolve('toyota', 'corolla', 'sedan')).toBeNull()
  })
})
