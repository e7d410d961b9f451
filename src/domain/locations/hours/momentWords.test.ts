import { expect, test } from 'vitest'
import { momentWords, zoneWords } from './momentWords'
import { australianZones } from './stateTimeZone'

test('CMS-01 one moment is another day in Perth than in Sydney', () => {
  expect(momentWords('2026-11-22T13:45:00Z', 'Australia/Sydney')).toBe('23/11/2026, 12:45 am')
  expect(momentWords('2026-11-22T13:45:00Z', 'Australia/Perth')).toBe('22/11/2026, 9:45 pm')
})

test('CMS-01 a time zone is called as people call it', () => {
  expect(zoneWords('Australia/Perth')).toBe('Perth time')
})

test('CMS-01 a schedule is made in Australian time', () => {
  expect(australianZones).toContainEqual({ value: 'Australia/Perth', label: 'Perth time' })
  expect(australianZones.every(({ value }) => value.startsWith('Australia/'))).toBe(true)
})
