import { expect, test } from 'vitest'
import { modelRange } from './modelRange'

const empty = { name: 'Prado' }

test('RTE-28 a model without a range has none of it', () => {
  expect(modelRange(empty)).toEqual({ priceFromDollars: null, keyFigures: [], grades: [], colours: [], gallery: [] })
})

test('RTE-28 the price from is the one typed, else the lowest of the grades, and never 0', () => {
  const grades = [
    { name: 'GXL', price: 79_990 },
    { name: 'GX', price: 72_500 },
    { name: 'Kakadu', price: null },
    { name: 'Free', price: 0 },
  ]
  expect(modelRange({ ...empty, grades }).priceFromDollars).toBe(72_500)
  expect(modelRange({ ...empty, grades, price_from: 69_990 }).priceFromDollars).toBe(69_990)
  expect(modelRange({ ...empty, grades: [{ name: 'Free', price: 0 }], price_from: 0 }).priceFromDollars).toBeNull()
})

test('RTE-28 a grade keeps its words; features are lines, empty ones left out', () => {
  const [grade] = modelRange({
    ...empty,
    grades: [{ name: 'GX', drive: '4x4', seats: '', features: 'One\n\n Two ' }],
  }).grades
  expect(grade).toMatchObject({ name: 'GX', priceDollars: null, drive: '4x4', seats: null, features: ['One', 'Two'] })
})

test('RTE-28 a feature with a label is a fact to compare, for a caravan, truck or motorcycle', () => {
  const [grade] = modelRange({
    ...empty,
    grades: [{ name: '17.55-8', features: 'ATM: 2,480 kg\nIsland bed\nBerths: 2' }],
  }).grades
  expect(grade?.facts).toEqual([
    { label: 'ATM', value: '2,480 kg' },
    { label: 'Berths', value: '2' },
  ])
  expect(grade?.features).toEqual(['Island bed'])
})

test('RTE-28 a colour or a gallery picture without its picture is left out', () => {
  const colours = [
    { name: 'White', hex: '#ffffff', image: { url: '/white.webp' } },
    { name: 'Blue', hex: '#0000ff', image: { url: '' } },
  ]
  const range = modelRange({
    ...empty,
    colours,
    gallery: [{ image: {} }, { image: { url: '/side.webp' }, caption: '' }],
  })
  expect(range.colours).toEqual([
    { name: 'White', hex: '#ffffff', image: { url: '/white.webp', alt: 'Prado in White' } },
  ])
  expect(range.gallery).toEqual([{ url: '/side.webp', alt: 'Prado', caption: null }])
})
