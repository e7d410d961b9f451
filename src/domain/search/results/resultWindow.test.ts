import { expect, test } from 'vitest'
import { resultWindow } from './resultWindow'

test('SEA-26 numbered pages show one page of the site’s size', () => {
  expect(resultWindow(3, 21, 'pages')).toEqual({ page: 3, hitsPerPage: 21, grown: false })
})

test('SEA-27 a growing list holds every page up to its own, up to 210 cars', () => {
  expect(resultWindow(1, 21, 'more')).toEqual({ page: 1, hitsPerPage: 21, grown: true })
  expect(resultWindow(3, 21, 'more')).toEqual({ page: 1, hitsPerPage: 63, grown: true })
  expect(resultWindow(11, 21, 'more')).toEqual({ page: 11, hitsPerPage: 21, grown: false })
})
