import { expect, test } from 'vitest'
import { starsFor } from './Rating'

test.each([
  [4.4, 4, true],
  [4.3, 4, false],
  [4.05, 4, false],
  [4.95, 4, true],
  [5, 5, false],
])('CON-33 an average of %d shows %i full stars, partial: %s', (average, full, partial) => {
  expect(starsFor(average)).toEqual({ full, partial })
})
