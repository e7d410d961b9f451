import { expect, test } from 'vitest'
import { formatDay, formatMonth, formatWeekday } from './formatDay'

test('LOC-09 a day begins at midnight in Sydney, wherever the server stands', () => {
  const [eve, midnight] = ['2026-11-30T12:59:59Z', '2026-11-30T13:00:00Z']
  expect([eve, midnight].map(formatDay)).toEqual(['30/11/2026', '01/12/2026'])
  expect([eve, midnight].map(formatWeekday)).toEqual(['Mon, 30 Nov', 'Tue, 1 Dec'])
  expect([eve, midnight].map(formatMonth)).toEqual(['November 2026', 'December 2026'])
})
