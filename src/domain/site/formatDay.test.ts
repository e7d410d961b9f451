import { expect, test } from 'vitest'
import { formatDay, formatMonth, formatWeekday } from './formatDay'

test('LOC-09 a day begins at midnight in Sydney, wherever the server stands', () => {
  const [eve, midnight] = ['2026-11-30T12:59:59Z', '2026-11-30T13:00:00Z']
  expect([eve, midnight].map((iso) => formatDay(iso))).toEqual(['30/11/2026', '01/12/2026'])
  expect([eve, midnight].map((iso) => formatWeekday(iso))).toEqual(['Mon, 30 Nov', 'Tue, 1 Dec'])
  expect([eve, midnight].map((iso) => formatMonth(iso))).toEqual(['November 2026', 'December 2026'])
})

test('CMS-01 an offer of a dealership in Perth ends on Perth’s day', () => {
  expect(formatDay('2026-11-30T15:45:00Z', 'Australia/Perth')).toBe('30/11/2026')
  expect(formatDay('2026-11-30T15:45:00Z')).toBe('01/12/2026')
})
