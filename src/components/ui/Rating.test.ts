import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rating, starsFor } from './Rating'

test.each([
  [4.4, 4, true],
  [4.3, 4, false],
  [4.05, 4, false],
  [4.95, 4, true],
  [5, 5, false],
])('CON-33 an average of %d shows %i full stars, partial: %s', (average, full, partial) => {
  expect(starsFor(average)).toEqual({ full, partial })
})

test.each([
  [4.6, '5.675rem'],
  [4.3, '5.000rem'],
  [5, '6.250rem'],
])('CON-33 the stars of %d are lit for %s', (value, lit) => {
  expect(renderToStaticMarkup(Rating({ value }))).toContain(`--lit:${lit}`)
})
