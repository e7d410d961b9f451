import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile'
import { driveWords, timesByDay } from './driveWords'

const entry = {
  uid: 'a4b4535f@site.example',
  startsAt: new Date('2026-11-24T22:00:00Z'),
  endsAt: new Date('2026-11-24T22:30:00Z'),
  title: 'Test drive: 2021 Toyota Corolla, Sam Lee',
  place: 'Alexandria; 12 Bourke Rd\nNSW',
  notes: 'Prüfung '.repeat(20).trim(),
  writtenAt: new Date('2026-11-23T01:02:03.456Z'),
  maker: 'Forecourt',
}

test('LEA-22 an appointment is a calendar entry of RFC 5545: in UTC, escaped, lines of at most 75 octets', () => {
  const file = calendarFile(entry)
  const lines = file.split('\r\n')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261123T010203Z',
      'DTSTART:20261124T220000Z',
      'DTEND:20261124T223000Z',
      String.raw`SUMMARY:Test drive: 2021 Toyota Corolla\, Sam Lee`,
      String.raw`LOCATION:Alexandria\; 12 Bourke Rd\nNSW`,
    ]),
  )
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${entry.notes}\r\n`)
})

test('LEA-22 what was typed cannot add a line to the calendar entry', () => {
  const evil = 'Sam\r\nATTENDEE:mailto:all@x.test\rX\n'
  const file = calendarFile({ ...entry, title: evil, place: evil, notes: evil })
  expect(file.split(/[\r\n]+/).filter((line) => /^(ATTENDEE|X)/.test(line))).toEqual([])
})

test('LEA-22 times are said as their own clocks show them, by day', () => {
  expect(driveWords('2026-11-25T09:00:00+11:00')).toBe('Wednesday 25 November 2026, 9 am')
  expect(driveWords('2026-11-25T15:30')).toBe('Wednesday 25 November 2026, 3:30 pm')
  const times = ['2026-11-25T09:00:00+11:00', '2026-11-25T09:30:00+11:00', '2026-11-26T09:00:00+11:00']
  expect(timesByDay(times)).toEqual([
    { day: '2026-11-25', times: times.slice(0, 2) },
    { day: '2026-11-26', times: times.slice(2) },
  ])
})
