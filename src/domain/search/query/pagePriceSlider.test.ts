import { expect, test } from 'vitest'
import { toSearchParams } from '../url/searchAddress'
import { emptySearchState } from '../url/SearchState'
import { priceSliderParams, typedThumb, wholePriceSlider } from './pagePriceSlider'

test('SRP-25 SRP-31 the slider leads to the search of its range, dearest first, in the style of the site', () => {
  expect(wholePriceSlider).toEqual([5000, 250000])
  expect(priceSliderParams([20000, 60500], 'flat')).toEqual([
    ['price', '20000:60500'],
    ['sortBy', 'price:desc'],
  ])
  expect(priceSliderParams([20000, 60500], 'bracket')).toEqual([
    ['range[price]', '20000:60500'],
    ['sortBy', 'price:desc'],
  ])
  const searched = { ...emptySearchState, ranges: { price: { min: 20000, max: 60500 } }, sort: 'price:desc' } as const
  for (const style of ['flat', 'bracket'] as const)
    expect(priceSliderParams([20000, 60500], style)).toEqual([...toSearchParams(searched, style)])
})

test.each([
  ['low', '$12,700', [12500, 90000]],
  ['low', '100', [5000, 90000]],
  ['low', '400000', [90000, 90000]],
  ['high', '900000', [10000, 250000]],
  ['high', '5000', [10000, 10000]],
  ['high', 'a lot', [10000, 90000]],
  ['low', '', [10000, 90000]],
] as const)('SRP-25 SRP-30 typing %s %s', (end, text, expected) => {
  expect(typedThumb([10000, 90000], end, text)).toEqual(expected)
})
