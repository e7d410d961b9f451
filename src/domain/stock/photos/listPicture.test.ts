import { expect, test } from 'vitest'
import { listPicture, vehicleShown } from './listPicture'

test('RTE-29 a list shows a model on the ground of the studio where it is drawn there, else in its first picture', () => {
  const [scene, rear, hero] = ['scene', 'rear', 'hero'].map((view) => `/studio/suv/grey/${view}.webp`)
  expect(listPicture([scene, rear, hero].map(String))).toBe(hero)
  expect(listPicture(['/media/yard.jpg', '/media/side.jpg'])).toBe('/media/yard.jpg')
  expect(listPicture(['/media/yard.jpg', String(hero)])).toBe('/media/yard.jpg')
  expect(listPicture([])).toBeNull()
})

test('RTE-29 what travels with an address changes neither', () => {
  const hero = '/studio/suv/red/hero.webp#blur=ab/cd+e=='
  expect(listPicture(['/studio/suv/red/yard.webp', hero])).toBe(hero)
  expect(vehicleShown(hero)).toBe('/studio/suv')
})
