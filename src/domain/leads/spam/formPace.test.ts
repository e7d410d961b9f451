import { expect, test } from 'vitest'
import { isTooFast } from './formPace'

const pace = (ms: number, touched: boolean): string => JSON.stringify({ ms, touched })

test('LEA-18 a form sent at once by a page that nobody touched is too fast', () => {
  expect(isTooFast(pace(300, false))).toBe(true)
  expect(isTooFast({ ms: 1499, touched: false })).toBe(true)
})

test('LEA-18 a touched page, a slow form, and one that says nothing are not', () => {
  for (const given of [pace(300, true), pace(1500, false), undefined, '', 'nonsense', '{"ms":1}', ['a', 'b']])
    expect(isTooFast(given)).toBe(false)
})
