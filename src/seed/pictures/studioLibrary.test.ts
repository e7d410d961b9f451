import { expect, test } from 'vitest'
import { studioLibraryFrom } from './readStudioLibrary'
import { hotspotsOf, studioHotspots } from './picturesFor'
import { studioPicture, studioSets } from './StudioLibrary'

const manifest = {
  yards: ['yard-north', 'yard-south'],
  bodies: {
    suv: {
      faces: { b: ['hero'] },
      colours: [
        { slug: 'white', hex: '#0b0c0e' },
        { slug: 'red', hex: '#0b0c0e' },
      ],
      views: ['hero', 'front', 'rear'],
      orbit: { colours: ['red'], frames: 24 },
    },
    spaceship: { colours: [], views: ['hero'] },
    ute: { colours: 'not a list' },
  },
}

test('CAR-17 reads the pictures of each body, colour and face, and an orbit only where it was drawn', () => {
  const library = studioLibraryFrom(manifest)
  expect(Object.keys(library)).toEqual(['suv'])
  const sets = library.suv ?? []
  expect(sets.find((set) => set.colour === 'red' && set.face === '')).toMatchObject({
    whole: ['hero', 'scene', 'yard-north', 'yard-south', 'front', 'rear'].map((view) => `/studio/suv/red/${view}.webp`),
    stills: ['hero', 'scene', 'yard-north', 'yard-south', 'front', 'rear', 'back', 'above'].map(
      (view) => `/studio/suv/red/${view}.webp`,
    ),
    orbit: expect.arrayContaining(['/studio/suv/orbit/red/23.webp']),
  })
  expect(sets.find((set) => set.colour === 'white' && set.face === 'b')).toMatchObject({
    whole: [
      ...['hero', 'scene', 'yard-north', 'yard-south'].map((view) => `/studio/suv-b/white/${view}.webp`),
      '/studio/suv/white/rear.webp',
    ],
    stills: expect.arrayContaining(['/studio/suv-b/white/above.webp', '/studio/suv/white/back.webp']),
    orbit: [],
  })
})

test('a set with a missing picture is not complete, one without surroundings is, and an orbit without its files is none', () => {
  const sets =
    studioLibraryFrom(
      manifest,
      made,
      (address) => !/^.studio.suv.(red.(rear|back|above|yard-.*)|white.scene|orbit)/.test(address),
    ).suv ?? []
  const own = sets.filter(({ face }) => face === '')
  expect(own.map(({ colour, complete }) => [colour, complete])).toEqual([
    ['white', true],
    ['red', false],
  ])
  expect(own[1]).toMatchObject({
    stills: ['/studio/suv/red/hero.webp', '/studio/suv/red/scene.webp', '/studio/suv/red/front.webp'],
    orbit: [],
    details: [],
  })
})

const wheels = { detail: 'wheels', anchors: ['wheels-left'], positions: [{ frame: 3, x: 0.2, y: 0.6 }] }
const made = {
  hotspots: { suv: [wheels] },
  videos: { walkarounds: { suv: ['red'] }, tours: ['suv'] },
}

test('CAR-19 CAR-21 hotspots and videos go with the pictures they were made of', () => {
  const sets = studioLibraryFrom(manifest, made).suv ?? []
  const red = sets.find((set) => set.colour === 'red' && set.face === '')
  expect(red).toMatchObject({ walkaround: '/studio/suv/walkaround/red.mp4', tour: '/studio/suv/tour.mp4' })
  expect(studioHotspots(red?.details ?? [], false)).toMatchObject({
    exterior: [{ id: 'wheels', description: expect.stringContaining('wheels'), positions: [{ frame: 3 }] }],
    interior: [],
  })
  const white = sets.find((set) => set.colour === 'white' && set.face === 'b')
  expect(white).toMatchObject({ walkaround: null, details: [] })
  expect(studioHotspots([], true)).toBeNull()
  const spots = studioHotspots([{ ...wheels, detail: 'roof' }, wheels], true)
  const idsOf = (features: string[]) => hotspotsOf(spots, features)?.exterior.map(({ id }) => id)
  expect([idsOf(['Panoramic Sunroof']), idsOf(['Towbar'])]).toEqual([['roof', 'wheels'], ['wheels']])
})

test('CAR-17 a body that is not drawn yet has no pictures, rather than those of another', () => {
  const library = studioLibraryFrom(manifest)
  for (const body of ['people-mover', 'tray-truck', 'curtain-truck', 'caravan', 'caravan-single'] as const)
    expect(studioSets(library, body)).toEqual([])
  expect(studioPicture(library, 'ute/red/rear')).toBeNull()
  expect(studioPicture(library, 'suv/pink')).toBe('/studio/suv/white/hero.webp')
})

test('CAR-17 bodies of one trim share the picture of its cabin, and those without one are complete without', () => {
  const drawn = { colours: [{ slug: 'white', hex: '#0b0c0e' }], views: ['hero'] }
  const bodies = { ute: drawn, van: drawn, caravan: drawn }
  const { ute, van, caravan } = studioLibraryFrom({ bodies, cabins: { work: ['van', 'ute'] } })
  const cabin = '/studio/cabins/work/interior.webp'
  for (const [set] of [ute ?? [], van ?? []])
    expect(set).toMatchObject({ complete: true, interior: cabin, stills: expect.arrayContaining([cabin]) })
  expect(caravan?.[0]).toMatchObject({ complete: true, interior: null })
  const onlyCabins = studioLibraryFrom({ bodies, cabins: { work: ['van'] } }, {}, (address) => address === cabin)
  expect(onlyCabins.van?.[0]).toMatchObject({ complete: false, stills: [] })
})

test('CAR-17 close pictures follow: of the cabin what its body has, then the wheel of a face, then it from above', () => {
  const colours = [{ slug: 'white', hex: '#0b0c0e' }]
  const bodies = {
    suv: { colours, views: ['hero'], faces: { b: ['hero'] } },
    ute: { colours, views: ['hero'] },
  }
  const closeUps = { 'wheels/five/wheel': ['suv', 'ute'], 'wheels/six/wheel': ['suv-b'], 'cabins/light/boot': ['suv'] }
  const { suv, ute } = studioLibraryFrom({ bodies, cabins: { light: ['suv', 'ute'] }, closeUps })
  const cabin = ['/studio/cabins/light/interior.webp', '/studio/cabins/light/boot.webp']
  const closeOf = (stills: string[] = []) => stills.filter((url) => /cabins|wheels|above/.test(url))
  expect((suv ?? []).map(({ stills }) => closeOf(stills))).toEqual([
    [...cabin, '/studio/wheels/five/wheel.webp', '/studio/suv/white/above.webp'],
    [...cabin, '/studio/wheels/six/wheel.webp', '/studio/suv-b/white/above.webp'],
  ])
  expect(closeOf(ute?.[0]?.stills)).toEqual([
    cabin[0],
    '/studio/wheels/five/wheel.webp',
    '/studio/ute/white/above.webp',
  ])
})

test('a broken manifest means no pictures, never a crash', () => {
  for (const broken of [null, 'x', {}, { bodies: null }, { bodies: { suv: 1 } }])
    expect(studioLibraryFrom(broken)).toEqual({})
})
