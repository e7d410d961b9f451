import { expect, test } from 'vitest'
import { demoTenants } from '@/tenants/demo/demoTenants'
import { readStudioLibrary } from '../pictures/readStudioLibrary'
import { setsOfMake, studioPicture, studioSets } from '../pictures/StudioLibrary'
import { makeOf } from '../sites/makeOf'
import { modelPicture, wearerOf } from '../sites/demoRange'
import { demoStocks } from '../stock/demoStocks'
import { catalogue } from './catalogue'
import { bodyOfCharacter, faceOf } from './looks'

const library = await readStudioLibrary(process.cwd())

/** Faces that have none. */
const SMOOTH = ['bar', 'glass']

test('CAR-17 an electric vehicle is drawn without a grille', () => {
  const electric = catalogue.flatMap((entry) =>
    entry.badges.flatMap(({ engine, differs }) => {
      const wearer = { make: entry.make, model: entry.model, electric: true }
      const body = differs?.studioBody ?? entry.studioBody
      return engine.fuel === 'Electric'
        ? [[`${entry.make} ${entry.model}`, setsOfMake(library, body, wearer)] as const]
        : []
    }),
  )
  expect(electric.length).toBeGreaterThan(10)
  expect(electric.flatMap(([name, sets]) => (sets.every(({ face }) => SMOOTH.includes(face)) ? [] : name))).toEqual([])
})

test('CAR-17 an electric vehicle has the smooth face of its make, or the usual one', () => {
  const drawn = ['', 'glass', 'bar']
  const faceOfSedan = (make: string, model: string) => faceOf('sedan', drawn, { make, model, electric: true })
  expect(faceOfSedan('Tesla', 'Model 3')).toBe('glass')
  expect(faceOfSedan('BYD', 'Seal')).toBe('bar')
  expect(faceOf('crossover', ['', 'slope', 'bar'], { make: 'Cupra', model: 'Born', electric: true })).toBe('bar')
})

/** How many makes may share one look on one site: as many sell what only one body shows. */
const MOST_MAKES = 7

test('CAR-17 on no demo site do many makes share one body with one face', () => {
  const crowded = demoStocks(library, new Date(Date.UTC(2026, 10, 28))).flatMap(({ demo: { slug }, cars }) => {
    const lookOf = (urls: string[]) => urls.find((url) => url.endsWith('/hero.webp'))?.split('/')[2] ?? ''
    const looks = Map.groupBy(cars, ({ images }) => lookOf(images.map(({ image }) => image.url)))
    return [...looks].flatMap(([look, wearers]) => {
      const makes = new Set(wearers.map(({ make }) => make)).size
      return makes > MOST_MAKES ? `${slug} ${look}: ${makes}` : []
    })
  })
  expect(crowded).toEqual([])
})

test('CAR-17 the models of a dealership are pictured differently from one another', () => {
  for (const demo of demoTenants) {
    const pictures = demo.models.map((model) => {
      const make = makeOf(demo, model.brand)
      return studioPicture(library, modelPicture(make, model), wearerOf(make, model.name))
    })
    expect(new Set(pictures).size, demo.slug).toBe(pictures.length)
  }
})

test('a model has the body and the face of its own, then those of its make, then the usual', () => {
  expect(bodyOfCharacter('Mazda', 'Mazda3', 'hatch')).toBe('hatch-low')
  expect(bodyOfCharacter('Mazda', 'Mazda3', 'sedan')).toBe('sedan')
  expect(bodyOfCharacter('Mazda', 'CX-5', 'suv')).toBe('suv')
  const wearer = (make: string, model: string, electric = false) => ({ make, model, electric })
  const drawn = ['', 'bar', 'fin']
  expect(faceOf('crossover', drawn, wearer('Mazda', 'CX-3'))).toBe('')
  expect(faceOf('crossover', drawn, wearer('Mazda', 'CX-30'))).toBe('fin')
  expect(faceOf('crossover', drawn, wearer('Hyundai', 'Kona', true))).toBe('bar')
  expect(faceOf('crossover', ['', 'bar'], wearer('Hyundai', 'Kona'))).toBe('')
  expect(faceOf('crossover', ['bar'], wearer('Unheard Of', 'One'))).toBe('bar')
  expect(studioSets({}, 'suv-sleek')).toEqual([])
})
