import { expect, test } from 'vitest'
import { overline } from './overline'

const kia = { title: 'Kia', slug: 'kia' }
const sorento = { brand: kia, bodies: ['SUV', 'People Mover'] }

test('CON-17 above a model stands its brand or its seller, and its bodies', () => {
  expect(overline(sorento)).toBe('Kia · SUV · People Mover')
  expect(overline({ ...sorento, seller: 'Harbour City Auto' })).toBe('Kia at Harbour City Auto')
  expect(overline({ ...sorento, seller: 'Northline Kia' })).toBe('Northline Kia')
})

test('CON-17 what the heading of its group says is left out', () => {
  expect(overline(sorento, { make: kia })).toBe('SUV · People Mover')
  expect(overline({ brand: null, bodies: ['SUV'] }, { body: 'SUV' })).toBe('')
  expect(overline({ brand: kia, bodies: ['Caravan', 'Pop Top'] }, { kind: 'caravan' })).toBe('Kia · Pop Top')
  const sold = { ...sorento, seller: 'Harbour City Auto' }
  expect(overline(sold, { make: kia, seller: 'Harbour City Auto' })).toBe('SUV · People Mover')
  expect(overline(sold, { make: kia })).toBe('Harbour City Auto · SUV · People Mover')
})
